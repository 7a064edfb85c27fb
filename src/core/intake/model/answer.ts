import { describe } from '../../finding/finding.ts'
import { findEmbeddedJson } from '../embedded-json.ts'
import { type FindingsDocument, readDocument, summariesIn } from '../findings-document.ts'
import { type InputText, IntakeError, UnusableAnswer } from '../format.ts'
import { jsonProblem, tryJson } from '../json-problem.ts'
import { entryIn, objectIn } from '../json-value.ts'
import { findRepeatedKey, repeatedKeyText } from '../repeated-key.ts'
import { AnswerError, openEnvelope, type Part } from './envelope.ts'
import { readSafeOutputs } from './safe-outputs.ts'
import { isSafeOutput, mayBeYaml } from './wrapped.ts'

/** The findings in an answer: a document, or a text with lines like `path:line: message`. */
export type Answer = FindingsDocument | { readonly lines: string }

/** An API's answer holds an agent's, which holds a model's text, which holds JSON. */
const MAX_DEPTH = 8

const EXPECTED = 'a list of findings or {"findings": […]} is expected'

interface Place {
  readonly file: string
  /** The envelopes that were opened. */
  readonly within: readonly string[]
}

/** Finds the findings in the answer of a model, its API or its agent. `whole`: the text as JSON, if it is JSON. */
export async function readAnswer(
  { file, text }: InputText,
  whole: { readonly value: unknown } | undefined,
): Promise<Answer> {
  const place: Place = { file, within: [] }
  const answer = await (whole ? answerIn(whole.value, place) : answerInText(text, place))
  if (answer) return answer
  if (whole) throw new IntakeError(`${file}: the document is ${describe(whole.value)}; ${EXPECTED}`)
  throw notJson(text, place)
}

async function answerIn(value: unknown, place: Place): Promise<Answer | undefined> {
  if (place.within.length > MAX_DEPTH)
    throw problem(place, `findings are nested in more than ${MAX_DEPTH} envelopes`)
  if (typeof value === 'string') return answerInText(value, place)
  const parts = attempt(place, () => openEnvelope(value))
  if (parts) return answerInParts(parts, place)
  const items = Array.isArray(value) ? value : entryIn(value, 'items')
  if (Array.isArray(items) && items.some(isSafeOutput)) return readSafeOutputs(items)
  return readDocument(value) ?? answerInWrapper(value, place)
}

/** The content of an envelope must be an answer. */
async function answerInParts(parts: readonly Part[], place: Place): Promise<Answer> {
  const answers: Answer[] = []
  for (const { at, value } of parts) {
    const answer = await answerIn(value, { ...place, within: [...place.within, at] })
    if (answer) answers.push(answer)
  }
  if (answers.length > 0) return combine(withoutRepeated(answers))
  const [first] = parts
  if (!first) throw problem(place, `the answer is empty; ${EXPECTED}`)
  const inner = { ...place, within: [...place.within, first.at] }
  throw problem(inner, `there are no findings in ${describe(first.value)}; ${EXPECTED}`)
}

/** Names under which people and programs put a whole answer. */
const WRAPPERS = [
  'structured_output',
  'result',
  'output',
  'response',
  'review',
  'data',
  'answer',
  'content',
  'text',
]

async function answerInWrapper(value: unknown, place: Place): Promise<Answer | undefined> {
  const object = objectIn(value)
  if (!object) return undefined
  for (const name of WRAPPERS) {
    const inner = entryIn(object, name)
    if (inner === undefined || inner === null || typeof inner === 'number') continue
    if (Array.isArray(inner) && !inner.every(objectIn)) continue
    const answer = await answerIn(inner, { ...place, within: [...place.within, name] })
    if (answer && 'entries' in answer)
      return { ...answer, summaries: [...new Set([...summariesIn(object), ...answer.summaries])] }
    if (answer) return answer
  }
  return undefined
}

async function answerInText(text: string, place: Place): Promise<Answer | undefined> {
  const whole = tryJson(text)
  if (whole) {
    const repeated = findRepeatedKey(text, 0, text.length)
    if (repeated) throw problem(place, repeatedKeyText(text, repeated))
    const isText = typeof whole.value === 'string' && place.within.length > 0
    return isText || typeof whole.value === 'object' || /[[{]/.test(String(whole.value))
      ? answerIn(whole.value, { ...place, within: [...place.within, 'the text'] })
      : undefined
  }
  const { documents, broken, repeated, openFence } = findEmbeddedJson(text)
  if (broken) throw notJson(text, place, broken)
  if (repeated) throw problem(place, repeatedKeyText(text, repeated))
  if (openFence !== undefined)
    throw problem(
      place,
      `the answer was cut off: the code fence at line ${text.slice(0, openFence).split('\n').length}, column 1 is not closed`,
    )
  if (documents.length > 0) {
    const answers: Answer[] = []
    const entries: unknown[] = []
    for (const document of documents) {
      const answer = await answerIn(document, place)
      if (answer) answers.push(answer)
      else entries.push(document)
    }
    return combine([...answers, { entries, summaries: [], unread: [] }])
  }
  if (mayBeYaml(text)) {
    const { readYaml } = await import('./yaml.ts')
    const value = attempt(place, () => readYaml(text))
    if (value !== undefined) return answerIn(value, place)
  }
  return place.within.length > 0 ? linesIn(text) : undefined
}

async function linesIn(text: string): Promise<Answer | undefined> {
  const { looksLikeText, saysNothingFound } = await import('../text.ts')
  return looksLikeText(text) || saysNothingFound(text) ? { lines: text } : undefined
}

/** Lines count only if there is nothing else. */
function combine(answers: readonly Answer[]): Answer {
  const documents = answers.filter((answer) => 'entries' in answer)
  const [first] = answers
  if (documents.length === 0 && first) return first
  return {
    entries: documents.flatMap(({ entries }) => entries),
    summaries: [...new Set(documents.flatMap(({ summaries }) => summaries))],
    unread: [...new Set(documents.flatMap(({ unread }) => unread))],
  }
}

/** A model may repeat in its text what it has passed to a tool: that is read once. */
function withoutRepeated(answers: readonly Answer[]): Answer[] {
  if (answers.length === 1) return [...answers]
  const seen = new Set<string>()
  return answers.map((answer) => {
    if (!('entries' in answer)) return answer
    const texts = answer.entries.map((entry) => JSON.stringify(entry))
    const entries = answer.entries.filter((_, index) => !seen.has(texts[index] ?? ''))
    for (const text of texts) seen.add(text)
    return { ...answer, entries }
  })
}

function attempt<T>(place: Place, action: () => T): T {
  try {
    return action()
  } catch (error) {
    if (error instanceof AnswerError) throw problem(place, error.message)
    throw error
  }
}

function notJson(text: string, place: Place, broken?: { from: number; to: number }): IntakeError {
  const { reason, line, column } = jsonProblem(text, broken?.from, broken?.to)
  const message = `not JSON: ${reason} at line ${line}, column ${column}; ${EXPECTED}`
  return place.within.length > 0 ? problem(place, message) : new IntakeError(`${place.file}: ${message}`)
}

function problem({ file, within }: Place, message: string): UnusableAnswer {
  const where = within.length === 0 ? '' : ` in ${within.slice(-MAX_NAMED).join(', ')}:`
  return new UnusableAnswer(`${file}:${where} ${message}`)
}

const MAX_NAMED = 3
