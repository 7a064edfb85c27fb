/** Why a finding is where it is, or why its code has no button. The codes are part of the report's format. */
const REASONS = {
  // Where a finding goes
  'no-diff': 'There is no diff to place the finding on.',
  'path-not-in-diff': 'No changed file has this path.',
  'path-not-listed': 'More files are changed than the platform lists, and none of those has this path.',
  'no-file': 'The finding is about no file.',
  'path-ambiguous': 'Several changed files fit this path.',
  'whole-file': 'The finding is about the whole file.',
  'no-patch': 'The diff of this file is not available: it is binary, too large, or only renamed.',
  'patch-damaged': 'The diff of this file is incomplete, so its line numbers cannot be trusted.',
  'line-not-in-diff': 'The line is not part of the diff.',
  'over-limit': 'The review has reached its limit of inline comments.',
  'out-of-scope': 'It is not about a line that this change brings in.',
  'in-baseline': 'The base has this finding too.',
  'below-min-severity': 'The severity is below min-severity.',
  'below-min-confidence': 'The confidence is below min-confidence.',
  refused: 'The platform refused a comment on this line.',
  'already-posted': 'An earlier run has posted this finding.',
  settled: 'People have decided on this finding in an earlier thread.',
  joined: 'Its change is part of the suggestion beside it.',
  'same-defect': 'Another source reports the same; one comment tells both.',
  'bad-entry': 'The entry could not be read.',
  'plan-failed': 'Something went wrong with this finding, so it is shown as text.',
  'holds-token': 'The finding would give the token of the run away.',
  // Why code has no button
  'suggestions-off': 'This review offers none.',
  'protected-path': 'A file like this one is changed by hand, not with a button.',
  'deleted-line': 'A deleted line cannot be changed by a suggestion.',
  'range-cut': 'Only part of the range is in the diff.',
  'deleted-row-in-range': 'A deleted line lies inside the range, and no suggestion may span it.',
  'no-change': 'The lines already read like this.',
  'original-differs': 'The code that it quotes is not what stands there.',
  'original-unclear': 'The code that it quotes stands in more than one place.',
  moved: 'The code that it quotes stands on other lines than it names.',
  'path-guessed': 'The file was guessed from its path, and no quoted code confirms it.',
  'commit-differs':
    'The finding describes another state of this file, and no quoted code confirms the lines.',
  'doubtful-range': 'The code repeats lines next to the range, so the range may be wrong.',
  'doubtful-indentation':
    'The indentation is not that of the replaced lines, and in this file it has meaning.',
  'doubtful-file': 'The lines of another changed file with this name fit the code better.',
  incomplete: 'The code is only a part of the line that it would replace.',
  'old-and-new': 'The code keeps the old lines beside their new version.',
  'brackets-differ': 'The code leaves other brackets open, or closes others, than the replaced lines do.',
  'does-not-parse': 'With it the file no longer parses.',
  'looks-like-diff': 'The code looks like a diff or a numbered listing that does not match the lines.',
  'not-code': 'This reads like advice, not like code.',
  'special-file': 'A link or a submodule has no lines to change.',
  elision: 'The code leaves something out ("…").',
  'far-right': 'The code hides text behind a long run of blanks.',
  'invisible-characters': 'The code brings in invisible or control characters.',
  credential: 'The code looks like it holds a credential.',
  'not-utf8': 'The file is not all UTF-8 text, and a suggestion would overwrite what cannot be read.',
  'mixed-line-endings': 'The file mixes CRLF and LF, and a suggestion would rewrite all of them.',
  'line-ends-unclear':
    'The file has characters that some tools count as line ends, so the line that the fix is meant for is not certain.',
  'blank-line-block': 'A suggestion of blank lines alone is read differently by different clients.',
  'crlf-lines': 'The file has CRLF line ends, and a suggestion of several lines would mix them with LF.',
  'altered-characters':
    'The code has characters, like no-break spaces, that a suggestion would turn into something else.',
  'too-many-lines': 'The change replaces more lines than a suggestion may.',
  'no-suggestions-here': 'No suggestion can be applied in a file of this kind.',
  'fails-check': 'A check of the project fails with this change.',
  overlap: 'Another suggestion of this review changes the same lines.',
  'several-for-one-line': 'Several suggestions are given for the same line.',
  'field-wins': 'Another change for this finding has the button.',
  'marker-unclear': 'It is not clear where the suggested code ends.',
  'offset-out-of-range': 'It is meant for a line that is too far away.',
  'offset-from-range': 'It is not clear which line it is meant for.',
  'target-not-in-diff': 'The line it is meant for is not in the diff.',
  'too-long': 'The code is too long for a comment.',
  alternatives: 'There are several fixes to choose from.',
  'other-source': 'The suggestion of another source has the button.',
  'sources-differ': 'The sources suggest different changes.',
  'several-files': 'The fix changes other files too.',
  'fix-unplaceable': 'The fix names a place in the line that cannot be told for certain.',
  'line-endings': 'The change is in the line ends (CRLF or LF), which no suggestion can make.',
  'final-newline': 'The change is in the newline at the end of the file, which no suggestion can make.',
} as const satisfies Record<string, string>

/** Part of the report's format; `docs/findings.md` lists them all. */
export type ReasonCode = keyof typeof REASONS
export const CODES = Object.keys(REASONS) as ReasonCode[]

/** Why the outcome differs from what the author may have wanted. */
export interface Reason {
  readonly code: ReasonCode
  /** One sentence. */
  readonly reason: string
}

export function because(code: ReasonCode, reason: string = REASONS[code]): Reason {
  return { code, reason }
}

/** Code that was damaged in transport is not usable either, but it is shown as it was received. */
export function isAdvice({ code, reason }: Reason): boolean {
  return code === 'not-code' && reason === REASONS['not-code']
}
