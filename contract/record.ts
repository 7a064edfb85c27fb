import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { messageOf, UserError } from '../src/errors.ts'
import type { Asked } from './ask.ts'

const answer = { answer: z.union([z.string().min(1), z.number()]), message: z.string().optional() }

const entry = z.discriminatedUnion('source', [
  /** What the sandbox does until someone has asked. */
  z.strictObject({ ...answer, source: z.literal('assumed') }),
  z.strictObject({
    ...answer,
    source: z.literal('seen'),
    date: z.iso.date(),
    /** The host, with its version where it says one. */
    server: z.string().min(1),
  }),
])

const schema = z.record(z.string(), entry)

export type Entry = z.infer<typeof entry>
export type Recorded = Readonly<Record<string, Entry>>
export type PlatformName = 'github' | 'gitlab'

export function recordPath(platform: PlatformName): string {
  return path.join('src', 'sandbox', platform, 'record.json')
}

export function readRecord(file: string): Recorded {
  try {
    return parseRecord(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new UserError(`cannot read ${file}: ${messageOf(cause)}`, {
      hint: 'Start it with npm run contract, in the directory of the project.',
      cause,
    })
  }
}

export function parseRecord(text: string): Recorded {
  const { data, error } = schema.safeParse(JSON.parse(text))
  if (error) throw new Error(z.prettifyError(error))
  return data
}

/** The record with what was answered; everything else stays as it was. */
export function updateRecord(
  record: Recorded,
  asked: readonly Asked[],
  seen: { readonly date: string; readonly server: string },
): Recorded {
  const answers = asked.flatMap(({ id, outcome }): [string, Entry][] =>
    outcome.kind === 'answer' ? [[id, { ...outcome.answer, source: 'seen', ...seen }]] : [],
  )
  return { ...record, ...Object.fromEntries(answers) }
}

export function writeRecord(file: string, record: Recorded): void {
  writeFileSync(file, `${JSON.stringify(record, undefined, 2)}\n`)
}
