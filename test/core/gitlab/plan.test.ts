import { describe, expect, test } from 'vitest'
import { parseDiff } from '../../../src/core/diff/diff.ts'
import { gitlabReview } from '../../../src/core/gitlab/review.ts'
import { GITLAB_LIMITS } from '../../../src/core/options/plan-options.ts'
import { patch, planOne } from '../../helpers/one-finding.ts'
import { gitDiff } from '../../oracles/git.ts'

const REFS = { base_sha: 'b'.repeat(40), start_sha: 'c'.repeat(40), head_sha: 'd'.repeat(40) }
const lines = (count: number, eol = '\n') =>
  Array.from({ length: count }, (_, index) => `line ${index + 1};${eol}`).join('')

const BEFORE = { 'a.ts': lines(40), 'was.ts': lines(5), 'old.ts': 'gone();\n', 'logo.png': 'a\0b' }
const AFTER = {
  'a.ts': lines(40).replace('line 10;', 'changed 10;').replace('line 20;\n', ''),
  'is.ts': lines(5),
  'new.ts': 'one();\ntwo();\nthree();\n',
  'logo.png': 'a\0c',
}
const DIFF = gitDiff(BEFORE, AFTER)

function plan(entry: Record<string, unknown>, diff = DIFF) {
  return planOne(diff, { path: 'a.ts', ...entry }, {}, 'model', GITLAB_LIMITS)
}

/** `20 18`, `file`, or the code of the reason why it is in the summary. */
function placed(entry: Record<string, unknown>, diff = DIFF): string {
  const { comments, code, body } = plan(entry, diff)
  const { notes } = gitlabReview({ event: 'COMMENT', body, comments: [...comments] }, parseDiff(diff), REFS)
  const [note] = notes
  if (!note) return `summary: ${code}`
  expect(body).not.toBe('')
  const { position } = note
  if (position.position_type === 'file') return 'file'
  const range = position.line_range ? ` from ${position.line_range.start.new_line}` : ''
  return `${position.old_line ?? '-'} ${position.new_line ?? '-'}${range}`
}

describe('where a finding lands', () => {
  test.for<[rule: string, entry: Record<string, unknown>, expected: string]>([
    ['an added row', { line: 10 }, '- 10'],
    ['a context row', { line: 11 }, '11 11'],
    ['a context row after a deletion', { line: 20 }, '21 20'],
    ['a deleted row', { line: 20, side: 'LEFT' }, '20 -'],
    ['a deleted row by its number alone', { line: 20, original: 'line 20;' }, '20 -'],
    ['above all hunks', { line: 2 }, '2 2'],
    ['between the hunks', { line: 15 }, '15 15'],
    ['below all hunks, after a deletion', { line: 30 }, '31 30'],
    ['a range in a hunk', { start_line: 10, line: 12 }, '12 12 from 10'],
    ['a range outside the hunks: its last line', { start_line: 28, line: 30 }, '31 30'],
    ['a range that sticks out: the part inside', { start_line: 12, line: 15 }, '13 13 from 12'],
    ['no line', {}, 'file'],
    ['a file that was only renamed', { path: 'is.ts', line: 3 }, 'file'],
    ['a binary file', { path: 'logo.png', line: 3 }, 'file'],
    ['a new file', { path: 'new.ts', line: 3 }, '- 3'],
    ['beyond the end of a new file', { path: 'new.ts', line: 4 }, 'summary: line-not-in-diff'],
    ['a deleted file', { path: 'old.ts', line: 1 }, '1 -'],
    ['beyond the end of a deleted file', { path: 'old.ts', line: 2 }, 'summary: line-not-in-diff'],
    ['a file that was not changed', { path: 'other.ts', line: 2 }, 'summary: path-not-in-diff'],
    ['an old number that no deleted row has', { line: 3, side: 'LEFT' }, 'summary: line-not-in-diff'],
    [
      'an unchanged line, its text in a hunk: where the text is',
      { line: 30, original: 'changed 10;' },
      '- 10',
    ],
    ['an unchanged line, its text nowhere to be seen', { line: 30, original: 'line 31;' }, '31 30'],
  ])('%s', ([, entry, expected]) => {
    expect(placed(entry)).toBe(expected)
  })

  test('deleted-lines: prefer', () => {
    const options = { deletedLines: 'prefer' } as const
    const { comments } = planOne(DIFF, { path: 'a.ts', line: 20 }, options, 'model', GITLAB_LIMITS)
    expect(comments).toMatchObject([{ line: 20, side: 'LEFT' }])
  })

  const ENDED = gitDiff(
    { 'a.ts': lines(20) },
    { 'a.ts': lines(20).replace('line 5;', 'x').replace('line 19;', 'y') },
  )

  test.for<[rule: string, diff: string, line: number, expected: string]>([
    ['a hunk with less context than others ends the file', ENDED, 21, 'summary: line-not-in-diff'],
    [
      'so does a line without newline',
      gitDiff({ 'a.ts': 'a\nb\nc' }, { 'a.ts': 'x\nb\nc' }),
      4,
      'summary: line-not-in-diff',
    ],
    ['else a line below the last hunk may exist', DIFF, 4000, '4001 4000'],
  ])('%s', ([, diff, line, expected]) => {
    expect(placed({ line }, diff)).toBe(expected)
  })
})

describe('text', () => {
  test.for<[rule: string, entry: Record<string, unknown>, text: string]>([
    ['a range that is not shown is named', { start_line: 28, line: 30 }, 'This is about lines 28 to 30.'],
    [
      'the lines of a file that has none',
      { path: 'is.ts', start_line: 2, line: 3 },
      'This is about lines 2 to 3.',
    ],
    [
      'code for an unchanged line is shown',
      { line: 30, suggestion: 'x' },
      '```text\nx\n```\n\nNo one-click change',
    ],
    ['code for a whole file is shown', { suggestion: 'x' }, '```text\nx\n```\n\nNo one-click change'],
  ])('%s', ([, entry, text]) => {
    const { comments, buttons } = plan(entry)
    expect(comments.map(({ body }) => body).join()).toContain(text)
    expect(buttons).toEqual([])
  })

  test('a file outside the merge request: a link that GitLab understands', () => {
    const options = { repositoryUrl: 'https://gitlab.example/g/p', commit: 'a'.repeat(40) }
    const entry = { path: 'x.ts', start_line: 2, line: 3, message: 'said' }
    const { body } = planOne(DIFF, entry, options, 'model', GITLAB_LIMITS)
    expect(body).toContain(`(https://gitlab.example/g/p/-/blob/${'a'.repeat(40)}/x.ts#L2-3)`)
  })
})

describe('what GitLab would not apply as it is meant is shown', () => {
  const crlf = patch('a.ts', 1, ['+one\r', '+two\r', '+three\r'], 0)
  const lf = patch('a.ts', 1, ['+one', '+two', '+three'], 0)
  const long = patch(
    'a.ts',
    1,
    Array.from({ length: 130 }, (_, index) => `+line ${index}`),
    0,
  )
  const OPEN = `${patch('a.ts', 1, ['+one', '+two'], 0)}\\ No newline at end of file\n`
  const notebook = patch('a.ipynb', 1, ['+one', '+two'], 0)

  test.for<[rule: string, diff: string, entry: Record<string, unknown>, expected: string]>([
    ['one line of a CRLF file', crlf, { line: 2, suggestion: 'zwei' }, 'suggestion:-0+0'],
    ['several lines to one', crlf, { start_line: 1, line: 2, suggestion: 'x' }, 'suggestion:-1+0'],
    [
      'a deletion in a CRLF file',
      crlf,
      { start_line: 1, line: 2, suggestion: '', original: 'one\ntwo', message: 'Remove both.' },
      'suggestion:-1+0',
    ],
    ['several lines for a CRLF file', crlf, { line: 2, suggestion: 'zwei\nzwo' }, 'crlf-lines'],
    ['several lines for an LF file', lf, { line: 2, suggestion: 'zwei\nzwo' }, 'suggestion:-0+0'],
    [
      'the last line of a file that ends without a newline',
      OPEN,
      { line: 2, suggestion: '', original: 'two', message: 'Remove it.' },
      'final-newline',
    ],
    ['the same, not deleted', OPEN, { line: 2, suggestion: 'zwei' }, 'suggestion:-0+0'],
    ['a no-break space', lf, { line: 2, suggestion: 'zwei\u00a0drei' }, 'altered-characters'],
    ['an ideographic space', lf, { line: 2, suggestion: 'zwei\u3000drei' }, 'altered-characters'],
    ['a plain blank and a tab', lf, { line: 2, suggestion: 'zwei \tdrei' }, 'suggestion:-0+0'],
    ['100 lines', long, { start_line: 1, line: 100, suggestion: 'x' }, 'suggestion:-99+0'],
    ['101 lines', long, { start_line: 1, line: 101, suggestion: 'x' }, 'too-many-lines'],
    ['a notebook', notebook, { path: 'a.ipynb', line: 2, suggestion: 'zwei' }, 'no-suggestions-here'],
  ])('%s', ([, diff, entry, expected]) => {
    const { comments, code } = plan(entry, diff)
    const [, info] = /^`{3,}(suggestion.*)$/m.exec(comments[0]?.body ?? '') ?? []
    expect(info ?? code).toBe(expected)
  })
})
