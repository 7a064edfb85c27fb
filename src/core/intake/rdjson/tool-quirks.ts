import type { ColumnUnit, Fix } from '../../finding/fix.ts'

/** Where a tool differs from the format, or fills its gaps. */
export interface ToolQuirks {
  readonly unit: ColumnUnit
  readonly mark?: Fix['mark']
  /**
   * `alternatives`: "Suggested fixes to resolve this diagnostic"; reviewdog posts each separately.
   * `parts`: together they are one fix.
   */
  readonly suggestions: 'alternatives' | 'parts'
  /** Set if suggestions of a diagnostic without severity are not reliable: a message with the remedy. */
  readonly unreliable?: string
  /** A rule that the tool reports without a file, and its meaning. */
  readonly placeless?: { readonly rule: string; readonly meaning: string }
}

/** The format: "Column number, starting at 1 (byte count in UTF-8)". */
const AS_SPECIFIED: ToolQuirks = { unit: 'utf-8', suggestions: 'alternatives' }

const QUIRKS = new Map<string, ToolQuirks>([
  [
    'biome',
    {
      // Versions 2.3.5 to 2.6.6 (fixtures/rdjson): after `名前` and `𐐀` its columns count characters.
      unit: 'code-point',
      mark: 'counted',
      suggestions: 'alternatives',
      // Up to 2.4 the text is "Safe fix: Use const instead." (https://github.com/biomejs/biome/issues/10477). The
      // output has no version, but the severity was added after that bug was fixed.
      unreliable: 'Biome before 2.5.6 may print words instead of code; update it to get buttons',
      placeless: {
        rule: 'format',
        meaning:
          'Biome reports that a file is not formatted, but not which one; for buttons, pass its changes as a patch',
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
  return QUIRKS.get(source?.trim().toLowerCase() ?? '') ?? AS_SPECIFIED
}
