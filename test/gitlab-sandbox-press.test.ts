import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSuggestions } from '../src/sandbox/gitlab/parse-suggestions.ts'
import { type GitLab, startGitLab } from '../src/sandbox/start-gitlab.ts'
import { FENCE_LINES } from './fence-lines.ts'
import { GitLabApi, openGitLab } from './gitlab-client.ts'
import { codeBlocks, comrak } from './oracles/markdown.ts'
import { numbered } from './sandbox-client.ts'

const RUNS = Number(process.env.FENCEPOST_RUNS ?? 1)
const suggest = (reach: string, ...lines: string[]) =>
  [`\`\`\`suggestion${reach}`, ...lines, '```'].join('\n')
const lastNote = ({ gitlab }: GitLabApi) => gitlab.notes().at(-1)

describe('what a block means', () => {
  const block = (info: string, text = 'x') => `\`\`\`${info}\n${text}\n\`\`\``
  test.for<[string, string, [number, number, string][]]>([
    ['nothing said', block('suggestion'), [[0, 0, 'x']]],
    ['zero said', block('suggestion:-0+0'), [[0, 0, 'x']]],
    ['above only', block('suggestion:-3'), [[3, 0, 'x']]],
    ['below only', block('suggestion:+3'), [[0, 3, 'x']]],
    ['both', block('suggestion:-3+12'), [[3, 12, 'x']]],
    ['the wrong way round', block('suggestion:+1-1'), [[0, 0, 'x']]],
    ['with a blank', block('suggestion:-1 +1'), [[0, 0, 'x']]],
    ['with another word', block('suggestion:-1+1 js'), [[0, 0, 'x']]],
    ['with a capital', block('Suggestion'), []],
    ['with a longer name', block('suggestions'), []],
    ['after a blank', block(' suggestion:-1+0'), [[1, 0, 'x']]],
    ['tildes', '~~~suggestion\nx\n~~~', [[0, 0, 'x']]],
    ['a longer fence', '````suggestion\n```\nx\n````', [[0, 0, '```\nx']]],
    ['never closed', '```suggestion\nx\ny', [[0, 0, 'x\ny']]],
    ['in a list', '- a\n\n  ```suggestion\n  x\n  ```', [[0, 0, 'x']]],
    ['in a quote', '> ```suggestion\n> x\n> ```', [[0, 0, 'x']]],
    ['behind details', '<details>\n\n```suggestion\nx\n```\n\n</details>', [[0, 0, 'x']]],
    ['inside raw HTML', '<pre>\n```suggestion\nx\n```\n</pre>', []],
    [
      'two of them',
      `${block('suggestion:-1')}\n\n${block('suggestion', 'y')}`,
      [
        [1, 0, 'x'],
        [0, 0, 'y'],
      ],
    ],
    ['spaces of all kinds', block('suggestion', 'a\u00a0b\u2003c\u3000d\te '), [[0, 0, 'a b c d\te ']]],
    ['carriage returns', '```suggestion\r\nx\r\ny\r\n```\r\n', [[0, 0, 'x\ny']]],
    ['what looks like HTML', block('suggestion', '<b>&amp;</b>'), [[0, 0, '<b>&amp;</b>']]],
  ])('%s', ([, body, meant]) => {
    expect(parseSuggestions(body).map(({ above, below, text }) => [above, below, text])).toEqual(meant)
  })

  test('the blocks are those that GitLab’s own Markdown parser finds', () => {
    const part = fc.constantFrom(
      ...FENCE_LINES,
      ...['````suggestion:-1+1', '~~~suggestion', '> ```suggestion', '- ```suggestion', '1. ```suggestion'],
      ...[
        '> x',
        '- x',
        '  x',
        '\tx',
        '<details>',
        '</details>',
        '| a | b |',
        '|---|---|',
        '/close',
        '---',
        '# x',
      ],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (lines) => {
        const body = lines.join('\n')
        const [document] = comrak.readGitlab?.([body]) ?? []
        const blocks = document ? codeBlocks(document) : []
        const meant = blocks.filter(({ info }) => /^suggestion(?:$|:|[ \t])/.test(info))
        // Whether blank lines belong to a block that its list ends, not a fence, is read differently.
        const texts = (blocks: { text: string }[]) => blocks.map(({ text }) => text.replace(/\n+$/, ''))
        expect(texts(parseSuggestions(body))).toEqual(texts(meant))
      }),
      { numRuns: 500 * RUNS },
    )
  })
})

describe('what a pressed button does', () => {
  const LINES = 'a\nb\nc\nd\ne\n'
  test.for<[string, string, { new_line: number; body: string }, string]>([
    ['replaces', LINES, { new_line: 2, body: suggest('', 'B', 'BB') }, 'a\nB\nBB\nc\nd\ne\n'],
    ['replaces a range above', LINES, { new_line: 4, body: suggest(':-2+0', 'X') }, 'a\nX\ne\n'],
    ['replaces a range below', LINES, { new_line: 2, body: suggest(':-0+2', 'X') }, 'a\nX\ne\n'],
    [
      'begins at the first line at the earliest',
      LINES,
      { new_line: 2, body: suggest(':-50+0', 'X') },
      'X\nc\nd\ne\n',
    ],
    ['ends with the file', LINES, { new_line: 4, body: suggest(':-0+50', 'X') }, 'a\nb\nc\nX\n'],
    ['deletes where it is empty', LINES, { new_line: 2, body: suggest('') }, 'a\nc\nd\ne\n'],
    ['deletes where it is one blank line', LINES, { new_line: 2, body: suggest('', '') }, 'a\nc\nd\ne\n'],
    ['deletes where it is blank', LINES, { new_line: 2, body: suggest(':-1+0', ' ', '\t') }, 'c\nd\ne\n'],
    [
      'keeps blank lines round text',
      LINES,
      { new_line: 2, body: suggest('', '', 'B', '') },
      'a\n\nB\n\nc\nd\ne\n',
    ],
    ['keeps a missing final newline', 'a\nb', { new_line: 2, body: suggest('', 'B') }, 'a\nB'],
    ['one line of CRLF stays CRLF', 'a\r\nb\r\n', { new_line: 2, body: suggest('', 'B') }, 'a\r\nB\r\n'],
    [
      'several lines of CRLF are mixed',
      'a\r\nb\r\n',
      { new_line: 2, body: suggest('', 'B', 'C') },
      'a\r\nB\nC\r\n',
    ],
    ['keeps bytes', 'grün\n€\n', { new_line: 2, body: suggest('', 'ä') }, 'grün\nä\n'],
  ])('%s', async ([, text, { new_line, body }, result]) => {
    const api = await openGitLab({ base: {}, head: { 'src/a.ts': { mode: '100755', content: text } } })
    expect((await api.discuss({ new_line }, body)).status).toBe(201)
    const before = api.gitlab.headSha
    expect(await api.gitlab.press(lastNote(api)?.id ?? 0)).toEqual({
      kind: 'committed',
      commit: api.gitlab.headSha,
    })
    expect(await api.gitlab.file('src/a.ts')).toBe(result)
    const git = (...args: string[]) =>
      execFileSync('git', ['--git-dir', api.gitlab.directory, ...args])
        .toString()
        .trim()
    expect(git('log', '-1', '--format=%P %an %cn %s', 'mend')).toBe(
      `${before} ${api.gitlab.viewer} dev Apply 1 suggestion(s) to 1 file(s)`,
    )
    expect(git('ls-tree', 'mend', 'src/a.ts')).toMatch(/^100755/)
  })

  test('bytes that are no UTF-8 survive', async () => {
    const head = { 'src/a.ts': Buffer.from([0xff, 0x0a, 0x62, 0x0a]) }
    const api = await openGitLab({ base: {}, head })
    await api.discuss({ new_line: 2 }, suggest('', 'B'))
    await api.gitlab.press(lastNote(api)?.id ?? 0)
    const show = ['--git-dir', api.gitlab.directory, 'show', 'mend:src/a.ts']
    expect([...execFileSync('git', show)]).toEqual([0xff, 0x0a, 0x42, 0x0a])
  })

  test.for<[string, Record<string, unknown>, number]>([
    ['an added line', { new_line: 10 }, 1],
    ['an unchanged line', { old_line: 9, new_line: 9 }, 1],
    ['an unchanged line outside of the hunks', { old_line: 20, new_line: 20 }, 1],
    ['a removed line', { old_line: 10 }, 0],
    ['a whole file', { position_type: 'file' }, 0],
  ])('there are buttons on %s: %#', async ([, place, buttons]) => {
    const api = await openGitLab()
    const { body } = await api.discuss(place, suggest('', 'X'))
    expect(body.notes[0].suggestions).toHaveLength(buttons)
    const pressed = await api.gitlab.press(body.notes[0].id)
    expect(pressed.kind).toBe(buttons === 1 ? 'committed' : 'no-button')
  })

  test('more than a hundred lines are clamped in silence, or refused by newer servers', async () => {
    const file = { base: {}, head: { 'src/a.ts': numbered(300) } }
    const older = await openGitLab({ ...file, version: '18.11' })
    const { body } = await older.discuss({ new_line: 200 }, suggest(':-150+0', 'X'))
    expect(body.notes[0].suggestions).toMatchObject([{ from_line: 100, to_line: 200, appliable: true }])
    const newer = await openGitLab({ ...file, oversizedRefused: true })
    await newer.discuss({ new_line: 200 }, suggest(':-150+0', 'X'))
    expect(await newer.gitlab.press(lastNote(newer)?.id ?? 0)).toEqual({
      kind: 'refused',
      reason: 'Cannot apply as this suggestion spans more than 100 lines.',
    })
  })
})

describe('a button is refused in the words of GitLab', () => {
  const onLine = "Can't apply as this line was changed in a more recent version."
  const onLines = "Can't apply as these lines were changed in a more recent version."
  const edited = { 'src/a.ts': numbered(30, { 10: 'TEN', 30: 'thirty' }) }
  test.for<[string, string, (gitlab: GitLab, note: number) => unknown, string]>([
    ['applied', '', (gitlab, note) => gitlab.press(note), "Can't apply this suggestion."],
    [
      'merged',
      '',
      (gitlab) => gitlab.setStatus('merged'),
      'This merge request was merged. To apply this suggestion, edit this file directly.',
    ],
    [
      'closed',
      '',
      (gitlab) => gitlab.setStatus('closed'),
      'This merge request is closed. To apply this suggestion, edit this file directly.',
    ],
    [
      'no branch',
      '',
      (gitlab) => gitlab.deleteSourceBranch(),
      "Can't apply as the source branch was deleted.",
    ],
    ['line edited', '', (gitlab) => gitlab.push(edited), onLine],
    [
      'line above edited',
      ':-1+0',
      (gitlab) => gitlab.push({ 'src/a.ts': numbered(30, { 9: 'NINE', 10: 'ten' }) }),
      onLines,
    ],
    ['line edited, nobody noticed', '', (gitlab) => gitlab.pushUnnoticed(edited), 'A file has been changed.'],
  ])('%s', async ([, reach, before, reason]) => {
    const api = await openGitLab()
    await api.discuss({ new_line: 10 }, suggest(reach, 'X'))
    const note = lastNote(api)?.id ?? 0
    await before(api.gitlab, note)
    expect(await api.gitlab.press(note)).toEqual({ kind: 'refused', reason })
  })

  test('nothing changes', async () => {
    const api = await openGitLab()
    await api.discuss({ new_line: 10 }, suggest('', 'ten'))
    expect(await api.gitlab.press(lastNote(api)?.id ?? 0)).toEqual({
      kind: 'refused',
      reason: 'This suggestion already matches its content.',
    })
  })

  test('a notebook', async () => {
    const api = await openGitLab({ base: {}, head: { 'x.ipynb': '{}\n' } })
    await api.discuss({ path: 'x.ipynb', new_line: 1 }, suggest('', '[]'))
    expect(await api.gitlab.press(lastNote(api)?.id ?? 0)).toMatchObject({ kind: 'refused' })
  })

  test('what is pressed after a push lands on the line that moved', async () => {
    const api = await openGitLab({ base: {}, head: { 'src/a.ts': 'a\nb\n' } })
    await api.discuss({ new_line: 2 }, suggest('', 'B'))
    await api.gitlab.push({ 'src/a.ts': 'new\na\nb\n' })
    await api.gitlab.press(api.gitlab.notes()[0]?.id ?? 0)
    expect(await api.gitlab.file('src/a.ts')).toBe('new\na\nB\n')
  })
})

test('a batch leaves every line alone that it does not name', async () => {
  const word = fc.constantFrom('alpha', 'beta', '}', '')
  const scenario = fc.record({
    lines: fc.array(word, { minLength: 8, maxLength: 16 }),
    /** Pieces that follow each other: some lines kept, some replaced. */
    pieces: fc.array(
      fc.record({
        keep: fc.nat(2),
        replace: fc.integer({ min: 1, max: 3 }),
        by: fc.array(word, { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    ended: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(scenario, async ({ lines, pieces, ended }) => {
      const endOf = (index: number) => (ended || index < lines.length - 1 ? '\n' : '')
      const old = lines.map((line, index) => `${line}${endOf(index)}`)
      const gitlab = await startGitLab({ base: {}, head: { 'src/a.ts': old.join('') } })
      const api = new GitLabApi(gitlab)
      try {
        let at = 0
        let meant = ''
        const ids: number[] = []
        for (const { keep, replace, by } of pieces) {
          const last = at + keep + replace
          if (last > lines.length) break
          const put = by.join('').trim() === '' ? '' : by.join('\n') + endOf(last - 1)
          const before = old.slice(at + keep, last).join('')
          const body = suggest(`:-${replace - 1}+0`, ...by)
          const posted = await api.discuss({ new_line: last }, body)
          meant += old.slice(at, at + keep).join('') + (put === before ? before : put)
          if (put !== before) ids.push(posted.body.notes[0].suggestions[0].id)
          at = last
        }
        if (ids.length > 0) expect(await gitlab.pressBatch(ids)).toMatchObject({ kind: 'committed' })
        expect(await gitlab.file('src/a.ts')).toBe(meant + old.slice(at).join(''))
      } finally {
        await gitlab.close()
      }
    }),
    { numRuns: 10 * RUNS },
  )
})

describe('over the API', () => {
  const FILE = { base: {}, head: { 'src/a.ts': numbered(6), b: 'x\n' } }
  const ids = async (api: GitLabApi, places: [number, string][]) => {
    for (const [new_line, body] of places) await api.discuss({ new_line }, body)
    return api.gitlab.notes().flatMap(({ suggestions }) => suggestions.map(({ id }) => id))
  }

  test('one', async () => {
    const api = await openGitLab(FILE)
    const [id] = await ids(api, [[2, suggest(':-1+0', 'X')]])
    const reply = await api.call('PUT', `/suggestions/${id}/apply`, { commit_message: 'Do it' })
    expect(reply).toMatchObject({
      status: 200,
      body: { id, from_line: 1, to_line: 2, applied: true, appliable: false, to_content: 'X\n' },
    })
    expect(reply.body.from_content).toBe('line 1\nline 2\n')
    expect(await api.call('PUT', `/suggestions/${id}/apply`)).toMatchObject({
      status: 400,
      body: { message: "Can't apply this suggestion." },
    })
    expect((await api.call('PUT', '/suggestions/1/apply')).status).toBe(404)
  })

  test('a batch is one commit, from the top down', async () => {
    const api = await openGitLab(FILE)
    const all = await ids(api, [
      [5, suggest(':-0+1')],
      [1, suggest('', 'A', 'AA')],
      [3, suggest('', 'C')],
    ])
    expect((await api.call('PUT', '/suggestions/batch_apply', { ids: all })).status).toBe(200)
    expect(await api.gitlab.file('src/a.ts')).toBe('A\nAA\nline 2\nC\nline 4\n')
    expect((await api.get(`${api.mr}/versions`)).body).toHaveLength(2)
  })

  test('all or nothing', async () => {
    const api = await openGitLab(FILE)
    const all = await ids(api, [
      [2, suggest('', 'B')],
      [3, suggest(':-1+0', 'X')],
    ])
    expect((await api.call('PUT', '/suggestions/batch_apply', { ids: all })).body).toEqual({
      message: 'Suggestions are not applicable as their lines cannot overlap.',
    })
    expect((await api.call('PUT', '/suggestions/batch_apply', { ids: [...all, 1] })).status).toBe(404)
    expect((await api.call('PUT', '/suggestions/batch_apply', {})).body).toEqual({ error: 'ids is missing' })
    expect(await api.gitlab.file('src/a.ts')).toBe(numbered(6))
  })

  test('not by somebody who may not push', async () => {
    const api = await openGitLab({ ...FILE, role: 'reporter' })
    const [id] = await ids(api, [[1, suggest('', 'X')]])
    expect((await api.call('PUT', `/suggestions/${id}/apply`)).status).toBe(403)
  })

  test('an edited note has new suggestions', async () => {
    const api = await openGitLab(FILE)
    const [id] = await ids(api, [[1, suggest('', 'X')]])
    const path = `${api.mr}/notes/${lastNote(api)?.id}`
    const { body } = await api.call('PUT', path, { body: suggest(':-0+1', 'Y') })
    expect(body.suggestions).toMatchObject([{ from_line: 1, to_line: 2, to_content: 'Y\n' }])
    expect((await api.call('PUT', `/suggestions/${id}/apply`)).status).toBe(404)
  })
})
