import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ReviewComment } from '../../src/core/plan/plan.ts'
import { codeSpan, fence } from '../../src/core/text/fence.ts'
import { inlineText } from '../../src/core/text/prose.ts'
import { join, md, type Prose } from '../../src/core/text/safe-text.ts'
import { type Printable, print } from '../../src/output/log.ts'

/** These only make a text safe, each for its place; everything else puts safe texts together. */
const SEALERS = [
  'core/memory/marker.ts',
  'core/preview/preview.ts',
  'core/text/escape.ts',
  'core/text/fence.ts',
  'core/text/markdown.ts',
  'core/text/prose.ts',
  'core/text/safe-text.ts',
  'core/text/safe-url.ts',
  'core/text/simple-markdown.ts',
  'output/log.ts',
  'output/to-json.ts',
  'runner/job-summary.ts',
  'terminal/terminal.ts',
  'terminal/text-width.ts',
]

test('T24 few functions may say that a text is safe', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const sealing = files.filter((file) =>
    /\bmarkSafe\b|as (?:Prose|Code|Markdown|Printable)\b/.test(read(file)),
  )
  expect(sealing.toSorted()).toEqual(SEALERS)
})

/** Without comments, in which text is often shown "as Markdown". */
function read(file: string): string {
  const text = readFileSync(`src/${file}`, 'utf8')
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')
}

test('T24 a plain string does not fit into Markdown, a comment or a log', () => {
  const foreign: string = '<!-- hidden -->'
  const title = inlineText(foreign)
  expect(md`**${title}** ${codeSpan('a')} ${3} ${title ? 'yes' : 'no'}`).toContain('**')
  // @ts-expect-error: nobody knows what a string holds
  md`**${foreign}**`
  // @ts-expect-error: a part of a safe text may not be safe
  md`**${title.slice(1)}**`
  // @ts-expect-error: a piece must be safe
  join([title, foreign], '\n\n')
  // @ts-expect-error: and so must what stands between
  join([title], foreign)
  // @ts-expect-error: an info string is one of ours
  fence(['a'], foreign)
  // @ts-expect-error: a body is written, never given
  const body: ReviewComment['body'] = foreign
  // @ts-expect-error: Markdown is not made for a terminal
  const shown: Printable = title
  // @ts-expect-error: nor is a terminal's text Markdown
  const prose: Prose = shown
  expect([body, prose]).toHaveLength(2)
  // @ts-expect-error: stdout takes no plain string
  const toStdout = () => print(foreign)
  expect(toStdout).toBeTypeOf('function')
})
