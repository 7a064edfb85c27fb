import type { Flags } from '../command-line/flags.ts'
import { type JsonSchema, toolSchema } from '../core/prompt/strict-schema.ts'
import { missingFlag, UserError } from '../errors.ts'
import { findingsFile, refuseOtherContent } from '../mcp/findings-file.ts'
import { serve } from '../mcp/server.ts'
import { createTools, INSTRUCTIONS } from '../mcp/tools.ts'
import { type OptionName, readOptions } from '../options/options.ts'
import { log, print } from '../output/log.ts'
import { toJsonLine } from '../output/to-json.ts'
import { diffFor } from './diff-for.ts'
import { planFindings } from './plan.ts'
import { plannedFor } from './planned-for.ts'
import { findingJsonSchema } from './schema.ts'

/** Serves the tools of an agent on standard input and output until the input ends. */
export async function mcp(flags: Flags): Promise<number> {
  const output = flags.one('output')
  if (output === undefined) throw missingFlag('output', 'findings.jsonl')
  if (flags.one('diff') === '-' || output === '-')
    throw new UserError('Standard input and output are for the agent, so --diff and --output cannot be -', {
      hint: 'Write --output findings.jsonl, and --diff pr.diff or nothing for the change of this branch.',
    })
  const options = { ...readOptions((name: OptionName) => flags.one(name)), lenient: true }
  const { diff } = await diffFor(flags)
  const file = findingsFile(output)
  const before = file.read()
  refuseOtherContent(output, before)
  if (before !== undefined) log(`${output} exists; findings are appended to it`)
  const platform = plannedFor(flags)
  const tools = createTools({
    diff,
    file,
    fileName: output,
    say: log,
    schema: toolSchema(findingJsonSchema() as JsonSchema),
    plan: (findings) => planFindings(findings, diff, options, platform),
  })
  await serve(tools, INSTRUCTIONS, process.stdin, (message) => print(toJsonLine(message)))
  return 0
}
