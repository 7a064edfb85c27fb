import { messageOf } from '../src/errors.ts'
import type { Answer } from '../src/sandbox/recorded.ts'
import type { Outcome, Question } from './question.ts'

export interface Asked {
  readonly id: string
  readonly outcome: Outcome
  readonly recorded: Answer | undefined
  /** Whether the answer agrees with the record; `undefined` if there is no answer. */
  readonly isAsRecorded: boolean | undefined
}

/** Asks one question after another, and prints each answer as it comes. */
export async function ask<Ground>(
  ground: Ground,
  questions: readonly Question<Ground>[],
  recorded: Readonly<Record<string, Answer>>,
  { say, signal }: { say: (line: string) => void; signal?: AbortSignal },
): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const [index, question] of questions.entries()) {
    signal?.throwIfAborted()
    const outcome = await outcomeOf(ground, question, signal)
    const known = recorded[question.id]
    const isAsRecorded =
      outcome.kind === 'answer' ? sameAnswer(outcome.answer, known, question.tolerance) : undefined
    asked.push({ id: question.id, outcome, recorded: known, isAsRecorded })
    say(`${String(index + 1).padStart(3)}/${questions.length}  ${question.asks}`)
    say(`         ${wordsFor(outcome, isAsRecorded, known)}`)
  }
  return asked
}

async function outcomeOf<Ground>(
  ground: Ground,
  question: Question<Ground>,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  try {
    return await question.ask(ground)
  } catch (problem) {
    signal?.throwIfAborted()
    return { kind: 'unclear', reply: messageOf(problem) }
  }
}

export function sameAnswer(one: Answer, other: Answer | undefined, tolerance = 0): boolean {
  if (other === undefined || one.message !== other.message) return false
  const difference = Math.abs(Number(one.answer) - Number(other.answer))
  return one.answer === other.answer || difference <= tolerance * Math.abs(Number(other.answer))
}

function wordsFor(outcome: Outcome, isAsRecorded: boolean | undefined, known: Answer | undefined): string {
  if (outcome.kind === 'not-asked') return `not asked: ${outcome.why}`
  if (outcome.kind === 'unclear') return `unclear: ${outcome.reply}`
  const before = known === undefined ? 'not recorded yet' : `the record says ${inWords(known)}`
  return `${inWords(outcome.answer)} (${isAsRecorded ? 'as recorded' : before})`
}

function inWords({ answer, message }: Answer): string {
  return message === undefined ? String(answer) : `${answer}, "${message}"`
}
