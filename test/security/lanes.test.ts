import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ReviewComment } from '../../src/core/plan/plan.ts'
import { codeSpan, fence } from '../../src/core/text/fence.ts'
import { inlineText } from '../../src/core/text/prose.ts'
import { join, md, type Prose } from '../../src/core/text/safe-text.ts'
import { type Printable, print } from '../../src/output/log.ts'

/** Only these make a text safe, each for one context; everything else combines safe texts. */
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

test('T24 only a few functions may mark a text as safe', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const sealing = files.filter((file) =>
    /\bmarkSafe\b|as (?:Prose|Code|Markdown|Printable)\b/.test(read(file)),
  )
  expect(sealing.toSorted()).toEqual(SEALERS)
})

/** The source without comments, where "as Markdown" is ordinary English. */
function read(file: string): string {
  const text = readFileSync(`src/${file}`, 'utf8')
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')
}

test('T24 a plain string is not assignable to Markdown, a comment or a log', () => {
  const foreign: string = '<!-- hidden -->'
  const title = inlineText(foreign)
  expect(md`**${title}** ${codeSpan('a')} ${3} ${title ? 'yes' : 'no'}`).toContain('**')
  // @ts-expect-error: a string may contain anything
  md`**${foreign}**`
  // @ts-expect-error: a part of a safe text may not be safe
  md`**${title.slice(1)}**`
  // @ts-expect-error: a piece must be safe
  join([title, foreign], '\n\n')
  // @ts-expect-error: and so must the separator
  join([title], foreign)
  // @ts-expect-error: an info string is one from our list
  fence(['a'], foreign)
  // @ts-expect-error: a body is rendered, never passed in
  const body: ReviewComment['body'] = foreign
  // @ts-expect-error: Markdown is not safe for a terminal
  const shown: Printable = title
  // @ts-expect-error: nor is a terminal's text Markdown
  const prose: Prose = shown
  expect([body, prose]).toHaveLength(2)
  // @ts-expect-error: stdout takes no plain string
  const toStdout = () => print(foreign)
  expect(toStdout).toBeTypeOf('function')
})
