import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quickActions } from '../../../src/sandbox/gitlab/quick-actions.ts'
import { openGitLab } from '../../helpers/gitlab-client.ts'
import { runs } from '../../helpers/runs.ts'
import { quickActionsOf } from '../../oracles/quick-actions.ts'

test.for<[string, string, string[], string]>([
  ['a line of its own', 'a\n/close\nb', ['close'], 'a\nb'],
  ['with what it is to do', '/label ~a ~"b c"\n\nrest', ['label ~a ~"b c"'], 'rest'],
  ['in capitals', '/Close', ['close'], ''],
  ['with carriage returns', 'a\r\n/close\r\n', ['close'], 'a'],
  ['several', '/approve\n/merge\n', ['approve', 'merge'], ''],
  ['not an unknown one', '/usr/bin/env\n/closed\n/close: x', [], '/usr/bin/env\n/closed\n/close: x'],
  ['not after other text', ' /close\nx /close', [], ' /close\nx /close'],
  ['not escaped', '\\/close', [], '\\/close'],
  ['not in a fence', '```\n/close\n```', [], '```\n/close\n```'],
  ['not in a fence of tildes', '~~~\n/close\n~~~', [], '~~~\n/close\n~~~'],
  ['not in a longer fence', '````suggestion\n/close\n````', [], '````suggestion\n/close\n````'],
  ['not in indented code', '    /close', [], '    /close'],
  ['not in a quote or a list', '> /close\n\n- /close', [], '> /close\n\n- /close'],
  ['not in an HTML block', '<div>\n/close\n</div>', [], '<div>\n/close\n</div>'],
  ['not in a table', 'a | b\n--- | ---\n/close | x', [], 'a | b\n--- | ---\n/close | x'],
  ['not between backticks', 'a `b\n/close\nc` d', [], 'a `b\n/close\nc` d'],
  ['not between tags', 'a\n<b>\n/close\n</b>', [], 'a\n<b>\n/close\n</b>'],
  ['after an unclosed backtick', 'a ` b\n/close', ['close'], 'a ` b'],
  ['a fence that begins too late does not help', '/close\n```\n```', ['close'], '```\n```'],
  ['a text that is put in', 'x\n/shrug y', ['shrug y'], 'x\ny ¯\\＿(ツ)＿/¯'],
])('a command is parsed: %s', ([, body, commands, text]) => {
  const found = quickActions(body)
  expect(found.commands.map(({ command, argument }) => `${command} ${argument}`.trim())).toEqual(commands)
  expect(found.text).toBe(text)
})

describe('the commands are those that GitLab’s own parser and pattern find', () => {
  const COMMANDS = [
    '/close',
    '/label ~x',
    '/title `x',
    '/LABEL x`',
    '/closed',
    '/close\t',
    ' /close',
    '\\/close',
  ]
  const TEXT = [
    'a',
    '',
    '`',
    '``',
    'a `b',
    'c` d',
    '```',
    '````js',
    '~~~',
    '    /close',
    '# x',
    '---',
    '<!--',
    '-->',
  ]
  test.for<[string, string[]]>([
    ['in lists and quotes', ['- x', '- /close', '> x', '> /close', '  x']],
    // The parser used here differs on a tag that lazily continues a quote.
    ['between tags', ['<b>', '</b>', '<div>', '</div>']],
  ])('%s', ([, others]) => {
    const names = ['close', 'label', 'title']
    const lines = fc.array(fc.constantFrom(...COMMANDS, ...TEXT, ...others), { maxLength: 9 })
    fc.assert(
      fc.property(lines, (lines) => {
        const body = `${lines.join('\n')}\n`
        const found = quickActions(body).commands
        expect(found.map(({ command, argument }) => `${command} ${argument}`.trim())).toEqual(
          quickActionsOf(body, names),
        )
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('a note with commands', () => {
  test('is stored without them, and they run with the permissions of the token', async () => {
    const api = await openGitLab()
    const { status, body } = await api.discuss({ new_line: 10 }, 'Look\n/label ~bug')
    expect({ status, body: body.notes[0].body }).toEqual({ status: 201, body: 'Look' })
    expect(api.gitlab.commands()).toEqual([{ command: 'label', argument: '~bug', by: api.gitlab.viewer }])
  })

  test('is not stored if there is no other text: 202', async () => {
    const api = await openGitLab()
    const reply = await api.call('POST', `${api.mr}/notes`, { body: '/close' })
    expect(reply).toMatchObject({ status: 202, body: { commands_changes: expect.any(Object) } })
    expect(api.gitlab.notes()).toEqual([])
    expect((await api.get(api.mr)).body.state).toBe('closed')
  })

  test('runs none if the note is invalid', async () => {
    const api = await openGitLab()
    expect((await api.discuss({ new_line: 9 }, '/close')).status).toBe(400)
    expect(api.gitlab.commands()).toEqual([])
  })

  test('is deleted if an edit leaves no other text', async () => {
    const api = await openGitLab()
    const { body } = await api.call('POST', `${api.mr}/notes`, { body: 'x' })
    expect((await api.call('PUT', `${api.mr}/notes/${body.id}`, { body: 'y\n/label ~a' })).body.body).toBe(
      'y',
    )
    expect((await api.call('PUT', `${api.mr}/notes/${body.id}`, { body: '/close' })).status).toBe(202)
    expect(api.gitlab.notes()).toEqual([])
    expect(api.gitlab.commands()).toHaveLength(2)
  })

  test('that is a draft runs them when it is published', async () => {
    const api = await openGitLab()
    await api.draft({ new_line: 10 }, '/approve')
    expect(api.gitlab.commands()).toEqual([])
    await api.publish()
    expect(api.gitlab.commands()).toMatchObject([{ command: 'approve' }])
    expect([api.gitlab.notes(), api.gitlab.drafts()]).toEqual([[], []])
  })
})
