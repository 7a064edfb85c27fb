import { prompt as instructions, PROMPT_FORMATS } from '../core/prompt/prompt.ts'
import { UserError } from '../errors.ts'
import { print, printable } from '../output/log.ts'
import type { Flags } from './flags.ts'
import { strictFindingsSchema } from './schema.ts'

/** Prints instructions for a model so that its answer can be posted as it is. */
export function prompt(flags: Flags): number {
  const given = flags.one('format') ?? 'json'
  const format = PROMPT_FORMATS.find((known) => known === given)
  if (!format) throw new UserError(`format is ${JSON.stringify(given)}; valid: ${PROMPT_FORMATS.join(', ')}`)
  print(printable(instructions(format, strictFindingsSchema())))
  return 0
}
