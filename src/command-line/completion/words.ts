import type { FlagSpec } from '../flag.ts'

/** All that can be typed for a flag. */
export function namesOf(name: string, { short, no }: FlagSpec): string[] {
  return [
    `--${name}`,
    ...(no === undefined ? [] : [`--no-${name}`]),
    ...(short === undefined ? [] : [`-${short}`]),
  ]
}

/** Whether the value is the name of a file or a directory. */
export function isFile({ value }: FlagSpec): boolean {
  return value === 'FILE' || value === 'DIR'
}

/** The first sentence, which fits into one line of a list. */
export function shortText(description: string): string {
  return /^.*?[.;](?= |$)/.exec(description)?.[0].replace(/[.;]$/, '') ?? description
}
