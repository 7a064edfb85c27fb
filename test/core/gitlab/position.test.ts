import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChangedFile, parseDiff } from '../../../src/core/diff/diff.ts'
import { gitlabPositions, type PositionTarget } from '../../../src/core/gitlab/position.ts'
import { changes, states } from '../../helpers/random-changes.ts'
import { runs } from '../../helpers/runs.ts'
import { type Files, gitDiff } from '../../oracles/git.ts'
import { type GitLabFile, gitlabFiles, resolve, resolveEnd } from '../../oracles/gitlab-rows.ts'

const REFS = { base_sha: 'b'.repeat(40), start_sha: 'c'.repeat(40), head_sha: 'd'.repeat(40) }

function numbered(last: number, replaced: Record<number, string[]> = {}): string {
  const lines = Array.from({ length: last }, (_, index) => replaced[index + 1] ?? [`line ${index + 1}`])
  return lines
    .flat()
    .map((text) => `${text}\n`)
    .join('')
}

/** An example whose line codes come from GitLab's code. */
const BEFORE: Files = {
  'f.txt': numbered(60),
  'del.txt': 'p\nq\nr\n',
  'nonl.txt': 'x\ny',
  'old-name.txt': numbered(20),
  'was.txt': numbered(5),
}
const AFTER: Files = {
  'f.txt': numbered(60, {
    5: [],
    6: [],
    10: ['LINE 10'],
    30: ['line 30', 'new a', 'new b'],
    50: ['LINE 50'],
  }),
  'new.txt': 'a\nb\n',
  'nonl.txt': 'x\nz\n',
  'new-name.txt': numbered(20, { 10: ['LINE 10'] }),
  'is.txt': numbered(5),
}
const DIFF = parseDiff(gitDiff(BEFORE, AFTER, ['--find-renames=30%']))

function fileNamed(path: string): ChangedFile {
  const file = DIFF.files.find((changed) => changed.path === path)
  if (!file) throw new Error(`no ${path} in the diff`)
  return file
}

function at(path: string, target: PositionTarget) {
  const file = fileNamed(path)
  const { base_sha, start_sha, head_sha, ...place } = gitlabPositions(file, DIFF.of(file), REFS)(target)
  expect({ base_sha, start_sha, head_sha }).toEqual(REFS)
  return place
}

/** The old and the new line of a position, such as `5 -`. */
function numbers(path: string, target: PositionTarget): string {
  const place = at(path, target)
  return place.position_type === 'file' ? 'file' : `${place.old_line ?? '-'} ${place.new_line ?? '-'}`
}

const SHA1 = '7ad4af83b511907a1db3f4d18c33c63d9b6c4d9e'

test.for<[row: string, target: PositionTarget, code: string]>([
  [' line 2', { line: 2 }, '_2_2'],
  [' line 3', { line: 3 }, '_3_3'],
  [' line 4', { line: 4 }, '_4_4'],
  ['-line 5', { line: 5, side: 'LEFT' }, '_5_5'],
  ['-line 6', { line: 6, side: 'LEFT' }, '_6_5'],
  [' line 7', { line: 5 }, '_7_5'],
  [' line 8', { line: 6 }, '_8_6'],
  [' line 9', { line: 7 }, '_9_7'],
  ['-line 10', { line: 10, side: 'LEFT' }, '_10_8'],
  ['+LINE 10', { line: 8 }, '_11_8'],
  [' line 11', { line: 9 }, '_11_9'],
  [' line 12', { line: 10 }, '_12_10'],
  [' line 13', { line: 11 }, '_13_11'],
  [' line 28', { line: 26 }, '_28_26'],
  [' line 29', { line: 27 }, '_29_27'],
  [' line 30', { line: 28 }, '_30_28'],
  ['+new a', { line: 29 }, '_31_29'],
  ['+new b', { line: 30 }, '_31_30'],
  [' line 31', { line: 31 }, '_31_31'],
  [' line 32', { line: 32 }, '_32_32'],
  [' line 33', { line: 33 }, '_33_33'],
  [' line 47', { line: 47 }, '_47_47'],
  [' line 48', { line: 48 }, '_48_48'],
  [' line 49', { line: 49 }, '_49_49'],
  ['-line 50', { line: 50, side: 'LEFT' }, '_50_50'],
  ['+LINE 50', { line: 50 }, '_51_50'],
  [' line 51', { line: 51 }, '_51_51'],
])('the line code of %j', ([, target, code]) => {
  // A line code is visible only at the ends of a range: here of this row and another on its side.
  const other = target.side === 'LEFT' ? { 5: 6, 6: 5 }[target.line ?? 0] : target.line === 51 ? 50 : 51
  const place = at('f.txt', { ...target, start_line: other ?? 5 })
  expect(place).toMatchObject({ line_range: { end: { line_code: SHA1 + code } } })
})

test.for<[path: string, target: PositionTarget, codes: string[]]>([
  ['new.txt', { start_line: 1, line: 2 }, ['_0_1', '_0_2']],
  ['del.txt', { start_line: 1, line: 3, side: 'LEFT' }, ['_1_0', '_3_0']],
  ['del.txt', { start_line: 2, line: 3, side: 'LEFT' }, ['_2_0', '_3_0']],
  ['nonl.txt', { start_line: 1, line: 2 }, ['_1_1', '_3_2']],
  ['new-name.txt', { start_line: 9, line: 10 }, ['_9_9', '_11_10']],
])('the line codes of a range in %s', ([path, target, codes]) => {
  const place = at(path, target)
  const range = place.position_type === 'text' ? place.line_range : undefined
  const ends = [range?.start.line_code, range?.end.line_code]
  expect(ends.map((code) => code?.replace(/^[0-9a-f]{40}/, ''))).toEqual(codes)
})

describe('what is sent for a row', () => {
  test.for<[rule: string, path: string, target: PositionTarget, expected: string]>([
    ['added: the new number alone', 'f.txt', { line: 8 }, '- 8'],
    ['deleted: the old number alone', 'f.txt', { line: 5, side: 'LEFT' }, '5 -'],
    ['context: both', 'f.txt', { line: 4 }, '4 4'],
    ['context after earlier edits: the pair differs', 'f.txt', { line: 5 }, '7 5'],
    ['between hunks: the pair is counted', 'f.txt', { line: 18 }, '20 18'],
    ['above the first hunk', 'f.txt', { line: 1 }, '1 1'],
    ['below the last hunk', 'f.txt', { line: 60 }, '60 60'],
    ['a new file', 'new.txt', { line: 1 }, '- 1'],
    ['a new file: there is nothing outside its hunk', 'new.txt', { line: 3 }, 'file'],
    ['a deleted file', 'del.txt', { line: 2, side: 'LEFT' }, '2 -'],
    ['a renamed file, added', 'new-name.txt', { line: 10 }, '- 10'],
    ['a renamed file, deleted', 'new-name.txt', { line: 10, side: 'LEFT' }, '10 -'],
    ['a renamed file, context', 'new-name.txt', { line: 9 }, '9 9'],
    ['a renamed file, outside the hunk', 'new-name.txt', { line: 1 }, '1 1'],
    ['only renamed: the file', 'is.txt', { line: 2 }, 'file'],
    ['no line: the file', 'f.txt', {}, 'file'],
    ['below a line without newline: no such line', 'nonl.txt', { line: 3 }, 'file'],
    ['an old number that no deleted row has', 'f.txt', { line: 20, side: 'LEFT' }, 'file'],
  ])('%s', ([, path, target, expected]) => {
    expect(numbers(path, target)).toBe(expected)
  })

  test.for([
    ['f.txt', 'f.txt', 'f.txt'],
    ['new.txt', 'new.txt', 'new.txt'],
    ['del.txt', 'del.txt', 'del.txt'],
    ['new-name.txt', 'old-name.txt', 'new-name.txt'],
    ['is.txt', 'was.txt', 'is.txt'],
  ] as const)('%s goes by its true names', ([path, old_path, new_path]) => {
    expect(at(path, {})).toEqual({ position_type: 'file', old_path, new_path })
  })

  test('a range: the line is its end, and both ends have all fields', () => {
    expect(at('f.txt', { start_line: 7, line: 8 })).toEqual({
      position_type: 'text',
      old_path: 'f.txt',
      new_path: 'f.txt',
      new_line: 8,
      line_range: {
        start: { line_code: `${SHA1}_9_7`, type: null, old_line: 9, new_line: 7 },
        end: { line_code: `${SHA1}_11_8`, type: 'new', old_line: null, new_line: 8 },
      },
    })
  })

  test('a range outside the hunks has no line range: GitLab would not show it either', () => {
    expect(at('f.txt', { start_line: 16, line: 18 })).toEqual({
      position_type: 'text',
      old_path: 'f.txt',
      new_path: 'f.txt',
      old_line: 20,
      new_line: 18,
    })
  })

  test('a copy is a new file to GitLab', () => {
    const text = numbered(9)
    const diff = parseDiff(
      gitDiff({ a: text }, { a: text, b: `${text}more\n` }, ['-C', '--find-copies-harder']),
    )
    const [file] = diff.files
    if (!file) throw new Error('no file')
    expect(file.status).toBe('copied')
    const position = gitlabPositions(file, diff.of(file), REFS)({ start_line: 8, line: 9 })
    expect(position).toMatchObject({ old_path: 'b', new_path: 'b', new_line: 9 })
    expect(position).not.toHaveProperty('old_line')
    expect(JSON.stringify(position)).toMatch(/_0_8.*_0_9/)
  })
})

describe('over random diffs', () => {
  const context = fc.constantFrom(0, 1, 3)

  /** Every line that a finding could name must resolve to its own row, or to no line at all. */
  function check(before: Files, after: Files, width: number): void {
    const diff = parseDiff(gitDiff(before, after, ['--find-renames=30%', `-U${width}`]))
    const truth = gitlabFiles(before, after)
    expect(diff.files.map(({ path, previousPath = path }) => [previousPath, path])).toEqual(
      truth.map(({ oldPath, path }) => [oldPath, path]),
    )
    for (const [index, file] of diff.files.entries()) {
      const meant = truth[index]
      if (meant) checkFile(file, meant)
    }

    function checkFile(file: ChangedFile, meant: GitLabFile): void {
      const fileDiff = diff.of(file)
      const positionOf = gitlabPositions(file, fileDiff, REFS)
      const hunks = 'hunks' in fileDiff ? fileDiff.hunks : []
      for (const row of meant.rows) {
        const [side, line] =
          row.new === null ? (['LEFT', row.old ?? 0] as const) : (['RIGHT', row.new] as const)
        expect(resolve(meant, positionOf({ side, line })), `${file.path} ${side} ${line}`).toBe(row)
      }
      const last = Math.max(0, ...meant.rows.map(({ new: line }) => line ?? 0))
      // Lines beyond the end: the hunks cannot show that, but the draft has no line code.
      for (const line of [last + 1, last + 7]) expect(resolve(meant, positionOf({ line }))).toBeUndefined()
      // Without context, lines added at the top look like those of a file that was empty.
      const [only, other] = hunks
      if (width === 0 && !other && only?.start.new === 1) return
      for (const { right, left } of hunks) {
        checkRange('RIGHT', right[0]?.newLine, right.at(-1)?.newLine)
        checkRange('LEFT', left[0]?.oldLine, left.at(-1)?.oldLine)
      }

      function checkRange(side: 'RIGHT' | 'LEFT', first: number | undefined, last: number | undefined): void {
        if (first === undefined || last === undefined || first === last) return
        const position = positionOf({ side, start_line: first, line: last })
        const range = 'line_range' in position ? position.line_range : undefined
        const ends = [resolveEnd(meant, range?.start), resolveEnd(meant, range?.end)]
        expect(ends.map((row) => (side === 'LEFT' ? row?.old : row?.new))).toEqual([first, last])
      }
    }
  }

  test('every row is found by its pair, on lines that no hunk shows too', () => {
    fc.assert(
      fc.property(changes, context, ({ before, after }, width) => check(before, after, width)),
      { numRuns: runs(60) },
    )
  })

  test('the same in longer files', () => {
    fc.assert(
      fc.property(fc.array(states, { minLength: 3, maxLength: 3 }), context, (parts, width) => {
        const between = numbered(9)
        const text = (side: 'old' | 'new') => parts.map((part) => part[side]).join(between)
        check({ x: text('old') }, { x: text('new') }, width)
      }),
      { numRuns: runs(60) },
    )
  })
})
