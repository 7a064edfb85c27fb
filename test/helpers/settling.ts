import fc from 'fast-check'
import { expect } from 'vitest'
import type { Ran, RunOptions } from './run-review.ts'
import { runs } from './runs.ts'

/** A sandbox in which people and others act on our threads between runs. */
export interface SettlingSandbox {
  file(path: string): Promise<string | undefined>
  push(files: Record<string, string>): Promise<string>
  close(): Promise<void>
}

export interface SettlingPlatform<S extends SettlingSandbox> {
  start(files: { base: Record<string, string>; head: Record<string, string> }): Promise<S>
  run(sandbox: S, given: RunOptions): Promise<Ran>
  /** Our comments whose text has this word, oldest first: how others act on them. */
  threads(sandbox: S, word: string): Thread[]
}

export interface Thread {
  readonly isResolved: boolean
  resolve(by: string): Promise<unknown>
  reply(by: string, body: string): Promise<unknown>
  dislike(by: string): Promise<unknown>
}

const FILE = 'src/new.ts'

/** What is found, each in three wordings, far enough from the next and about something quite different. */
const FINDINGS: readonly (readonly [word: string, ...wordings: string[]])[] = [
  [
    'Overflow',
    'Adding two large prices here makes a sum that no longer fits into the integer column of the table.',
    'Adding two large prices makes a sum here which no longer fits into the integer column of that table.',
    'Two large prices added here make a sum that no longer fits into the integer column of the table.',
  ],
  [
    'Race',
    'Between reading and writing the counter another worker can change it, so that one order gets lost.',
    'Between reading and writing the counter some other worker can change it, so one order gets lost.',
    'Another worker can change the counter between reading and writing it, so that one order gets lost.',
  ],
  [
    'Leak',
    'When parsing throws, nobody closes the file handle; a server that runs for days has none left.',
    'When parsing throws nobody closes that file handle; servers that run for days then have none left.',
    'Nobody closes the file handle when parsing throws; a server that runs for days has none left.',
  ],
  [
    'Naming',
    'The word "data" tells a reader nothing; call this parameter by what customers see on their invoice.',
    'The name "data" tells readers nothing; call this parameter by what customers see on their invoice.',
    'For a reader the word "data" tells nothing; call the parameter what customers see on their invoice.',
  ],
]

/** Findings stand this many lines apart: more than twice what a thread may be away from its finding. */
const GAP = 10

function lineOf(finding: number, edits: number): string {
  return `  const place${finding} = compute(${finding}, ${edits})`
}

function initialText(): string {
  const rows = Array.from({ length: GAP * (FINDINGS.length + 1) }, (_, at) => `  step${at}(order, ${at * 7})`)
  for (const index of FINDINGS.keys()) rows[GAP * (index + 1) - 1] = lineOf(index, 0)
  return `${rows.join('\n')}\n`
}

type Act =
  | { readonly kind: 'run'; readonly reported: readonly number[]; readonly wording: number }
  | { readonly kind: 'edit' | 'move'; readonly finding: number }
  | {
      readonly kind: 'act'
      readonly finding: number
      readonly what: 'resolve' | 'reply' | 'dislike'
      readonly by: string
    }

/** What is expected of one finding. */
interface Known {
  edits: number
  posted: boolean
  /** A person has decided in one of its threads. */
  settled: boolean
  /** Whether its line was edited since its newest comment. */
  edited: boolean
}

/** Whoever acts in whichever order: nothing settled is posted again, what is new is, and only people settle. */
export async function checkSettling<S extends SettlingSandbox>(
  platform: SettlingPlatform<S>,
  { people, others }: { readonly people: readonly string[]; readonly others: readonly string[] },
  normal: number,
): Promise<void> {
  const finding = fc.nat({ max: FINDINGS.length - 1 })
  const all = [...FINDINGS.keys()]
  const run = fc.record({
    kind: fc.constant('run' as const),
    reported: fc.subarray(all, { minLength: 1 }),
    wording: fc.constantFrom(1, 2, 3),
  })
  const act = fc.record({
    kind: fc.constant('act' as const),
    finding,
    what: fc.constantFrom('resolve' as const, 'reply' as const, 'dislike' as const),
    by: fc.constantFrom(...people, ...others),
  })
  const change = fc.record({ kind: fc.constantFrom('edit' as const, 'move' as const), finding })
  const acts = fc.array(fc.oneof(run, act, act, change), { minLength: 3, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const head = { [FILE]: initialText(), 'README.md': '# Shop\n' }
      const sandbox = await platform.start({ base: { 'README.md': '# Shop\n' }, head })
      try {
        const model = FINDINGS.map((): Known => ({ edits: 0, posted: false, settled: false, edited: false }))
        const first: Act = { kind: 'run', reported: all.slice(0, 3), wording: 1 }
        for (const step of [first, ...sequence]) await take(step)

        async function take(step: Act): Promise<void> {
          if (step.kind === 'run') return report(step)
          const known = model[step.finding]
          const [word = ''] = FINDINGS[step.finding] ?? []
          if (!known) return
          if (step.kind === 'act') {
            const thread = platform.threads(sandbox, word).at(-1)
            // Nobody can resolve what is resolved.
            if (!thread || (step.what === 'resolve' && thread.isResolved)) return
            const isPerson = people.includes(step.by)
            // Strangers may not resolve.
            const done = await perform(thread, step).then(
              () => true,
              () => false,
            )
            expect(done || !isPerson).toBe(true)
            known.settled ||= isPerson
            return
          }
          const text = (await sandbox.file(FILE)) ?? ''
          if (step.kind === 'move') {
            const more = Array.from({ length: GAP }, (_, at) => `  more${text.length}(${at})\n`).join('')
            await sandbox.push({ [FILE]: `${more}${text}` })
            return
          }
          const before = lineOf(step.finding, known.edits)
          known.edits++
          known.edited = true
          await sandbox.push({ [FILE]: text.replace(before, lineOf(step.finding, known.edits)) })
        }

        async function report({ reported, wording }: Extract<Act, { kind: 'run' }>): Promise<void> {
          const rows = ((await sandbox.file(FILE)) ?? '').split('\n')
          const findings = reported.map((index) => ({
            path: FILE,
            line: rows.indexOf(lineOf(index, model[index]?.edits ?? 0)) + 1,
            title: FINDINGS[index]?.[0],
            message: FINDINGS[index]?.[wording],
          }))
          const { plan } = await platform.run(sandbox, { findings })
          for (const [at, index] of reported.entries()) {
            const known = model[index]
            const { outcome, code, thread } = plan.findings[at] ?? {}
            if (!known) continue
            const why = `${FINDINGS[index]?.[0]}: ${JSON.stringify({ known, outcome, code })}`
            if (known.settled)
              expect({ outcome, code }, why).toEqual({ outcome: 'duplicate', code: 'settled' })
            else expect(code, why).not.toBe('settled')
            if (known.settled) expect(thread, why).toMatch(/^http/)
            if (!known.posted || (known.edited && !known.settled)) expect(outcome, why).toBe('inline')
            if (outcome === 'inline') Object.assign(known, { posted: true, edited: false })
          }
        }
      } finally {
        await sandbox.close()
      }
    }),
    { numRuns: runs(normal) },
  )
}

function perform(thread: Thread, { what, by }: Extract<Act, { kind: 'act' }>): Promise<unknown> {
  if (what === 'resolve') return thread.resolve(by)
  return what === 'reply' ? thread.reply(by, 'We have talked about it.') : thread.dislike(by)
}
