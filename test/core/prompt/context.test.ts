import { expect, test } from 'vitest'
import type { HistoricThread } from '../../../src/core/memory/history.ts'
import { context } from '../../../src/core/prompt/context.ts'
import { expectFrame, HOSTILE } from '../../oracles/prompt-frame.ts'

const HEAD = '0123456789abcdef0123456789abcdef01234567'

const threadOf = (path: string, replies: HistoricThread['replies'], text = 'Said.'): HistoricThread => ({
  ...{ id: 'one', path, line: 3, severity: 'error', state: 'open', isOutdated: false, isSettled: true },
  ...{ isApplied: false, isDisliked: false, url: 'https://x/1', text, replies },
})

const contextOf = (threads: HistoricThread[]) => context({ head: HEAD, reviews: [], threads })

test('of many answers those of people stay, then the newest', () => {
  const spam = Array.from({ length: 99 }, (_, at) => ({
    ...{ author: `stranger${at}`, by: 'other' as const, text: `Spam ${at}` },
  }))
  const text = contextOf([
    threadOf('a.ts', [{ author: 'ann', by: 'person', text: 'Meant to be so.' }, ...spam]),
  ])
  expectFrame(text)
  expect(text).toContain('| answer by a person, ann:\n|     Meant to be so.\n')
  expect(text).toContain('| (90 answers left out)\n')
  expect(text.match(/^\| answer by a bot or a stranger, stranger\d+:$/gm)).toEqual(
    spam.slice(-9).map(({ author }) => `| answer by a bot or a stranger, ${author}:`),
  )
  expect(text).toContain('settled, 100 answers')
})

test('however much was said, the prompt stays readable: the oldest threads are left out', () => {
  const replies = Array.from({ length: 50 }, () => ({
    ...{ author: 'x'.repeat(5000), by: 'other' as const, text: `${HOSTILE}\n`.repeat(2000) },
  }))
  const threads = Array.from({ length: 300 }, (_, at) =>
    threadOf(`file${at}.ts`, replies, HOSTILE.repeat(999)),
  )
  const text = contextOf(threads)
  expectFrame(text)
  expect(text.length).toBeLessThan(350_000)
  const shown = [...text.matchAll(/^\| place: file(\d+)\.ts:3$/gm)].map(([, at]) => Number(at))
  expect(shown.length).toBeGreaterThan(1)
  expect(shown).toEqual(Array.from({ length: 300 }, (_, at) => at).slice(-shown.length))
  expect(text).toContain(`\n${300 - shown.length} older threads left out.\n`)
})
