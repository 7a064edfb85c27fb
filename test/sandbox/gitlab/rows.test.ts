import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startGitLab } from '../../../src/sandbox/start-gitlab.ts'
import { GitLabApi } from '../../helpers/gitlab-client.ts'
import { changes } from '../../helpers/random-changes.ts'
import { runs } from '../../helpers/runs.ts'
import { type GitLabRow, gitlabFiles } from '../../oracles/gitlab-rows.ts'

/** Pairs of line numbers, with or without a matching row. */
const number = fc.option(fc.integer({ min: 0, max: 32 }))
const pairs = fc.array(fc.tuple(number, number), { minLength: 12, maxLength: 12 })

test('a position has a line code if and only if both its numbers are those of a row', async () => {
  const seen = { rows: 0, others: 0 }
  await fc.assert(
    fc.asyncProperty(changes, pairs, async ({ before, after }, pairs) => {
      const gitlab = await startGitLab({ base: before, head: after })
      const api = new GitLabApi(gitlab)
      try {
        for (const { path, oldPath, rows } of gitlabFiles(before, after)) {
          const codes = new Map(rows.map((row) => [`${row.old} ${row.new}`, row.code]))
          const tried = [...rows.map((row) => [row.old, row.new]), ...pairs]
          const found = new Map<string, string | null>()
          for (const [old_line, new_line] of tried) {
            const place = { old_path: oldPath, new_path: path, old_line, new_line }
            const { body } = await api.draft(place)
            found.set(`${old_line} ${new_line}`, body.line_code)
          }
          for (const [pair, code] of found) expect([pair, code]).toEqual([pair, codes.get(pair) ?? null])
          seen.rows += codes.size
          seen.others += found.size - codes.size
        }
      } finally {
        await gitlab.close()
      }
    }),
    { numRuns: runs(8) },
  )
  expect(Math.min(seen.rows, seen.others)).toBeGreaterThan(0)
})

const word = fc.constantFrom('a', 'b', 'c', 'd', '')
const content = fc
  .array(word, { minLength: 1, maxLength: 14 })
  .map((lines) => lines.map((each) => `${each}\n`).join(''))

test('after a push a note is where its line is in the new diff, or outdated', async () => {
  const seen = { moved: 0, outdated: 0 }
  await fc.assert(
    fc.asyncProperty(content, content, content, async (base, head, later) => {
      const gitlab = await startGitLab({ base: { f: base }, head: { f: head } })
      const api = new GitLabApi(gitlab)
      try {
        const rows = rowsBetween(base, head)
        for (const { old, new: now } of rows) {
          expect((await api.discuss({ path: 'f', old_line: old, new_line: now })).status).toBe(201)
        }
        await gitlab.push({ f: later })
        const notes = gitlab.discussions().flatMap(({ notes }) => notes.filter(({ system }) => !system))
        const [since, after] = [rowsBetween(head, later), rowsBetween(base, later)]
        for (const [index, row] of rows.entries()) {
          const place = whereNow(row, since, after, head === later)
          const { outdated, position } = notes[index] ?? {}
          seen[place ? 'moved' : 'outdated']++
          expect(outdated ? undefined : [position?.old_line, position?.new_line]).toEqual(place)
        }
      } finally {
        await gitlab.close()
      }
    }),
    { numRuns: runs(12) },
  )
  expect(Math.min(seen.moved, seen.outdated)).toBeGreaterThan(0)
})

function rowsBetween(before: string, after: string): readonly GitLabRow[] {
  return gitlabFiles({ f: before }, { f: after })[0]?.rows ?? []
}

/** Both line numbers of the row that a note is on after a push; `undefined` if it is outdated. */
function whereNow(
  { old, new: now }: GitLabRow,
  since: readonly GitLabRow[],
  rows: readonly GitLabRow[],
  same: boolean,
): [number | null, number | null] | undefined {
  const moved = now === null || same ? now : since.find((row) => row.old === now)?.new
  if (moved === undefined || (moved === null && now !== null)) return undefined
  const fits = (row: GitLabRow) => row.new === moved && (old === null || row.old === old)
  const row = rows.find(fits)
  return row && [row.old, row.new]
}
