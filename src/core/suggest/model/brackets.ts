import { because } from '../../finding/reason.ts'
import { bracketsPair } from './language.ts'
import type { ModelRule } from './rule.ts'

/**
 * The code around the replaced lines depends on the brackets they open and close: code that leaves others open, or
 * closes others, breaks the file. If text, patterns or open quotes make the count uncertain, nothing is concluded.
 */
export const unbalancedBrackets: ModelRule = ({ path, replaced, lines, mends }) => {
  if (!bracketsPair(path)) return undefined
  const before = unpaired(replaced)
  const after = unpaired(lines)
  const differ = before !== undefined && after !== undefined && before !== after
  return differ && !mends() ? because('brackets-differ') : undefined
}

const PARTNER: Readonly<Record<string, string>> = {
  ...{ ')': '(', ']': '[', '}': '{' },
  ...{ '(': ')', '[': ']', '{': '}' },
}

/**
 * The brackets that have no partner within these lines, in their order. What is closed and opened again at once, as in
 * `} else {`, leaves all as it was.
 */
function unpaired(lines: readonly string[]): string | undefined {
  const left: string[] = []
  for (const line of lines) {
    const code = codeOf(line)
    if (/["'`\\]/.test(code)) return undefined
    for (const bracket of code.match(/[()[\]{}]/g) ?? []) {
      if (left.length > 0 && left.at(-1) === PARTNER[bracket]) left.pop()
      else left.push(bracket)
    }
  }
  return left.join('')
}

/** Without comments and strings; of a string that does not end on its line, the quote stays. */
export function codeOf(line: string): string {
  const text = line.trim()
  if (/^(?:\/\/|\/?\*|#(?:[ !]|$)|--|<!--)/.test(text)) return ''
  return withoutStrings(text).replace(COMMENT, '')
}

/** A loop, because a regular expression needs stack for every character of a string, and a line may have megabytes. */
function withoutStrings(text: string): string {
  let code = ''
  let at = 0
  for (;;) {
    const open = indexOfQuote(text, at)
    if (open === undefined) return code + text.slice(at)
    code += text.slice(at, open)
    const close = closingQuote(text, open)
    if (close === undefined) return code + text.charAt(open)
    at = close + 1
  }
}

function indexOfQuote(text: string, from: number): number | undefined {
  QUOTE.lastIndex = from
  return QUOTE.exec(text)?.index
}

const QUOTE = /["'`]/g

function closingQuote(text: string, open: number): number | undefined {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[open]) return at
  }
  return undefined
}

const COMMENT = /(?:^|\s)(?:\/\/|# |-- )[\s\S]*/
