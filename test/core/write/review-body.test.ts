import { describe, expect, test } from 'vitest'
import { parseDiff } from '../../../src/core/diff/diff.ts'
import { intake } from '../../../src/core/intake/intake.ts'
import { planReview } from '../../../src/index.ts'
import { gitDiff } from '../../oracles/git.ts'
import { comrak, type MarkdownNode, visibleText } from '../../oracles/markdown.ts'

const DIFF = parseDiff(gitDiff({ 'src/a.js': 'one\n' }, { 'src/a.js': 'one\ntwo\n' }))

async function bodyOf(entries: readonly Record<string, unknown>[]): Promise<string> {
  const { findings } = await intake({ file: 'f.json', text: JSON.stringify(entries) }, 'json')
  return planReview({ findings, diff: DIFF, options: { scope: 'all' } }).review.body
}

/** What a person sees before opening a fold, in lines. */
function unfolded(body: string): string[] {
  let depth = 0
  return body.split('\n').filter((line) => {
    const isHidden = depth > 0
    if (line.startsWith('<details>')) depth++
    if (line === '</details>') depth--
    return !isHidden && line.trim() !== '' && !line.startsWith('<!--')
  })
}

function gone(count: number, more: Record<string, unknown> = {}) {
  return Array.from({ length: count }, (_, index) => ({
    path: `lib/${index % 40}.js`,
    line: index + 1,
    severity: index % 3 === 0 ? 'error' : 'warning',
    rule: `rule-${index % 9}`,
    message: `Finding ${index} says something about this line.`,
    ...more,
  }))
}

describe('the body of a review', () => {
  test.for([
    ['682 findings', gone(682)],
    ['682 findings with code', gone(682, { suggestion: 'better()\nand longer()' })],
    ['682 findings with long messages', gone(682, { message: 'word '.repeat(2000) })],
    ['682 findings with messages of many lines', gone(682, { message: 'line\n\n'.repeat(300) })],
    ['10,000 findings', gone(10_000)],
    [
      'five with messages of many lines',
      gone(5, { message: 'line\n\n'.repeat(300), suggestion: 'x\n'.repeat(90) }),
    ],
  ] as const)('%s: at most 60 lines before a fold is opened', async ([, entries]) => {
    const body = await bodyOf(entries)
    expect(unfolded(body).length).toBeLessThanOrEqual(60)
    expect(body.length).toBeLessThanOrEqual(60_000)
    expect(body.match(/<details>/g)?.length ?? 0).toBe(body.match(/^<\/details>$/gm)?.length ?? 0)
  })

  test('up to five are listed openly, more of them are folded away', async () => {
    expect(await bodyOf(gone(5))).not.toContain('<details>')
    expect(await bodyOf(gone(6))).toContain('<details><summary>6 findings not shown on a line</summary>')
  })

  test('the reason once for all findings of a file', async () => {
    const body = await bodyOf(gone(4, { path: 'lib/gone.js' }))
    expect(body.match(/No changed file has this path\./g)).toHaveLength(1)
    expect(body.match(/^- line \d+ · (?:error|warning) · Finding \d says/gm)).toHaveLength(4)
  })

  test('what does not fit is counted, by rule and by file', async () => {
    const body = await bodyOf(gone(682))
    const [, rest] = /(\d+) more findings did not fit here/.exec(body) ?? []
    const listed = body.match(/^- /gm)?.length ?? 0
    expect(Number(rest) + listed).toBe(682)
    for (const name of ['Per rule', 'Per file']) {
      const [, counts = ''] = new RegExp(`${name}: (.*)\\.`).exec(body) ?? []
      const sum = [...counts.matchAll(/(?:` |, )(\d+)/g)].reduce(
        (total, [, count]) => total + Number(count),
        0,
      )
      expect(sum).toBe(Number(rest))
    }
  })
})

describe('how a comment begins', () => {
  async function commented(entry: Record<string, unknown>): Promise<string> {
    const entries = [{ path: 'src/a.js', line: 2, ...entry }]
    const { findings } = await intake({ file: 'f.json', text: JSON.stringify(entries) }, 'json')
    const { review } = planReview({ findings, diff: DIFF })
    const [document] = comrak.read([review.comments[0]?.body ?? ''])
    return visibleText(document as MarkdownNode)
      .replace(/<!--.*-->\s*$/, '')
      .trim()
  }

  test.for<[rule: string, entry: Record<string, unknown>, expected: string]>([
    [
      'a title and a message',
      { title: 'Bad name', message: 'It says nothing.' },
      'Bad name · warning\nIt says nothing.',
    ],
    [
      'code in a title',
      { title: 'Use `===` and *mean* it', message: 'M' },
      'Use === and mean it · warning\nM',
    ],
    ['no title: the severity on the same line', { message: 'It is unused.' }, 'Warning: It is unused.'],
    ['no title, and a list', { message: '- one\n- two' }, 'Warning\none\ntwo'],
    [
      'a message that says the title again',
      { title: 'It is unused', message: '**It is unused.**' },
      'It is unused · warning',
    ],
    [
      'a message that begins with the title',
      { title: 'It is unused', message: 'It is unused.\n\nRemove it.' },
      'It is unused · warning\nRemove it.',
    ],
    ['empty fields', { title: ' ', message: 'Said.', rule: '', category: ' ', source: '' }, 'Warning: Said.'],
    [
      'names as they are written',
      { title: '__init__ and *args', message: 'M' },
      '__init__ and *args · warning\nM',
    ],
  ])('%s', async ([, entry, expected]) => {
    expect((await commented(entry)).replace(/\n+/g, '\n')).toBe(expected)
  })

  test('advice in the place of code is text, not a change', async () => {
    const text = await commented({
      message: 'Slow.',
      suggestion: 'Consider using a set here instead of a list.',
    })
    expect(text).toContain('Consider using a set here instead of a list.')
    expect(text).not.toContain('No one-click change')
    expect(text).not.toMatch(/^[-+]/m)
  })
})
