import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { GitLab } from '../../../src/sandbox/start-gitlab.ts'
import { type GitLabApi, openGitLab, suggest } from '../../helpers/gitlab-client.ts'
import { numbered } from '../../helpers/sandbox-client.ts'

const lastNote = ({ gitlab }: GitLabApi) => gitlab.notes().at(-1)

describe('what applying a suggestion does', () => {
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

  test('invalid UTF-8 survives', async () => {
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

  test('more than 100 lines are clamped silently, or refused by newer servers', async () => {
    const file = { base: {}, head: { 'src/a.ts': numbered(300) } }
    const older = await openGitLab({ ...file, version: '18.11' })
    const { body } = await older.discuss({ new_line: 200 }, suggest(':-150+0', 'X'))
    expect(body.notes[0].suggestions).toMatchObject([{ from_line: 100, to_line: 200, appliable: true }])
    const newer = await openGitLab({ ...file, oversizedRefused: true })
    await newer.discuss({ new_line: 200 }, suggest(':-60+40', 'X'))
    expect(await newer.gitlab.press(lastNote(newer)?.id ?? 0)).toEqual({
      kind: 'refused',
      reason: 'Cannot apply as this suggestion spans more than 100 lines.',
    })
  })
})

describe('a suggestion is refused with the messages of GitLab', () => {
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
    [
      'line edited, push not processed',
      '',
      (gitlab) => gitlab.pushUnprocessed(edited),
      'A file has been changed.',
    ],
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

  test('a suggestion applied after a push lands on the moved line', async () => {
    const api = await openGitLab({ base: {}, head: { 'src/a.ts': 'a\nb\n' } })
    await api.discuss({ new_line: 2 }, suggest('', 'B'))
    await api.gitlab.push({ 'src/a.ts': 'new\na\nb\n' })
    await api.gitlab.press(api.gitlab.notes()[0]?.id ?? 0)
    expect(await api.gitlab.file('src/a.ts')).toBe('new\na\nB\n')
  })
})
