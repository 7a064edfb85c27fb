import { describe, expect, test } from 'vitest'
import { PROTECTED_PATHS } from '../../src/core/options/plan-options.ts'
import { codePointName, deceptiveCharacters, revealInvisible } from '../../src/core/text/invisible.ts'
import { planOne } from '../helpers/one-finding.ts'
import { comrak, visibleText } from '../oracles/markdown.ts'

const LINE = 'const total = 1'

function diffOf(path: string, line = LINE): string {
  return `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-old\n+${line}\n`
}

function offered(
  suggestion: string,
  { path = 'src/a.ts', line = LINE, kind = 'tool' as 'tool' | 'model' } = {},
) {
  const became = planOne(diffOf(path, line), { path, line: 1, suggestion }, {}, kind)
  const [document] = comrak.read(became.comments.map(({ body }) => body))
  return { ...became, seen: document ? visibleText(document) : '' }
}

describe('T6 a suggestion that adds invisible characters is shown, with the characters spelled out', () => {
  test.for<[rule: string, char: string]>([
    ['left-to-right embedding', '\u202a'],
    ['right-to-left override', '\u202e'],
    ['right-to-left isolate', '\u2067'],
    ['pop isolate', '\u2069'],
    ['Arabic letter mark', '\u061c'],
    ['left-to-right mark', '\u200e'],
    ['zero-width space', '\u200b'],
    ['zero-width non-joiner', '\u200c'],
    ['zero-width joiner outside emoji', '\u200d'],
    ['word joiner', '\u2060'],
    ['invisible times', '\u2062'],
    ['byte order mark', '\ufeff'],
    ['soft hyphen', '\u00ad'],
    ['combining grapheme joiner', '\u034f'],
    ['Hangul choseong filler', '\u115f'],
    ['Hangul filler', '\u3164'],
    ['halfwidth Hangul filler', '\uffa0'],
    ['Khmer inherent vowel', '\u17b4'],
    ['Mongolian vowel separator', '\u180e'],
    ['variation selector', '\ufe01'],
    ['variation selector for emoji, without one', '\ufe0f'],
    ['variation selector of the supplement', '\u{e0100}'],
    ['tag letter', '\u{e0041}'],
    ['blank Braille pattern', '\u2800'],
    ['next line', '\u0085'],
    ['line separator', '\u2028'],
    ['paragraph separator', '\u2029'],
    ['interlinear annotation', '\ufff9'],
    ['escape', '\u001b'],
    ['backspace', '\b'],
    ['form feed', '\f'],
    ['null', '\0'],
    ['delete', '\u007f'],
    ['control sequence introducer', '\u009b'],
    ['private use', '\ue000'],
    ['private use of plane 16', '\u{10fffd}'],
    ['half a character', '\ud83d'],
    ['the other half', '\ude00'],
    ['musical beam', '\u{1d173}'],
    ['shorthand overlap', '\u{1bca0}'],
  ])('%s', ([, char]) => {
    for (const kind of ['tool', 'model'] as const) {
      const { suggestion, code, seen, buttons } = offered(`const to${char}tal = 2`, { kind })
      expect([suggestion, code, buttons]).toEqual(['quoted', 'invisible-characters', []])
      expect(seen).toContain(codePointName(char))
      expect(seen).not.toContain(char)
    }
  })

  test.for<[rule: string, suggestion: string]>([
    ['a tab', '\tconst total = 2'],
    ['accents, composed or not', 'const café = "cafe\u0301"'],
    ['other scripts', 'const s = "Привет 你好 שלום مرحبا ไทย हिन्दी"'],
    ['emoji', 'const s = "👩‍👩‍👧 🇩🇪 1️⃣ ❤️ 👍🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ⚠️"'],
    ['odd blanks', 'const s = "a\u00a0b\u3000c"'],
  ])('%s is offered', ([, suggestion]) => {
    expect(offered(suggestion)).toMatchObject({ suggestion: 'committable' })
  })

  test('characters that the lines already have may stay', () => {
    const line = 'const a = "\u200b"'
    expect(offered('const b = "\u200b"', { line })).toMatchObject({ suggestion: 'committable' })
    expect(offered('const b = "\u200b\u202e"', { line })).toMatchObject({ code: 'invisible-characters' })
  })

  test('characters of other lines may not be added, however long the range is', () => {
    const head = ['const a = 1', 'const b = "\u202e"']
    const diff = `${diffOf('src/a.ts', head[0]).replace('+1 @@', '+1,2 @@')}+${head[1]}\n`
    const range = { path: 'src/a.ts', start_line: 1, line: 2 }
    for (const kind of ['tool', 'model'] as const) {
      const suggested = (...lines: string[]) =>
        planOne(diff, { ...range, suggestion: lines.join('\n') }, {}, kind)
      expect(suggested('const a = "\u202e"', head[1] ?? '')).toMatchObject({ code: 'invisible-characters' })
      expect(suggested('const a = 2', head[1] ?? '')).toMatchObject({ suggestion: 'committable' })
    }
  })

  test('of all characters, exactly these deceive', () => {
    const ranges = [
      ...[
        [0x0, 0x8],
        [0xb, 0x1f],
        [0x7f, 0x9f],
        [0xad, 0xad],
        [0x34f, 0x34f],
        [0x600, 0x605],
        [0x61c, 0x61c],
      ],
      ...[
        [0x6dd, 0x6dd],
        [0x70f, 0x70f],
        [0x890, 0x891],
        [0x8e2, 0x8e2],
        [0x115f, 0x1160],
        [0x17b4, 0x17b5],
      ],
      ...[
        [0x180b, 0x180f],
        [0x200b, 0x200f],
        [0x2028, 0x202e],
        [0x2060, 0x206f],
        [0x2800, 0x2800],
      ],
      ...[
        [0x3164, 0x3164],
        [0xd800, 0xf8ff],
        [0xfe00, 0xfe0f],
        [0xfeff, 0xfeff],
        [0xffa0, 0xffa0],
      ],
      ...[
        [0xfff0, 0xfffb],
        [0x110bd, 0x110bd],
        [0x110cd, 0x110cd],
        [0x13430, 0x1343f],
        [0x1bca0, 0x1bca3],
      ],
      ...[
        [0x1d173, 0x1d17a],
        [0xe0000, 0xe0fff],
        [0xf0000, 0xffffd],
        [0x100000, 0x10fffd],
      ],
    ] as const
    const expected = new Set(
      ranges.flatMap(([first = 0, last = 0]) =>
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      ),
    )
    const wrong: string[] = []
    for (let code = 0; code <= 0x10ffff; code++) {
      const char = String.fromCodePoint(code)
      const deceives = deceptiveCharacters(char).size > 0
      if (deceives !== expected.has(code)) wrong.push(codePointName(char))
    }
    expect(wrong).toEqual([])
  })
})

describe('T15 a million of them take no longer than a million other characters', () => {
  test.for<[rule: string, text: string, length: number]>([
    ['bidirectional controls', '\u202e'.repeat(1_000_000), 8_000_000],
    ['emoji', '😀'.repeat(1_000_000), 2_000_000],
    ['emoji that are joined', '👩‍👩‍👧'.repeat(200_000), 1_600_000],
    ['emoji and controls', '👍\u202e'.repeat(300_000), 3_000_000],
    ['joiners', '\u200d'.repeat(500_000), 4_000_000],
    ['emoji that are joined without end', '👩\u200d'.repeat(300_000), 3_000_000],
    ['flags', '🇩🇪'.repeat(250_000), 1_000_000],
    ['flags with tags', '\u{1f3f4}\u{e0041}'.repeat(200_000), 2_200_000],
    ['keys', '1\ufe0f'.repeat(300_000), 2_700_000],
  ])('%s', ([, text, length]) => {
    expect(revealInvisible(text).length).toBe(length)
  })
})

describe('T7 a risky change is never offered as a suggestion', () => {
  test.for([
    '.github/workflows/ci.yml',
    '.github/actions/x/index.js',
    '.GitHub/Workflows/ci.yml',
    'action.yml',
    'sub/action.yaml',
    'CODEOWNERS',
    '.github/CODEOWNERS',
    '.gitmodules',
    'sub/.gitattributes',
    '.npmrc',
    'package-lock.json',
    'sub/yarn.lock',
    'pnpm-lock.yaml',
    'Cargo.lock',
    'poetry.lock',
    'go.sum',
  ])('%s', (path) => {
    for (const kind of ['tool', 'model'] as const)
      expect(offered('const total = 2', { path, kind })).toMatchObject({
        suggestion: 'quoted',
        code: 'protected-path',
      })
  })

  test('the list is not empty by default', () => {
    expect(PROTECTED_PATHS.length).toBeGreaterThan(8)
  })

  test.for<[rule: string, suggestion: string, code: string]>([
    [
      'code after 300 blanks',
      `const total = 2;${' '.repeat(300)}require('child_process').exec('x')`,
      'far-right',
    ],
    ['code after tabs', `const total = 2;${'\t'.repeat(120)}evil()`, 'far-right'],
    ['code after unusual blanks', `const total = 2;${'\u3000'.repeat(120)}evil()`, 'far-right'],
    ['something left out', 'const total = 2\n// ... rest of the code unchanged', 'elision'],
    ['a token of GitHub', `const t = "ghs_${'a1B2'.repeat(9)}"`, 'credential'],
    ['a key of a cloud', 'const k = "AKIAIOSFODNN7EXAMPLE"', 'credential'],
    ['a key of a model', `const k = "sk-ant-${'a1B2'.repeat(9)}"`, 'credential'],
    ['a private key', '-----BEGIN OPENSSH PRIVATE KEY-----', 'credential'],
  ])('%s', ([, suggestion, code]) => {
    expect(offered(suggestion, { kind: 'model' })).toMatchObject({ suggestion: 'quoted', code, buttons: [] })
  })
})
