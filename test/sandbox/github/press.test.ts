import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstSuggestion } from '../../../src/sandbox/github/first-suggestion.ts'
import { startGitHub } from '../../../src/sandbox/start-github.ts'
import { FENCE_LINES } from '../../helpers/fence-lines.ts'
import { runs } from '../../helpers/runs.ts'
import { Api, numbered, open } from '../../helpers/sandbox-client.ts'
import { gitDiff } from '../../oracles/git.ts'
import { codeBlocks, comrak } from '../../oracles/markdown.ts'
import { pressAll } from '../../oracles/press.ts'

const suggest = (...lines: string[]) => ['```suggestion', ...lines, '```'].join('\n')

describe('a suggestion is refused with the messages of GitHub', () => {
  const base = { 'src/a.ts': numbered(12) }
  const head = { 'src/a.ts': numbered(12, { 5: 'five' }).replace('line 8\n', '') }

  async function pressed(comment: Record<string, unknown>, before?: (api: Api) => unknown) {
    const api = await open({ base, head })
    const posted = await api.comment({ body: suggest('new'), ...comment })
    expect(posted.status).toBe(200)
    await before?.(api)
    const [first] = api.github.comments()
    const result = await api.github.press(first?.id ?? 0)
    return result.kind === 'refused' ? result.reason : result.kind
  }

  test.for([
    ['on the left', { line: 5, side: 'LEFT' }, 'Applying suggestions on deleted lines is not supported.'],
    [
      'over a deleted line',
      { start_line: 7, line: 8 },
      'Applying suggestions on deleted lines is not supported.',
    ],
    [
      'over a replaced line',
      { start_line: 4, line: 5 },
      'Applying suggestions on deleted lines is not supported.',
    ],
    ['from the replaced line on', { start_line: 5, line: 6 }, 'committed'],
    ['above the deleted line', { start_line: 6, line: 7 }, 'committed'],
    ['below it', { start_line: 8, line: 9 }, 'committed'],
    [
      'without a change',
      { line: 5, body: suggest('five') },
      'This suggestion is invalid because no changes were made to the code.',
    ],
    ['without a block', { line: 5, body: '```suggestions\nx\n```' }, 'no-button'],
  ] as const)('%s', async ([, comment, result]) => {
    expect(await pressed(comment)).toBe(result)
  })

  test('when the head, the review or the pull request has changed', async () => {
    const on5 = { line: 5 }
    const push = (api: Api) => api.github.push({ 'src/a.ts': numbered(12, { 5: 'FIVE' }) })
    expect(await pressed(on5, push)).toBe('Outdated suggestions cannot be applied.')
    expect(await pressed(on5, ({ github }) => github.closePull())).toBe(
      'Suggestions cannot be applied while the pull request is closed.',
    )
    const twice = ({ github }: Api) => github.press(github.comments()[0]?.id ?? 0)
    expect(await pressed(on5, twice)).toBe('This suggestion has been applied or marked resolved.')
    const api = await open({ base, head })
    await api.review({ comments: [{ path: 'src/a.ts', line: 5, body: suggest('x') }] })
    const [draft] = api.github.comments()
    expect(await api.github.press(draft?.id ?? 0)).toMatchObject({
      reason: 'Suggestions cannot be applied from pending reviews.',
    })
    expect(await api.github.pressAll()).toEqual([])
  })
})

test.for([
  ['replaces', 'a\nb\nc\n', { line: 2, body: suggest('B', 'BB') }, 'a\nB\nBB\nc\n'],
  ['deletes', 'a\nb\nc\n', { line: 2, body: suggest() }, 'a\nc\n'],
  ['keeps CRLF', 'a\r\nb\r\nc\r\n', { line: 2, body: suggest('B', 'BB') }, 'a\r\nB\r\nBB\r\nc\r\n'],
  ['turns mixed endings into CRLF', 'a\nb\r\nc\n', { line: 1, body: suggest('A') }, 'A\r\nb\r\nc\r\n'],
  ['keeps a missing final newline', 'a\nb', { line: 2, body: suggest('B') }, 'a\nB'],
  ['deletes the last line of such a file', 'a\nb', { line: 2, body: suggest() }, 'a'],
  ['empties a file', 'a\n', { line: 1, body: suggest() }, ''],
  ['keeps bytes', 'grün\n€\n', { line: 2, body: suggest('ä') }, 'grün\nä\n'],
  ['reads a longer fence', 'a\n', { line: 1, body: '````suggestion\n```\nx\n```\n````' }, '```\nx\n```\n'],
  ['reads a body with CRLF', 'a\n', { line: 1, body: 'Text\r\n\r\n```suggestion\r\nA\r\n```\r\n' }, 'A\n'],
] as const)('a pressed button %s', async ([, text, comment, result]) => {
  const api = await open({ base: {}, head: { 'src/a.ts': { mode: '100755', content: text } } })
  await api.comment(comment)
  const before = api.github.headSha
  const [pressed] = await api.github.pressAll()
  expect(pressed).toMatchObject({ kind: 'committed', commit: api.github.headSha })
  expect(await api.github.file('src/a.ts')).toBe(result)
  expect(api.github.threads()).toMatchObject([{ resolvedBy: 'dev', outdated: true }])
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', api.github.directory, ...args]).toString()
  expect(git('log', '-1', '--format=%P %an', 'mend').trim()).toBe(`${before} dev`)
  expect(git('show', '-s', '--format=%B', 'mend')).toContain('Co-authored-by: github-actions[bot]')
  expect(git('ls-tree', 'mend', 'src/a.ts')).toMatch(/^100755/)
})

test('a batch is one commit, from the bottom up, and takes one suggestion per line', async () => {
  const api = await open({ base: {}, head: { 'src/a.ts': 'a\nb\nc\nd\n', b: 'x\n' } })
  const comments = [
    { path: 'src/a.ts', line: 1, body: suggest('A', 'AA', 'AAA') },
    { path: 'src/a.ts', line: 4, start_line: 3, body: suggest() },
    { path: 'src/a.ts', line: 3, body: suggest('C') },
    { path: 'b', line: 1, body: suggest('y') },
    { path: 'b', line: 1, body: 'no block' },
  ]
  await api.review({ event: 'COMMENT', comments })
  const commit = { kind: 'committed', commit: expect.any(String) }
  expect(await api.github.pressAll()).toMatchObject([
    commit,
    commit,
    { kind: 'refused', reason: 'Only one suggestion per line can be applied in a batch.' },
    commit,
    { kind: 'no-button' },
  ])
  expect(await api.github.file('src/a.ts')).toBe('A\nAA\nAAA\nb\n')
  expect(await api.github.file('b')).toBe('y\n')
  expect((await api.get(api.pull)).body.commits).toBe(2)
})

test('a suggestion applied after a push lands on the moved line', async () => {
  const api = await open({ base: {}, head: { 'src/a.ts': 'a\nb\n' } })
  await api.comment({ line: 2, body: suggest('B') })
  await api.github.push({ 'src/a.ts': 'new\na\nb\n' })
  await api.github.pressAll()
  expect(await api.github.file('src/a.ts')).toBe('new\na\nB\n')
})

test('every press ends as it does by the rules read independently', async () => {
  const word = fc.constantFrom('alpha', 'beta', 'gamma', '', '}')
  const text = fc.array(word, { minLength: 2, maxLength: 12 })
  const scenario = fc.record({
    base: text,
    head: text,
    ending: fc.constantFrom('\n', '\r\n'),
    buttons: fc.array(
      fc.record({
        first: fc.integer({ min: 1, max: 12 }),
        more: fc.nat(3),
        lines: fc.array(word, { maxLength: 3 }),
      }),
      { minLength: 4, maxLength: 8 },
    ),
  })
  const seen = { committed: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(scenario, async ({ base, head, ending, buttons }) => {
      const file = (lines: string[]) => lines.map((each) => each + ending).join('')
      const [before, after] = [{ f: file(base) }, { f: file(head) }]
      const diff = gitDiff(before, after)
      // Each suggestion alone, in a pull request that is reset after it.
      const github = await startGitHub({ base: before, head: after })
      const api = new Api(github)
      try {
        for (const { first, more, lines } of buttons) {
          const last = first + more
          const range = more === 0 ? { line: last } : { start_line: first, line: last }
          const { status } = await api.comment({ path: 'f', ...range, body: suggest(...lines) })
          const meant = attempt(() => pressAll(after.f, diff, [{ path: 'f', first, last, lines }], ending))
          if (status === 422) {
            expect(meant.problem).toMatch(/could not be resolved|deleted lines/)
            continue
          }
          const pressed = await github.press(github.comments().at(-1)?.id ?? 0)
          if (pressed.kind === 'committed') {
            seen.committed++
            expect(await github.file('f')).toBe(meant.result)
            await github.forcePush(after)
          } else {
            seen.refused++
            expect(pressed).toMatchObject({ kind: 'refused', reason: meant.problem })
          }
        }
      } finally {
        await github.close()
      }
    }),
    { numRuns: runs(10) },
  )
  expect(Math.min(seen.committed, seen.refused)).toBeGreaterThan(0)
})

function attempt(action: () => string): { result?: string; problem?: string } {
  try {
    return { result: action() }
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : String(problem) }
  }
}

test('the first suggestion block is the one that a Markdown parser finds', () => {
  const part = fc.constantFrom(...FENCE_LINES)
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (lines) => {
      const body = `${lines.join('\n')}\n`
      const document = comrak.read([body])[0]
      const block = document && codeBlocks(document).find(({ info }) => info === 'suggestion')
      expect(
        firstSuggestion(body)
          ?.map((line) => `${line}\n`)
          .join(''),
      ).toBe(block?.text)
    }),
    { numRuns: runs(500) },
  )
})
