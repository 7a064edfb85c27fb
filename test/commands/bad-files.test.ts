import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { fencepost, ROOT, temporaryFiles } from '../helpers/run.ts'

const DIFF = path.join(ROOT, 'fixtures/first-look/pr.diff')
const FINDINGS = path.join(ROOT, 'fixtures/first-look/findings.json')
const TEXT = 'src/cart.ts:12:5: warning: naïve ‘total’ [-Wx]\n'

function fileOf(bytes: Buffer): string {
  const file = path.join(temporaryFiles(), 'printed.txt')
  writeFileSync(file, bytes)
  return file
}

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

describe('encodings', () => {
  test.for<[encoding: string, bytes: Buffer]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 LE, as PowerShell redirects', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 BE', swapped(`\uFEFF${TEXT}`)],
  ])('%s is read', async ([, bytes]) => {
    const { status, stdout } = await fencepost([
      'plan',
      '--json',
      '--diff',
      DIFF,
      '--findings',
      fileOf(bytes),
    ])
    expect(status).toBe(0)
    expect(JSON.parse(stdout).findings).toMatchObject([
      { path: 'src/cart.ts', line: 12, column: 5, severity: 'warning', message: 'naïve ‘total’' },
    ])
  })

  test.for<[encoding: string, bytes: Buffer]>([
    ['UTF-16 LE without a mark', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16 BE without a mark', swapped(TEXT)],
    [
      'UTF-32',
      Buffer.from([0xff, 0xfe, 0, 0, ...[...TEXT].flatMap((char) => [char.charCodeAt(0) & 0xff, 0, 0, 0])]),
    ],
    [
      'UTF-16 appended to UTF-8',
      Buffer.concat([Buffer.from(TEXT.repeat(9)), Buffer.from(TEXT.repeat(99), 'utf16le')]),
    ],
  ])('%s is an error', async ([, bytes]) => {
    for (const [diff, findings] of [
      [DIFF, fileOf(bytes)],
      [fileOf(bytes), FINDINGS],
    ] as const) {
      const { status, stdout, stderr } = await fencepost([
        'plan',
        '--json',
        '--diff',
        diff,
        '--findings',
        findings,
      ])
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toContain('printed.txt is not UTF-8 text')
    }
  })

  test('bytes that are not UTF-8 are shown as such, and the log says so', async () => {
    const findings = fileOf(Buffer.from(TEXT.replaceAll(/[‘’]/g, "'"), 'latin1'))
    const { status, stdout, stderr } = await fencepost([
      'plan',
      '--json',
      '--diff',
      DIFF,
      '--findings',
      findings,
    ])
    expect(status).toBe(0)
    expect(JSON.parse(stdout).findings).toMatchObject([{ message: "na\ufffdve 'total'" }])
    expect(stderr).toContain('printed.txt has bytes that are not UTF-8; they are shown as \ufffd')
  })

  test('a diff with the byte order mark of UTF-8 is read', async () => {
    const { readFileSync } = await import('node:fs')
    const diff = fileOf(Buffer.concat([Buffer.from('\uFEFF'), readFileSync(DIFF)]))
    const plain = await fencepost(['plan', '--json', '--diff', DIFF, '--findings', FINDINGS])
    const marked = await fencepost(['plan', '--json', '--diff', diff, '--findings', FINDINGS])
    expect(marked.stdout).toBe(plain.stdout)
  })
})

describe('a diff that is none', () => {
  test('swapped with the findings', async () => {
    const { status, stdout, stderr } = await fencepost([
      'plan',
      '--json',
      '--diff',
      FINDINGS,
      '--findings',
      DIFF,
    ])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('findings.json is not a diff: it begins with "')
    expect(stderr).toContain('Are --diff and --findings swapped?')
  })

  test('another text', async () => {
    const diff = fileOf(Buffer.from('fatal: not a git repository\n'))
    const { status, stderr } = await fencepost(['plan', '--diff', diff, '--findings', FINDINGS])
    expect(status).toBe(2)
    expect(stderr).toContain('is not a diff: it begins with "fatal: not a git repository"')
    expect(stderr).toContain('git diff main...HEAD')
  })

  test('an empty one is a change of nothing', async () => {
    const diff = fileOf(Buffer.from('\n'))
    const { status, stderr } = await fencepost(['plan', '--diff', diff, '--findings', FINDINGS])
    expect(status).toBe(0)
    expect(stderr).toContain('is empty: nothing has changed')
  })
})

describe('empty findings', () => {
  test.for<[format: string, status: number, says: string]>([
    ['auto', 0, 'is empty: taken as no findings; a step that crashed looks the same'],
    ['compiler', 0, ''],
    ['eslint', 2, 'is empty; a document is expected, because the format is eslint'],
    ['checkstyle', 2, 'is empty; a document is expected, because the format is checkstyle'],
  ])('%s exits with %i', async ([format, expected, says]) => {
    const file = fileOf(Buffer.from(''))
    const { status, stderr } = await fencepost([
      'plan',
      '--diff',
      DIFF,
      '--findings',
      file,
      '--format',
      format,
    ])
    expect(status).toBe(expected)
    expect(stderr).toContain(says)
  })
})
