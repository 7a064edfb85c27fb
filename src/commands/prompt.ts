import type { Flags } from '../command-line/flags.ts'
import { prompt as instructions } from '../core/prompt/prompt.ts'
import { PROMPT_FORMATS } from '../core/prompt/prompt-format.ts'
import { print, printable } from '../output/log.ts'
import { strictFindingsSchema } from './schema.ts'

/** Prints instructions for a model so that its answer can be posted as it is. */
export function prompt(flags: Flags): number {
  const format = PROMPT_FORMATS.find((known) => known === flags.one('format')) ?? 'json'
  print(printable(instructions(format, strictFindingsSchema())))
  return 0
}
