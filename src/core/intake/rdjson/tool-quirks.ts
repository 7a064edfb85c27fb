import type { ColumnUnit, Fix } from '../../finding/fix.ts'

/** What a tool does that the format does not say, or says otherwise. */
export interface ToolQuirks {
  readonly unit: ColumnUnit
  readonly mark?: Fix['mark']
  /**
   * `alternatives`: "Suggested fixes to resolve this diagnostic", and reviewdog posts each by itself.
   * `parts`: together they are one fix.
   */
  readonly suggestions: 'alternatives' | 'parts'
  /** The suggestions of a diagnostic without severity are not to be relied on; what to do about it. */
  readonly unreliable?: string
  /** The rule under which the tool reports something without a file, and what that is. */
  readonly placeless?: { readonly rule: string; readonly meaning: string }
}

/** The format: "Column number, starting at 1 (byte count in UTF-8)". */
const AS_SPECIFIED: ToolQuirks = { unit: 'utf-8', suggestions: 'alternatives' }

const HABITS = new Map<string, ToolQuirks>([
  [
    'biome',
    {
      // Seen with 2.3.5 to 2.6.6, fixtures/rdjson: after `名前` and `𐐀` its columns count characters.
      unit: 'code-point',
      mark: 'counted',
      suggestions: 'alternatives',
      // Up to 2.4 the text is "Safe fix: Use const instead." (https://github.com/biomejs/biome/issues/10477). The
      // version is nowhere in the output, but the severity came after the repair.
      unreliable: 'Biome before 2.5.6 may print words in place of code; update it to have buttons',
      placeless: {
        rule: 'format',
        meaning: 'Biome says that a file is not formatted, but not which; for buttons give it as a patch',
      },
    },
  ],
  [
    'ruff',
    {
      // `LineIndex::line_column` counts characters and leaves out a byte order mark, and `rdjson_suggestions` prints
      // one for each edit of one fix:
      // https://github.com/astral-sh/ruff/blob/main/crates/ruff_db/src/diagnostic/render/rdjson.rs
      unit: 'code-point',
      mark: 'left-out',
      suggestions: 'parts',
    },
  ],
])

export function quirksOf(source: string | undefined): ToolQuirks {
  return HABITS.get(source?.trim().toLowerCase() ?? '') ?? AS_SPECIFIED
}
