import * as z from 'zod/mini'
import { describe, type Read } from '../finding/finding.ts'
import { plural } from '../text/plural.ts'
import { collectReads } from './entries.ts'
import { type MessageFile, readMessage } from './eslint/message.ts'
import { sourceText } from './eslint/source-text.ts'
import type { InputText, Intake } from './format.ts'
import { entryIn } from './json-value.ts'
import { type Budget, budgetFor } from './sarif/budget.ts'
import { readShape } from './shape.ts'
import { listOf, listUnder, parseDocument } from './tool-document.ts'

const EXPECTED = 'the output of `eslint --format json` is expected'

/** Parses ESLint's JSON. https://eslint.org/docs/latest/use/formatters/#json */
export function readEslint(input: InputText): Intake {
  const { file, text } = input
  const reads: Read[] = []
  const notes: string[] = []
  const budget = budgetFor(text.length)
  let suppressed = 0
  for (const [number, entry] of resultsIn(input).entries()) {
    const shape = readShape(resultSchema, entry, RESULT_EXPECTED, `[${number}]`)
    if ('wrong' in shape) {
      reads.push({ bad: { origin: { file, index: reads.length }, ...shape.wrong } })
      continue
    }
    const result = shape.data
    suppressed += result.suppressedMessages?.length ?? 0
    if (result.messages.length === 0) continue
    const of = messageFile(result, budget)
    if (of.fixed)
      notes.push(
        `${file}: ${describe(of.path)}: ESLint has fixed this file, so its lines are searched by their text`,
      )
    for (const [at, message] of result.messages.entries()) {
      reads.push(readMessage(message, { file, index: reads.length }, of, `[${number}].messages[${at}]`))
    }
  }
  if (suppressed > 0) notes.push(`${file}: left out ${plural(suppressed, 'suppressed message')}`)
  const intake = collectReads(reads)
  return { ...intake, notes: [...intake.notes, ...notes] }
}

/** https://eslint.org/docs/latest/integrate/nodejs-api#-lintresult-type */
const resultSchema = z.object({
  filePath: z.string().check(z.minLength(1)),
  messages: z.array(z.unknown()),
  suppressedMessages: z.nullish(z.array(z.unknown())),
  source: z.nullish(z.string()),
  output: z.nullish(z.string()),
  errorCount: z.optional(z.unknown()),
})

const RESULT_EXPECTED = {
  '': 'a result is an object with "filePath" and "messages"',
  filePath: 'a path such as "/work/src/cart.js" is required',
  messages: 'a list of messages is required',
  suppressedMessages: 'a list of messages is expected',
}

/** "source … is omitted if … the output property is present": then positions refer to the fixed text. */
function messageFile(
  { filePath, source, output, errorCount }: z.infer<typeof resultSchema>,
  budget: Budget,
): MessageFile {
  const text = source ?? output ?? undefined
  return {
    path: filePath,
    source: text === undefined ? undefined : sourceText(text, budget),
    fixed: typeof source !== 'string' && typeof output === 'string',
    byEslint: errorCount !== undefined,
  }
}

/** The list itself, or in what the formatter `json-with-metadata` puts around it. */
function resultsIn(input: InputText): readonly unknown[] {
  const document = parseDocument(input, EXPECTED)
  return entryIn(document, 'metadata') !== undefined
    ? listUnder(document, 'results', input, EXPECTED)
    : listOf(document, input, EXPECTED)
}
