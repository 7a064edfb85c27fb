import { closest } from '../closest.ts'
import { invalidChoice, UserError } from '../errors.ts'
import { COMMANDS } from './commands.ts'
import type { Command, FlagSpec, FlagTable } from './flag.ts'

/** @param given as it was typed, with its dashes. */
export function noSuchFlag(command: string, given: string, flags: FlagTable): UserError {
  return new UserError(`${command} has no flag ${given}`, {
    hint: `${meantFlag(given, flags) ?? elsewhere(given) ?? ''}${seeHelp(command)}`,
  })
}

function meantFlag(given: string, flags: FlagTable): string | undefined {
  const name = given.replace(/^-+/, '')
  const negated = name.startsWith('no-') ? 'no-' : ''
  const candidates = Object.keys(flags).filter((flag) => negated === '' || flags[flag]?.no !== undefined)
  const meant = closest(name.slice(negated.length), candidates)
  return meant === undefined ? undefined : `Did you mean --${negated}${meant}? `
}

/** Names the commands that do have the flag. */
function elsewhere(given: string): string | undefined {
  const owners = [...COMMANDS].filter(([, { flags }]) => Object.hasOwn(flags, given.replace(/^-+/, '')))
  const names = owners.map(([name]) => name).join(', ')
  return owners.length > 0 ? `It is a flag of ${names}. ` : undefined
}

function seeHelp(command: string): string {
  return `fencepost help ${command} lists the flags.`
}

/** @param rest what was typed after it. */
export function noSuchArgument(
  command: string,
  given: string,
  { flags, argument, takesCommand }: Command,
  rest: readonly string[],
): UserError {
  if (argument?.includes(given))
    return new UserError(`unexpected argument ${JSON.stringify(given)}: ${command} takes only one`)
  if (argument) return invalidChoice(`The argument of ${command}`, given, argument)
  const example = takesCommand
    ? `A command to run stands at the end, after --: -- ${[given, ...rest].join(' ')}. `
    : 'findings' in flags
      ? `Write --findings ${given} if it holds findings. `
      : ''
  return new UserError(`unexpected argument ${JSON.stringify(given)}: ${command} takes only flags`, {
    hint: `${example}${seeHelp(command)}`,
  })
}

export function takesNoValue(flag: string, value: string): UserError {
  return new UserError(`${flag} takes no value, but ${JSON.stringify(value)} is given`, {
    hint: `Write ${flag} alone, or leave it out.`,
  })
}

/** @param next what follows instead: another flag. */
export function valueMissing(name: string, { value, short }: FlagSpec, next: string | undefined): UserError {
  const both = short === undefined ? '' : `, or -${short} ${value}`
  const dashed = next === undefined ? '' : ` If ${next} is the value, write --${name}=${next}.`
  return new UserError(`--${name} needs a value`, { hint: `Write --${name} ${value}${both}.${dashed}` })
}

export function wrongChoice(name: string, given: string, choices: readonly string[]): UserError {
  return invalidChoice(`--${name}`, given, choices)
}
