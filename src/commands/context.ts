import type { Flags } from '../command-line/flags.ts'
import type { History } from '../core/memory/history.ts'
import { MAX_ID } from '../core/options/plan-options.ts'
import { contextJson, context as contextText } from '../core/prompt/context.ts'
import { plural } from '../core/text/plural.ts'
import { UserError } from '../errors.ts'
import { keepSecret } from '../output/gate.ts'
import { log, print, printable } from '../output/log.ts'
import { toJson } from '../output/to-json.ts'
import { detect } from '../platforms/detect.ts'
import { readHistory } from '../platforms/open-history.ts'
import { during } from '../terminal/progress.ts'

/** Prints what earlier runs said and what people answered, for the prompt of a model. */
export async function context(flags: Flags): Promise<number> {
  const history = await historyFor(flags)
  if (flags.has('json')) print(toJson(contextJson(history)), { what: 'The context', format: 'json' })
  else print(printable(contextText(history)), { what: 'The context' })
  return 0
}

/** Maximum number of seconds to wait for a rate limit. */
const MAX_WAIT = 120

export async function historyFor(flags: Flags): Promise<History> {
  const target = detect((name) => flags.one(name), process.env)
  if (!('platform' in target)) throw new UserError(target.why)
  for (const secret of [target.token, process.env.CI_JOB_TOKEN ?? '']) keepSecret(secret)
  let replies = 0
  const reading = readHistory(target, readId(flags), {
    ...{ maxWait: MAX_WAIT, say: log },
    onReply: () => replies++,
  })
  return during(() => `Reading ${target.name}: ${plural(replies, 'request')}`, reading)
}

function readId(flags: Flags): string | undefined {
  const id = flags.one('id')
  if (id === undefined || (id !== '' && id.length <= MAX_ID)) return id
  throw new UserError(`--id is ${JSON.stringify(id)}; valid: 1 to ${MAX_ID} characters`)
}
