/** The headings in the help, in their order. */
export const GROUPS = [
  'Common flags',
  'The pull or merge request',
  'How the findings are read',
  'Which findings are posted',
  'What the review looks like',
  'Posting',
  'All commands',
] as const

export interface FlagSpec {
  /** The last group by default. */
  readonly group?: (typeof GROUPS)[number]
  /** Placeholder for the value in the help; absent if the flag takes no value. `FILE` and `DIR` are completed. */
  readonly value?: string
  /** All valid values. */
  readonly choices?: readonly string[]
  /** The value if the flag is given without one. */
  readonly bare?: string
  /** The value that `--no-…` stands for. */
  readonly no?: string
  /** One-letter form of the flag. */
  readonly short?: string
  readonly description: string
}

/** By the name, without dashes. */
export type FlagTable = Readonly<Record<string, FlagSpec>>

export interface Command {
  readonly summary: string
  /** What follows the name in the line that shows the usage. */
  readonly usage: string
  /** What can be typed. */
  readonly examples: readonly string[]
  readonly flags: FlagTable
  /** Whether a command of the user's own follows after `--`. */
  readonly takesCommand?: boolean
  /** The values of the one argument that is no flag. */
  readonly argument?: readonly string[]
}
