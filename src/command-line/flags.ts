import { parseArgs } from 'node:util'
import { COLOR_CHOICES, type ColorChoice } from '../terminal/color.ts'
import type { Command, FlagTable } from './flag.ts'
import { noSuchArgument, noSuchFlag, takesNoValue, valueMissing, wrongChoice } from './flag-errors.ts'

/** The flags of a command as the user gave them. */
export interface Flags {
  has(name: string): boolean
  /** The value; if the flag was given several times, all values joined by newlines. */
  one(name: string): string | undefined
  all(name: string): string[]
  /** The argument that is not a flag. */
  readonly argument: string | undefined
  /** The words after `--`: a command of the user's own. */
  readonly command: readonly string[]
  readonly color: ColorChoice
}

/** Splits the arguments of a command at `--`. */
export function splitCommand(args: readonly string[]): { own: string[]; command: string[] } {
  const end = args.indexOf('--')
  return end < 0 ? { own: [...args], command: [] } : { own: args.slice(0, end), command: args.slice(end + 1) }
}

export function parseFlags(name: string, spec: Command, args: readonly string[]): Flags {
  const { flags, takesCommand, argument } = spec
  const { own, command } = takesCommand ? splitCommand(args) : { own: [...args], command: [] }
  const values = new Map<string, string[]>()
  const found: string[] = []
  for (const token of tokensOf(withValues(own, spec), flags)) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      if (!argument?.includes(token.value) || found.length > 0) {
        const rest = own.slice(own.indexOf(token.value) + 1)
        throw noSuchArgument(name, token.value, spec, rest)
      }
      found.push(token.value)
      continue
    }
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined
    if (!flag) throw noSuchFlag(name, token.rawName, flags)
    const { value } = token
    if (flag.value === undefined && value !== undefined) throw takesNoValue(token.rawName, value)
    if (flag.value !== undefined && (value === undefined || (!token.inlineValue && isFlagLike(value))))
      throw valueMissing(token.name, flag, value)
    if (flag.choices && value && !isChoice(value, flag.choices))
      throw wrongChoice(token.name, value, flag.choices)
    values.set(token.name, [...(values.get(token.name) ?? []), value ?? ''])
  }
  const all = (flag: string) => values.get(flag) ?? []
  return {
    command,
    all,
    has: (flag) => values.has(flag),
    one: (flag) => values.get(flag)?.join('\n'),
    argument: found[0],
    color: COLOR_CHOICES.find((choice) => choice === all('color').at(-1)) ?? 'auto',
  }
}

function tokensOf(args: string[], flags: FlagTable) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value, short }]) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        ...(short === undefined ? {} : { short }),
      },
    ]),
  )
  // Not strict, because our own error messages say more.
  return parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true }).tokens
}

/** A negative number is a value, though never a valid one. */
function isFlagLike(value: string): boolean {
  return /^-[^\d]/.test(value)
}

/** Switches accept more spellings of true and false, which the option itself validates. */
function isChoice(value: string, choices: readonly string[]): boolean {
  const given = choices.includes('true') ? value.toLowerCase() : value
  return given.trim() === '' || choices.includes(given.trim())
}

/** Turns `--lenient` and `--no-suggestions` into `--lenient=true` and `--suggestions=false`. */
function withValues(args: readonly string[], { flags, argument }: Command): string[] {
  return args.map((arg, index) => {
    if (!arg.startsWith('--')) return arg
    const negated = arg.startsWith('--no-') ? flags[arg.slice(5)]?.no : undefined
    if (negated !== undefined) return `--${arg.slice(5)}=${negated}`
    const bare = flags[arg.slice(2)]?.bare
    const next = args[index + 1] ?? '-'
    const isFollowed = !next.startsWith('-') && !argument?.includes(next)
    return bare === undefined || isFollowed ? arg : `${arg}=${bare}`
  })
}
