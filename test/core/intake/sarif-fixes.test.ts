import { describe, expect, test } from 'vitest'
import { END_OF_LINE, type TextChange } from '../../../src/core/finding/fix.ts'
import { at, fixOf, type Json, readOne, replace, result } from '../../helpers/sarif-log.ts'

const change = (
  ...[startLine, startColumn, endLine, endColumn, text]: [number, number, number, number, string]
): TextChange => ({
  startLine,
  startColumn,
  endLine,
  endColumn,
  text,
})

async function fixesOf(fixes: readonly Json[], run: Json = {}, more: Json = {}) {
  const { fix, alternatives, message } = await readOne(result({ fixes, ...more }), run)
  return { fix, alternatives, shown: message?.replace(/^Said\.(?:\n\n)?/, '') }
}

describe('regions', () => {
  test.for<[rule: string, region: Json, text: string | undefined, change: TextChange]>([
    ['columns', { startLine: 3, startColumn: 5, endLine: 3, endColumn: 8 }, 'x', change(3, 5, 3, 8, 'x')],
    ['on one line', { startLine: 3, startColumn: 5, endColumn: 8 }, 'x', change(3, 5, 3, 8, 'x')],
    ['an insertion', { startLine: 3, startColumn: 5, endColumn: 5 }, 'x', change(3, 5, 3, 5, 'x')],
    ['a deletion', { startLine: 3, startColumn: 5, endColumn: 8 }, undefined, change(3, 5, 3, 8, '')],
    ['a line with its newline', { startLine: 3, endLine: 4, endColumn: 1 }, '', change(3, 1, 4, 1, '')],
    ['a line without its newline', { startLine: 3 }, 'x', change(3, 1, 3, END_OF_LINE, 'x')],
    [
      'lines without the last newline',
      { startLine: 3, endLine: 5 },
      'x\ny',
      change(3, 1, 5, END_OF_LINE, 'x\ny'),
    ],
    ['an emptied line is still a line', { startLine: 3 }, undefined, change(3, 1, 3, END_OF_LINE, '')],
    ['the rest of a line', { startLine: 3, startColumn: 5 }, 'x', change(3, 5, 3, END_OF_LINE, 'x')],
    ['from its first column', { startLine: 3, startColumn: 1 }, 'x', change(3, 1, 3, END_OF_LINE, 'x')],
    [
      'bytes besides',
      { startLine: 3, startColumn: 1, endColumn: 2, byteOffset: 9, byteLength: 1 },
      'x',
      change(3, 1, 3, 2, 'x'),
    ],
    [
      'CRLF in the text',
      { startLine: 3, startColumn: 1, endLine: 4, endColumn: 1 },
      'x\r\n',
      change(3, 1, 4, 1, 'x\r\n'),
    ],
  ])('%s', async ([, region, text, expected]) => {
    expect(await fixesOf([fixOf('a.ts', replace(region, text))])).toEqual({
      fix: { changes: [expected], unit: 'unknown' },
      alternatives: undefined,
      shown: '',
    })
  })

  test.for<[rule: string, replacement: Json, reason: string]>([
    [
      'characters of the file',
      replace({ charOffset: 9, charLength: 2 }, 'x'),
      'its place is counted in bytes or characters of the file',
    ],
    [
      'bytes of the file',
      replace({ byteOffset: 9, byteLength: 2 }, 'x'),
      'its place is counted in bytes or characters of the file',
    ],
    ['no region', { insertedContent: { text: 'x' } }, 'it names no place'],
    ['line 0', replace({ startLine: 0 }, 'x'), 'its place cannot be read'],
    ['column 0', replace({ startLine: 3, startColumn: 0, endColumn: 2 }, 'x'), 'its place cannot be read'],
    ['a column as a text', replace({ startLine: 3, startColumn: '1' }, 'x'), 'its place cannot be read'],
    ['an end before', replace({ startLine: 3, endLine: 2 }, 'x'), 'it ends before it begins'],
    [
      'an end before on the line',
      replace({ startLine: 3, startColumn: 5, endColumn: 4 }, 'x'),
      'it ends before it begins',
    ],
    [
      'a newline too many, or not',
      replace({ startLine: 3 }, 'x\n'),
      'it may or may not mean to leave an empty line',
    ],
    [
      'lines and a newline',
      replace({ startLine: 3, endLine: 4 }, 'x\n'),
      'it may or may not mean to leave an empty line',
    ],
    [
      'a package for a line',
      replace({ startLine: 1 }, 'lodash@4.17.21'),
      'it names a package, not the line to write',
    ],
    [
      'a package with a scope',
      replace({ startLine: 1 }, '@a/b@1.0.0'),
      'it names a package, not the line to write',
    ],
  ])('no suggestion: %s', async ([, replacement, reason]) => {
    const { fix, alternatives, shown } = await fixesOf([fixOf('a.ts', replacement)])
    expect([fix, alternatives]).toEqual([undefined, undefined])
    const text = (replacement.insertedContent as { text: string }).text.trim()
    expect(shown).toBe(
      `The tool has a fix that no button can make: ${reason}.\n\nIn \`a.ts\`:\n\n\`\`\`text\n${text}\n\`\`\``,
    )
  })

  test('no suggestion: content that is not text', async () => {
    const replacement = { deletedRegion: { startLine: 3 }, insertedContent: { binary: 'eA==' } }
    expect((await fixesOf([fixOf('a.ts', replacement)])).shown).toContain('its content is not text')
  })

  test.for([
    ['utf16CodeUnits', 'utf-16'],
    ['unicodeCodePoints', 'code-point'],
    ['bytes', 'unknown'],
    [undefined, 'unknown'],
  ])('columns of %s are %s', async ([columnKind, unit]) => {
    const { fix } = await fixesOf(
      [fixOf('a.ts', replace({ startLine: 3 }, 'x'))],
      columnKind ? { columnKind } : {},
    )
    expect(fix?.unit).toBe(unit)
  })
})

describe('several replacements', () => {
  const region = (startLine: number, startColumn: number, endColumn: number) => ({
    startLine,
    startColumn,
    endColumn,
  })
  test.for<[rule: string, replacements: Json[], changes: TextChange[] | 'overlap']>([
    [
      'are put in order',
      [replace(region(5, 1, 2), 'b'), replace(region(3, 1, 2), 'a')],
      [change(3, 1, 3, 2, 'a'), change(5, 1, 5, 2, 'b')],
    ],
    [
      'on one line',
      [replace(region(3, 5, 6), 'b'), replace(region(3, 1, 2), 'a')],
      [change(3, 1, 3, 2, 'a'), change(3, 5, 3, 6, 'b')],
    ],
    [
      'may touch',
      [replace(region(3, 1, 3), 'a'), replace(region(3, 3, 5), 'b')],
      [change(3, 1, 3, 3, 'a'), change(3, 3, 3, 5, 'b')],
    ],
    [
      'insertions at one place keep their order',
      [replace(region(3, 1, 1), 'a'), replace(region(3, 1, 1), 'b')],
      [change(3, 1, 3, 1, 'a'), change(3, 1, 3, 1, 'b')],
    ],
    [
      'an insertion before what is replaced',
      [replace(region(3, 1, 1), 'a'), replace(region(3, 1, 4), 'b')],
      [change(3, 1, 3, 1, 'a'), change(3, 1, 3, 4, 'b')],
    ],
    [
      'an insertion after what is replaced, at its beginning',
      [replace(region(3, 1, 4), 'b'), replace(region(3, 1, 1), 'a')],
      'overlap',
    ],
    ['overlapping', [replace(region(3, 1, 4), 'a'), replace(region(3, 3, 5), 'b')], 'overlap'],
    [
      'a whole line and a part of it',
      [replace({ startLine: 3 }, 'a'), replace(region(3, 3, 5), 'b')],
      'overlap',
    ],
    [
      'whole lines one after the other',
      [replace({ startLine: 3 }, 'a'), replace({ startLine: 4 }, 'b')],
      [change(3, 1, 3, END_OF_LINE, 'a'), change(4, 1, 4, END_OF_LINE, 'b')],
    ],
  ])('%s', async ([, replacements, changes]) => {
    const { fix, shown } = await fixesOf([fixOf('a.ts', ...replacements)])
    if (changes === 'overlap')
      expect([fix, shown]).toEqual([undefined, expect.stringContaining('its parts overlap')])
    else expect([fix?.changes, shown]).toEqual([changes, ''])
  })

  test('a file that is named twice is one file', async () => {
    const changes = [3, 5].map((line) => ({
      artifactLocation: { uri: 'a.ts' },
      replacements: [replace(region(line, 1, 2), 'x')],
    }))
    expect((await fixesOf([{ artifactChanges: changes }])).fix?.changes).toHaveLength(2)
  })

  test('one that cannot be located makes the whole fix unclear, and all of it is shown', async () => {
    const { fix, shown } = await fixesOf([
      fixOf(
        'a.ts',
        replace({ startLine: 3 }, 'one'),
        replace({ charOffset: 1 }, 'two'),
        replace({ byteOffset: 2 }),
      ),
    ])
    expect(fix).toBeUndefined()
    expect(shown).toContain('```text\none\n```\n\n```text\ntwo\n```\n\nDelete.')
  })

  test('1,001 parts', async () => {
    const parts = Array.from({ length: 1001 }, (_, index) => replace({ startLine: index + 1 }, 'x'))
    expect((await fixesOf([fixOf('a.ts', ...parts)])).shown).toContain('it has 1001 parts')
  })
})

describe('several files', () => {
  const edit = replace({ startLine: 1, startColumn: 1, endColumn: 2 }, 'x')
  const changeIn = (uri: string) => ({ artifactLocation: { uri }, replacements: [edit] })

  test('the others go with the fix', async () => {
    const { fix } = await fixesOf([
      { artifactChanges: [changeIn('b.ts'), changeIn('a.ts'), changeIn('c.ts')] },
    ])
    expect(fix).toEqual({
      changes: [change(1, 1, 1, 2, 'x')],
      unit: 'unknown',
      elsewhere: [
        { path: 'b.ts', changes: [change(1, 1, 1, 2, 'x')] },
        { path: 'c.ts', changes: [change(1, 1, 1, 2, 'x')] },
      ],
    })
  })

  test('only another file: shown', async () => {
    const { fix, shown } = await fixesOf([{ artifactChanges: [changeIn('b.ts')] }])
    expect(fix).toBeUndefined()
    expect(shown).toContain('it is for another file.\n\nIn `b.ts`:')
  })

  test('the same file by another name: Semgrep gives the base in one place only', async () => {
    const artifactLocation = { uri: 'a.ts', uriBaseId: '%SRCROOT%' }
    const locations = [{ physicalLocation: { artifactLocation, region: { startLine: 1 } } }]
    expect((await fixesOf([fixOf('./a.ts'.slice(2), edit)], {}, { locations })).fix).toBeDefined()
  })

  test.for<[rule: string, fix: Json, reason: string]>([
    ['no file', { artifactChanges: [{ replacements: [edit] }] }, 'it names no file'],
    [
      'a file that is not there',
      { artifactChanges: [{ artifactLocation: { index: 4 }, replacements: [edit] }] },
      'it names no file',
    ],
    ['no replacements', { artifactChanges: [{ artifactLocation: { uri: 'a.ts' } }] }, 'it changes nothing'],
    ['nothing', {}, 'it is for another file'],
  ])('%s', async ([, fix, reason]) => {
    expect((await fixesOf([fix])).shown).toContain(`no button can make: ${reason}.`)
  })
})

describe('several fixes', () => {
  const one = fixOf('a.ts', replace({ startLine: 3 }, 'one'))
  const two = fixOf('a.ts', replace({ startLine: 3 }, 'two'))
  const unclear = fixOf('a.ts', replace({ charOffset: 3 }, 'three'))

  test('a person must choose', async () => {
    const { fix, alternatives } = await fixesOf([one, two])
    expect(fix).toBeUndefined()
    expect(alternatives?.map(({ changes }) => changes[0]?.text)).toEqual(['one', 'two'])
  })

  test('equal ones count once, whatever they are called', async () => {
    const { fix, alternatives } = await fixesOf([one, { ...one, description: { text: 'Again.' } }])
    expect([fix?.changes.length, alternatives]).toEqual([1, undefined])
  })

  test('with one that cannot be located, a person must choose too', async () => {
    const { fix, alternatives, shown } = await fixesOf([one, unclear, unclear])
    expect([fix, alternatives?.length, shown?.match(/three/g)?.length]).toEqual([undefined, 1, 1])
  })
})

test.for<[rule: string, description: Json, expected: string | undefined]>([
  ['in the tool’s words', { text: 'Use let.' }, 'Use let.'],
  ['without the message again', { text: 'Said.\n Autofix: use let.' }, 'Autofix: use let.'],
  ['only the message again', { text: 'Said.' }, undefined],
  ['nothing', {}, undefined],
])('description: %s', async ([, description, expected]) => {
  const { fix } = await fixesOf([{ ...fixOf('a.ts', replace({ startLine: 3 }, 'x')), description }])
  expect(fix?.description).toBe(expected)
})

describe('the lines that the tool saw', () => {
  const edit = fixOf('a.ts', replace({ startLine: 3, startColumn: 1, endColumn: 2 }, 'x'))
  const seen = (region: Json, contextRegion?: Json) => ({
    locations: [{ physicalLocation: { artifactLocation: { uri: 'a.ts' }, region, contextRegion } }],
  })
  test.for<[rule: string, more: Json, original: unknown]>([
    ['whole lines', seen({ startLine: 3, snippet: { text: 'let a' } }), { firstLine: 3, lines: ['let a'] }],
    [
      'with the last newline',
      seen({ startLine: 3, endLine: 4, snippet: { text: 'a\r\nb\r\n' } }),
      { firstLine: 3, lines: ['a', 'b'] },
    ],
    [
      'round the place',
      seen({ startLine: 3, startColumn: 2 }, { startLine: 2, endLine: 4, snippet: { text: 'a\nb\nc' } }),
      { firstLine: 2, lines: ['a', 'b', 'c'] },
    ],
    [
      'a part of a line does not count',
      seen({ startLine: 3, startColumn: 1, endColumn: 3, snippet: { text: 'le' } }),
      undefined,
    ],
    [
      'with columns it may be anything',
      seen({ startLine: 3, startColumn: 5, snippet: { text: 'let a' } }),
      undefined,
    ],
    [
      'fewer lines than the region has',
      seen({ startLine: 3, endLine: 5, snippet: { text: 'let a' } }),
      undefined,
    ],
    ['no text', seen({ startLine: 3, snippet: { binary: 'eA==' } }), undefined],
  ])('%s', async ([, more, original]) => {
    expect((await fixesOf([edit], {}, more)).fix?.original).toEqual(original)
  })

  test('of the replaced lines first', async () => {
    const region = { startLine: 4, snippet: { text: 'b' } }
    const { fix } = await fixesOf(
      [fixOf('a.ts', replace(region, 'x'))],
      {},
      seen({ startLine: 3, snippet: { text: 'a' } }),
    )
    expect(fix?.original).toEqual({ firstLine: 4, lines: ['b'] })
  })

  test('a position is never moved to where the seen text is: the lines of a tool are exact', async () => {
    const finding = await readOne(
      result({ locations: [at('a.ts', { startLine: 3, snippet: { text: 'let a' } })] }),
    )
    expect(finding.original).toBeUndefined()
  })
})
