import fc from 'fast-check'
import type { Files } from '../oracles/git.ts'

/** Lines that look like diff syntax. */
const line = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', '}', '') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['--', '-- ', '-- x', '--- a/x', '-- a/x', '++', '++ counter', '+++ b/x', '++ b/x', '+', '-', ' '],
      ...[
        '@@',
        '@@ -1 +1 @@',
        '@@ -1,3 +1,4 @@ f()',
        'diff --git a/x b/x',
        'diff -u a b',
        'index 1..2',
        '\\',
      ],
      ...['\\ No newline at end of file', 'Binary files a and b differ', 'GIT binary patch', 'rename to z'],
      ...[
        '\ttab\tin\tit',
        'form\ffeed',
        '\f',
        'u\u2028line',
        'p\u2029par',
        'lone\rcr',
        '\r\r',
        'v\vt',
        'n\u0085',
      ],
      ...['ümläut', '😀', '\uFEFF', 'trailing ', '  indented'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replaceAll('\n', '')),
  },
)
const lines = fc.array(line, { maxLength: 30 })
const edit = fc.record({ at: fc.nat(30), remove: fc.nat(4), insert: fc.array(line, { maxLength: 4 }) })
const ending = fc.constantFrom('\n', '\n', '\r\n')

function written(content: readonly string[], eol: string, finalNewline: boolean): string {
  return content.join(eol) + (finalNewline && content.length > 0 ? eol : '')
}

/** Two states of one file. */
export const states = fc
  .record({ lines, edits: fc.array(edit, { maxLength: 4 }), eol: ending, otherEol: fc.option(ending) })
  .chain(({ lines, edits, eol, otherEol }) => {
    const edited = [...lines]
    for (const { at, remove, insert } of edits) edited.splice(at, remove, ...insert)
    return fc.tuple(fc.boolean(), fc.boolean()).map(([oldNewline, newNewline]) => ({
      old: written(lines, eol, oldNewline),
      new: written(edited, otherEol ?? eol, newNewline),
    }))
  })

const NAMES = [
  ...['plain.ts', 'dir/x.ts', 'b/x', 'a b/b c', 'with blank', 'tab\there', 'quote".ts', 'back\\slash', '"q"'],
  ...[
    'ünï/ä.ts',
    'trailing ',
    'x b/x',
    'a/a/a',
    '日本.txt',
    '\uFEFFbom',
    'new\nline',
    '-- x',
    'c\u0001',
    '😀.md',
  ],
  ...[' leading', 'e/dev/null', 'w/i/c', 'cr\r', "it's"],
]
const changeKind = fc.constantFrom(
  'edit',
  'edit',
  'edit',
  'add',
  'delete',
  'rename',
  'copy',
  'mode',
  'binary',
)

/** Two states of a set of files, some of them added, deleted, renamed, copied. */
export const changes = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 8 })
  .chain((names) =>
    fc.array(fc.tuple(changeKind, states), { minLength: 1, maxLength: names.length >> 1 }).map((chosen) => {
      const before: Files = {}
      const after: Files = {}
      for (const [index, [kind, state]] of chosen.entries()) {
        const [name = '', other = ''] = names.slice(2 * index)
        if (kind !== 'add') before[name] = kind === 'binary' ? `${state.old}\0` : state.old
        if (kind === 'rename') after[other] = state.new
        else if (kind === 'mode') after[name] = { mode: '100755', content: state.old }
        else if (kind !== 'delete') after[name] = kind === 'binary' ? `${state.new}\0\0` : state.new
        if (kind === 'copy') after[other] = state.old
      }
      return { before, after }
    }),
  )
