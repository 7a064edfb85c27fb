import type { Severity } from './severities.ts'

/**
 * A finding in the documented format, as `findings.schema.json` describes it. `path` and one of `title` and `message`
 * are required; `null` is the same as absent. Variants that models write (other names of fields, `"12"` for 12, an
 * inverted range) are read too.
 */
export interface WrittenFinding {
  /** File, as it is named in the diff. */
  readonly path: string
  /** Last line, 1-based, in the new file (in the old file for side LEFT). Absent for the whole file. */
  readonly line?: number | null | undefined
  /** First line, for a range. */
  readonly start_line?: number | null | undefined
  /** LEFT only for a line that the change deletes. */
  readonly side?: 'RIGHT' | 'LEFT' | null | undefined
  /** `warning` if absent. Other words for it are read too: `critical`, `minor`, `nit` and so on. */
  readonly severity?: Severity | (string & {}) | null | undefined
  /** One line. A title or a message is required. */
  readonly title?: string | null | undefined
  /** Markdown: what is wrong and why. A title or a message is required. */
  readonly message?: string | null | undefined
  /** Complete replacement for the lines start_line..line, with their indentation. An empty string deletes them. */
  readonly suggestion?: string | null | undefined
  /** The lines start_line..line as they are now, copied exactly. They prove where a suggestion belongs. */
  readonly original?: string | null | undefined
  /** Identifier of the rule. */
  readonly rule?: string | null | undefined
  /** Kind of problem. */
  readonly category?: string | null | undefined
  /** https address that explains the rule. */
  readonly url?: string | null | undefined
  /** Tool or model. */
  readonly source?: string | null | undefined
  /** How sure the author is, 0 to 1. */
  readonly confidence?: number | null | undefined
  /** What supports the finding. */
  readonly evidence?:
    | {
        readonly badge?: string | undefined
        readonly confidence?: number | undefined
        readonly reasoning?: string | undefined
      }
    | null
    | undefined
}
