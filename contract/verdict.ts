import type { Reply } from '../src/platforms/call.ts'
import { answered, type Outcome, unclear } from './question.ts'

/** What a request came to. `unclear`: a reply about something else, such as permissions, or a broken server. */
export type Verdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unclear'; readonly reply: string }

/** Statuses that judge the content of a request. */
const REFUSALS = [400, 406, 409, 413, 422]

export function verdictOf(reply: Reply): Verdict {
  const { status } = reply
  if (status >= 200 && status < 300) return { kind: 'accepted' }
  if (REFUSALS.includes(status)) return { kind: 'refused', message: messageIn(reply) }
  return { kind: 'unclear', reply: summaryOf(reply) }
}

/** As an answer of the record: `accepted`, or `refused` with the platform's words. */
export function verdictAnswer(verdict: Verdict): Outcome {
  if (verdict.kind === 'unclear') return unclear(verdict.reply)
  return verdict.kind === 'accepted' ? answered('accepted') : answered('refused', verdict.message)
}

/** The most precise message of a refusal: GitHub's `errors`, else `message`, else `error`. */
export function messageIn({ data }: Reply): string {
  const { errors, message, error } = fieldsOf(data)
  if (Array.isArray(errors) && errors.length > 0) return errors.map(asText).join(', ')
  return asText(message ?? error ?? data ?? '')
}

/** For people: the status and the beginning of the words. */
export function summaryOf(reply: Reply): string {
  return `${reply.status} ${messageIn(reply)}`.replace(/\s+/g, ' ').trim().slice(0, 200)
}

export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function listOf(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
