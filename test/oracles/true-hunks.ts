import { expect } from 'vitest'
import type { Row } from '../../src/core/diff/diff.ts'
import { type Files, type FileWithMode, gitDiff } from './git.ts'

export interface TrueFile {
  path: string
  previousPath: string | undefined
  status: string
  hunks: Row[][] | 'no-patch'
}

const STATUS: Record<string, string> = { A: 'added', D: 'removed', M: 'modified', R: 'renamed', C: 'copied' }

/**
 * What a diff must show, without parsing it: names from `--name-status -z`, changed ranges from the headers of
 * `-U0`, and every text from the files themselves.
 */
export function trueFiles(
  before: Files,
  after: Files,
  args: readonly string[],
  config: readonly string[],
  context: number,
): TrueFile[] {
  const fields = gitDiff(before, after, [...args, '--name-status', '-z'], config)
    .split('\0')
    .slice(0, -1)
  const sections = gitDiff(before, after, [...args, '-U0'], config)
    .split('\n')
    .reduce<string[][]>((all, text) => {
      if (text.startsWith('diff --git ')) all.push([])
      else all.at(-1)?.push(text)
      return all
    }, [])
  const files: TrueFile[] = []
  while (fields.length > 0) {
    const letter = fields.shift()?.[0] ?? ''
    const oldName = fields.shift() ?? ''
    const path = letter === 'R' || letter === 'C' ? (fields.shift() ?? '') : oldName
    const ranges = (sections[files.length] ?? []).flatMap((text) => {
      const numbers = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(text)
      return numbers ? [[1, 2, 3, 4].map((at) => Number(numbers[at] ?? 1))] : []
    })
    files.push({
      path,
      previousPath: letter === 'R' ? oldName : undefined,
      status: STATUS[letter] ?? letter,
      hunks:
        ranges.length === 0
          ? 'no-patch'
          : trueHunks(linesOf(before[oldName]), linesOf(after[path]), ranges, context),
    })
  }
  return files
}

type Line = Pick<Row, 'text' | 'ending'>

function linesOf(file: string | FileWithMode | undefined): Line[] {
  const content = typeof file === 'string' ? file : (file?.content ?? '')
  const parts = content.split('\n')
  const last = parts.pop() ?? ''
  const lines = parts.map(
    (text): Line =>
      text.endsWith('\r') ? { text: text.slice(0, -1), ending: 'crlf' } : { text, ending: 'lf' },
  )
  return last === '' ? lines : [...lines, { text: last, ending: 'none' }]
}

function trueHunks(old: Line[], now: Line[], ranges: number[][], context: number): Row[][] {
  const rows: Row[] = []
  let oldAt = 1
  let newAt = 1
  const keep = (oldEnd: number) => {
    while (oldAt < oldEnd)
      rows.push({ kind: 'context', ...at(old, oldAt), oldLine: oldAt++, newLine: newAt++ })
  }
  for (const [oldStart = 0, oldCount = 0, , newCount = 0] of ranges) {
    keep(oldCount === 0 ? oldStart + 1 : oldStart)
    for (let n = 0; n < oldCount; n++) rows.push({ kind: 'deleted', ...at(old, oldAt), oldLine: oldAt++ })
    for (let n = 0; n < newCount; n++) rows.push({ kind: 'added', ...at(now, newAt), newLine: newAt++ })
  }
  keep(old.length + 1)
  expect(newAt).toBe(now.length + 1)

  const visible = rows.map((_, index) =>
    rows.slice(Math.max(0, index - context), index + context + 1).some(({ kind }) => kind !== 'context'),
  )
  const hunks: Row[][] = []
  for (const [index, row] of rows.entries()) {
    if (!visible[index]) continue
    if (!visible[index - 1]) hunks.push([])
    hunks.at(-1)?.push(row)
  }
  return hunks
}

function at(lines: Line[], number: number): Line {
  return lines[number - 1] ?? { text: 'no such line', ending: 'none' }
}
