import { SEVERITIES, type Severity } from '../finding/finding.ts'
import { plural } from '../text/plural.ts'
import { join, md, type Prose } from '../text/safe-text.ts'

/** Every finding is counted once: inline, summarized, duplicates, merged, filtered and dropped make `findings`. */
export interface Counts {
  findings: number
  inline: number
  summarized: number
  duplicates: number
  merged: number
  filtered: number
  /** Entries that could not be read, or that hold the token. */
  dropped: number
  comments: number
  suggestions: number
}

/** What the sentences need besides the counts. */
export interface Tally {
  /** Severities; the changes of a patch have none. */
  readonly inline: readonly Severity[]
  readonly summarized: readonly Severity[]
  /** Findings that are not about what the change brought in; they are filtered. */
  readonly outOfScope: number
  /** Those of them that would meet `fail-on`. */
  readonly outOfScopeFailing: number
}

export const NO_TALLY: Tally = { inline: [], summarized: [], outOfScope: 0, outOfScopeFailing: 0 }

/** All findings in one line. The numbers add up. */
export function countsLine(counts: Counts, tally: Tally, body: 'below' | 'in the body' = 'below'): Prose {
  const { findings, inline, comments, suggestions, summarized, duplicates, merged, filtered, dropped } =
    counts
  const buttons = suggestions > 0 ? md`, ${suggestions} to commit with one click` : ''
  const more = comments > inline ? md` in ${plural(comments, 'comment')}` : ''
  const parts = [
    inline > 0 && md`${inline} inline${more}${severities(tally.inline)}${buttons}`,
    summarized > 0 && md`${summarized} ${body}${severities(tally.summarized)}`,
    duplicates > 0 && md`${duplicates} known from an earlier run`,
    merged > 0 && md`${merged} merged with another`,
    filtered > 0 && md`${filtered} filtered out`,
    dropped > 0 && md`${dropped} not readable`,
  ]
  const details = join(parts, '; ')
  return md`**${plural(findings, 'finding')}**${details && md`: ${details}`}.`
}

function severities(given: readonly Severity[]): Prose {
  const counted = SEVERITIES.map((severity) => ({
    severity,
    count: given.filter((each) => each === severity).length,
  })).filter(({ count }) => count > 0)
  if (counted.length === 0) return md``
  return md` (${join(
    counted.map(({ severity, count }) =>
      severity === 'info' ? md`${count} info` : md`${plural(count, severity)}`,
    ),
    ', ',
  )})`
}

/** Says what the review leaves out, and whether a gate over the whole repository would fail for it. */
export function scopeLine({ outOfScope, outOfScopeFailing }: Tally): Prose | undefined {
  if (outOfScope === 0) return undefined
  const isOne = outOfScope === 1
  const isAll = outOfScopeFailing === outOfScope
  const those = isOne ? md`it` : md`${isAll ? md`all` : outOfScopeFailing} of them`
  const failing = outOfScopeFailing > 0 ? md`; ${those} would meet ${FAIL_ON}` : ''
  return md`${plural(outOfScope, 'finding')} ${isOne ? 'is' : 'are'} not about what this change brings in, so ${isOne ? 'it is' : 'they are'} in the report only${failing}.`
}

const FAIL_ON = md`fail-on`
