import { parseArgs } from 'node:util'
import { messageOf, UserError } from '../errors.ts'

export interface FlagSpec {
  /** Placeholder for the value in the help; absent if the flag takes no value. */
  readonly value?: string
  /** One-letter form of the flag. */
  readonly short?: string
  readonly description: string
}

/** The flags of a command as the user gave them. */
export interface Flags {
  has(name: string): boolean
  /** The value; if the flag was given several times, all values joined by newlines. */
  one(name: string): string | undefined
  all(name: string): string[]
  /** What stands after `--`: a command of the user's own. */
  readonly command: readonly string[]
}

/** Placeholder of a boolean flag in the help; its value may be left out. */
export const SWITCH = 'true|false'

/** Splits the arguments of a command at `--`. */
export function splitCommand(args: readonly string[]): { own: string[]; command: string[] } {
  const end = args.indexOf('--')
  return end < 0 ? { own: [...args], command: [] } : { own: args.slice(0, end), command: args.slice(end + 1) }
}

/** @param takesCommand whether a command may stand after `--`. */
export function parseFlags(
  args: readonly string[],
  specs: Record<string, FlagSpec>,
  takesCommand = false,
): Flags {
  const { own, command } = takesCommand ? splitCommand(args) : { own: args, command: [] }
  const values = parse(expandSwitches(own, specs), specs)
  const all = (name: string) => [values[name] ?? []].flat().map(String)
  return {
    command,
    has: (name) => values[name] !== undefined,
    all,
    one: (name) => (values[name] === undefined ? undefined : all(name).join('\n')),
  }
}

function parse(args: string[], specs: Record<string, FlagSpec>) {
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, { value, short }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: true,
        ...(short === undefined ? {} : { short }),
      },
    ]),
  )
  try {
    return parseArgs({ args, options, strict: true, allowPositionals: false }).values
  } catch (error) {
    const names = Object.keys(specs).map((name) => `--${name}`)
    const [problem = ''] = messageOf(error).split(/\. |\n/)
    const hint = `Valid flags: ${names.join(' ')}`
    throw new UserError(lowerFirst(problem), { hint, cause: error })
  }
}

/** Turns `--lenient` and `--no-suggestions` into `--lenient=true` and `--suggestions=false`. */
function expandSwitches(args: readonly string[], specs: Record<string, FlagSpec>): string[] {
  const isSwitch = (name: string) => specs[name]?.value === SWITCH
  return args.map((arg, index) => {
    if (arg.startsWith('--no-') && isSwitch(arg.slice(5))) return `--${arg.slice(5)}=false`
    const followed = /^(?:true|false)$/i.test(args[index + 1] ?? '')
    return arg.startsWith('--') && isSwitch(arg.slice(2)) && !followed ? `${arg}=true` : arg
  })
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
