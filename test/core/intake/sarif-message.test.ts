import { describe, expect, test } from 'vitest'
import { identityOf } from '../../../src/core/memory/fingerprint.ts'
import { at, type Json, readOne, result } from '../../helpers/sarif-log.ts'

const rules = [
  {
    id: 'r',
    messageStrings: {
      plain: { text: "'{0}' hides '{1}'. Rename '{0}'." },
      rich: { text: "'{0}' is *odd*.", markdown: '**{0}** is odd.' },
      own: { text: 'Of the rule.' },
    },
  },
]
const globalMessageStrings = { own: { text: 'Of the tool.' }, shared: { text: 'For all: {0}' } }

async function said(message: Json, more: Json = {}): Promise<string | undefined> {
  const tool = { driver: { name: 'lint', rules, globalMessageStrings } }
  return (await readOne(result({ ruleId: 'r', message, ...more }), { tool })).message
}

describe('texts', () => {
  test.for<[rule: string, message: Json, said: string]>([
    ['plain text', { text: 'Use `a*b`, not a*b*c.' }, 'Use `a*b`, not a\\*b\\*c.'],
    ['Markdown is preferred', { text: 'Use *let*.', markdown: 'Use **let**.' }, 'Use **let**.'],
    ['Markdown alone', { markdown: 'Use **let**.' }, 'Use **let**.'],
    ['empty Markdown', { text: 'Use let.', markdown: '' }, 'Use let.'],
    ['paragraphs', { text: 'One.\n\nTwo.\nThree.\n' }, 'One.\n\nTwo.\nThree.'],
    ['by id', { id: 'plain', arguments: ['a', 'b'] }, "'a' hides 'b'. Rename 'a'."],
    ['by id, as Markdown', { id: 'rich', arguments: ['a'] }, '**a** is odd.'],
    ['by id, of the rule before the tool', { id: 'own' }, 'Of the rule.'],
    ['by id, of the tool', { id: 'shared', arguments: ['x'] }, 'For all: x'],
    ['a text before an id', { id: 'own', text: 'Its own.' }, 'Its own.'],
    ['arguments', { text: '{0} and {1}, {0}', arguments: ['a', 'b'] }, 'a and b, a'],
    ['an argument that is missing', { text: '{0} and {1}', arguments: ['a'] }, 'a and {1}'],
    ['an argument is not a placeholder', { text: '{0}', arguments: ['{1}', 'b'] }, '{1}'],
    ['doubled braces, with arguments', { text: '{{0}} {0} }}', arguments: ['a'] }, '{0} a }'],
    [
      'braces of its own, without arguments',
      { text: 'Use {{ github.actor }} {0}' },
      'Use {{ github.actor }} {0}',
    ],
    ['an argument is text, not Markdown', { text: 'Use {0}', arguments: ['*a*'] }, 'Use \\*a\\*'],
  ])('%s', async ([, message, expected]) => {
    expect(await said(message)).toBe(expected)
  })
})

describe('links', () => {
  const related = [
    at('src/input.c', { startLine: 25, startColumn: 19 }, { id: 1 }),
    at('src/b.c', { startLine: 3, endLine: 5 }, { id: 2, message: { text: 'here' } }),
    { id: 3, logicalLocations: [{ name: 'main' }] },
  ]
  test.for<[rule: string, message: Json, said: string]>([
    ['to a place', { text: 'It came from [here](1).' }, 'It came from here (`src/input.c` line 25).'],
    ['to several lines', { text: 'It came from [here](2).' }, 'It came from here (`src/b.c` lines 3 to 5).'],
    ['to a construct', { text: 'In [it](3).' }, 'In it (`main`).'],
    [
      'in Markdown',
      { markdown: 'It came from [*here*](1).' },
      'It came from *here* (`src/input.c` line 25).',
    ],
    ['twice', { text: '[a](1)[b](1)' }, 'a (`src/input.c` line 25)b (`src/input.c` line 25)'],
    ['to nowhere', { text: 'It came from [here](9).' }, 'It came from \\[here](9).'],
    [
      'to the web',
      { text: 'See [the docs](https://example.org/a_b).' },
      'See [the docs](<https://example.org/a_b>).',
    ],
    ['to something else', { text: '[x](sarif:/runs/0)' }, '\\[x](sarif:/runs/0)'],
    [
      'with brackets',
      { text: 'Term in [para\\[0\\]\\\\spans\\[2\\]](1).' },
      'Term in para\\[0]\\\\spans\\[2] (`src/input.c` line 25).',
    ],
    ['brackets beside it', { text: 'a[0] in [b](1)]' }, 'a\\[0] in b (`src/input.c` line 25)]'],
    ['code that looks like one', { text: 'Call `a[i](1)`.' }, 'Call `a[i](1)`.'],
    ['without a text', { text: 'a[](1)' }, 'a\\[](1)'],
    ['not closed', { text: 'a [b](1' }, 'a \\[b](1'],
  ])('%s', async ([, message, expected]) => {
    const whole = await said(message, { relatedLocations: related })
    expect(whole?.split('\n\nRelated:')[0]).toBe(expected)
  })

  test('a linked location is not listed again', async () => {
    const locations = [
      at('a.c', { startLine: 1 }, { id: 1 }),
      at('b.c', { startLine: 2 }, { id: 2, message: { text: 'this' } }),
      at('c.c', { startLine: 3 }, { id: 3, message: { text: 'Assigned [here](1).' } }),
      at('d.c', { startLine: 4 }),
      { message: { text: 'No place.' } },
      {},
    ]
    expect(
      await said({ text: 'See [that](1), [this](2) and [x](3).' }, { relatedLocations: locations }),
    ).toBe(
      'See that (`a.c` line 1), this (`b.c` line 2) and x (`c.c` line 3).\n\nRelated:\n\n' +
        '- `c.c` line 3: Assigned \\[here](1).\n- `d.c` line 4\n- No place.',
    )
  })

  test('line numbers of other places do not make a finding another one', async () => {
    const [one, other] = await Promise.all(
      [25, 31].map((startLine) =>
        readOne(
          result({
            message: { text: 'From [here](1).' },
            relatedLocations: [
              at('b.c', { startLine }, { id: 1 }),
              at('c.c', { startLine, endLine: startLine + 2 }),
            ],
          }),
        ),
      ),
    )
    expect(one && other && identityOf(one, 'a') === identityOf(other, 'a')).toBe(true)
    expect(one?.message).not.toBe(other?.message)
  })
})
