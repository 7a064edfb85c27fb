import type { ReasonCode } from '../finding/reason.ts'

/** What the author of a finding can do about a reason; `show` says what they need to see for it. */
export interface Advice {
  readonly what: string
  /** `rows`: the rows in question; `lines`: the lines that can be commented on; `files`: the changed files. */
  readonly show: 'rows' | 'lines' | 'files' | 'nothing'
}

const rows = (what: string): Advice => ({ what, show: 'rows' })
const files = (what: string): Advice => ({ what, show: 'files' })
const code = (what: string): Advice => ({ what, show: 'nothing' })

/** Asks instead of giving the answer: a quote is proof only if the author found the lines. */
export const ASK_FOR_ROWS =
  'Which of the numbered rows does the code replace? Set `start_line` and `line` to the first and the last of them, and copy these rows into `original`, without number and sign.'

const OR_NO_CODE = 'Or leave `suggestion` out and describe the change in `message`.'

/** Nothing to mend: the author cannot change it, or it is as it should be. */
const NOTHING = undefined

const ADVICE: Readonly<Record<ReasonCode, Advice | undefined>> = {
  'no-diff': NOTHING,
  'path-not-in-diff': files(
    'Name one of the changed files, as it is spelled there. If the defect shows in an unchanged file, report it at the changed line that causes it.',
  ),
  'path-not-listed': NOTHING,
  'no-file': NOTHING,
  'path-ambiguous': files('Write the whole path of the file that you mean.'),
  'whole-file': NOTHING,
  'no-patch': NOTHING,
  'patch-damaged': NOTHING,
  'line-not-in-diff': {
    what: 'Name a line that can be commented on; if the code in question is elsewhere, report it at the changed line that causes the problem. For a remark about the whole file leave `line` out.',
    show: 'lines',
  },
  'over-limit': NOTHING,
  'out-of-scope': NOTHING,
  'in-baseline': NOTHING,
  'below-min-severity': NOTHING,
  'below-min-confidence': NOTHING,
  refused: NOTHING,
  'already-posted': NOTHING,
  settled: NOTHING,
  joined: NOTHING,
  'same-defect': NOTHING,
  'bad-entry': code('Write the entry as the schema has it.'),
  'plan-failed': NOTHING,
  'holds-token': code('Leave the secret out.'),
  'suggestions-off': NOTHING,
  'protected-path': NOTHING,
  'deleted-line': code(
    'A deleted line cannot be changed. If a line of the new file is meant, name it and leave `side` out; else leave `suggestion` out.',
  ),
  'range-cut': rows(`The range must be within rows that the diff shows together. ${ASK_FOR_ROWS}`),
  'deleted-row-in-range': rows(
    `No button can span a deleted row. Make it one finding for the rows above it and one for those below. ${OR_NO_CODE}`,
  ),
  'no-change': rows(`Leave \`suggestion\` out, or, if other rows are meant: ${ASK_FOR_ROWS}`),
  'original-differs': rows(`The quote must be the rows as they stand, all of them. ${ASK_FOR_ROWS}`),
  'original-unclear': rows(`The quote fits more than one place. ${ASK_FOR_ROWS}`),
  moved: rows(`The quote stands elsewhere than at the lines given. ${ASK_FOR_ROWS}`),
  'path-guessed': rows(`Write the path as the diff has it. ${ASK_FOR_ROWS}`),
  'commit-differs': rows(ASK_FOR_ROWS),
  'doubtful-range': rows(ASK_FOR_ROWS),
  'doubtful-indentation': rows(
    `Indent every line of the code as it is to stand in the file, if these are the rows it replaces. ${ASK_FOR_ROWS}`,
  ),
  'doubtful-file': rows(`If the other file is meant, change \`path\`. ${ASK_FOR_ROWS}`),
  incomplete: rows(`Write the complete new text of every row that it replaces. ${ASK_FOR_ROWS}`),
  'old-and-new': rows(`Leave out the old version of the lines. ${ASK_FOR_ROWS}`),
  'brackets-differ': rows(
    `Replace whole statements, so that the brackets still match: extend the range or complete the code. ${ASK_FOR_ROWS}`,
  ),
  'does-not-parse': rows(
    `Replace whole statements: extend the range, correct it or complete the code. ${ASK_FOR_ROWS}`,
  ),
  'looks-like-diff': rows(
    `Write only the new lines: no \`+\` and \`-\`, no line numbers, no lines that are to go. ${ASK_FOR_ROWS}`,
  ),
  'not-code': rows(
    `Put advice into \`message\`; \`suggestion\` is only for the code that stands there afterwards. ${ASK_FOR_ROWS}`,
  ),
  'special-file': NOTHING,
  elision: rows(
    `Write every line out, also those that stay as they are, or choose a smaller range. ${OR_NO_CODE} ${ASK_FOR_ROWS}`,
  ),
  'far-right': code('Take the blanks out.'),
  'invisible-characters': code(`Write them as escapes of the language, or leave them out. ${OR_NO_CODE}`),
  credential: code('Leave the credential out and name where it comes from.'),
  'not-utf8': NOTHING,
  'mixed-line-endings': NOTHING,
  'line-ends-unclear': NOTHING,
  'blank-line-block': rows(`Take a line with text above or below into the range. ${ASK_FOR_ROWS}`),
  'crlf-lines': NOTHING,
  'altered-characters': code(`Write them as escapes of the language. ${OR_NO_CODE}`),
  'too-many-lines': code(`Choose a smaller range, or several findings. ${OR_NO_CODE}`),
  'no-suggestions-here': NOTHING,
  'fails-check': code(`Correct the code. ${OR_NO_CODE}`),
  overlap: code(
    'Only one of them can have the button. If both changes are right, make them one finding with one suggestion; else leave `suggestion` out of this one.',
  ),
  'several-for-one-line': code('Keep one suggestion for each line.'),
  'field-wins': code('Keep the code in one place: in `suggestion`.'),
  'marker-unclear': rows(`Put the code into \`suggestion\`. ${ASK_FOR_ROWS}`),
  'offset-out-of-range': rows(`Put the code into \`suggestion\`. ${ASK_FOR_ROWS}`),
  'offset-from-range': rows(`Put the code into \`suggestion\`. ${ASK_FOR_ROWS}`),
  'target-not-in-diff': rows(`Only rows that the diff shows can be changed. ${ASK_FOR_ROWS}`),
  'too-long': code(`Choose a smaller range, or several findings. ${OR_NO_CODE}`),
  alternatives: NOTHING,
  'other-source': NOTHING,
  'sources-differ': NOTHING,
  'several-files': NOTHING,
  'fix-unplaceable': NOTHING,
  'line-endings': NOTHING,
  'final-newline': NOTHING,
}

/** `undefined` if there is nothing to mend. */
export function adviceFor(reason: ReasonCode): Advice | undefined {
  return ADVICE[reason]
}

/** An empty suggestion without a quote counts as no suggestion. */
export const ADVICE_FOR_DELETION: Advice = rows(
  'An empty `suggestion` deletes lines only with a matching `original`. Which of the numbered rows are to go? Set `start_line` and `line` to the first and the last of them, and copy these rows into `original`, without number and sign. Or leave `suggestion` out.',
)
