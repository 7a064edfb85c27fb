import type { Answer } from '../src/sandbox/recorded.ts'

/** The outcome of a question. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** It could not be asked here, for example without a second account. */
  | { readonly kind: 'not-asked'; readonly why: string }
  /** The reply settles nothing. */
  | { readonly kind: 'unclear'; readonly reply: string }

/** One thing that the documentation does not say. */
export interface Question<Ground> {
  /** Its key in the record. */
  readonly id: string
  /** In words, for the progress lines. */
  readonly asks: string
  ask(ground: Ground): Promise<Outcome>
  /** How far two numbers may differ and still be the same answer, as a part of one; exact by default. */
  readonly tolerance?: number
}

export function answered(answer: string | number, message?: string): Outcome {
  return { kind: 'answer', answer: message === undefined ? { answer } : { answer, message } }
}

export function unclear(reply: string): Outcome {
  return { kind: 'unclear', reply }
}

export function notAsked(why: string): Outcome {
  return { kind: 'not-asked', why }
}
