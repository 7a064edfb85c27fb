import type { Flags } from '../command-line/flags.ts'
import { type CheckedFinding, check as checkPlan } from '../core/check/check.ts'
import { checkJson } from '../core/check/check-json.ts'
import { checkText } from '../core/check/check-text.ts'
import { UserError } from '../errors.ts'
import { print, printable } from '../output/log.ts'
import { toJson } from '../output/to-json.ts'
import { planOffline } from './plan.ts'

/**
 * Says what each finding would get and what to mend first. Exit code 0: nothing; 1: something; 2: an entry cannot be
 * read.
 */
export async function check(flags: Flags): Promise<number> {
  const { plan, diff } = await planOffline(lenient(flags))
  if (plan.failure !== undefined) throw new UserError(plan.failure)
  const checked = checkPlan(plan, diff)
  if (flags.has('json')) print(toJson(checkJson(checked, diff)), { what: 'The check', format: 'json' })
  else print(printable(checkText(checked, diff)), { what: 'The check' })
  return exitCode(checked)
}

/** Entries that cannot be read are listed, as with `lenient`. */
function lenient(flags: Flags): Flags {
  return { ...flags, one: (name) => (name === 'lenient' ? 'true' : flags.one(name)) }
}

function exitCode(checked: readonly CheckedFinding[]): number {
  if (checked.some(({ report }) => report.outcome === 'dropped')) return 2
  return checked.some(({ mend }) => mend) ? 1 : 0
}
