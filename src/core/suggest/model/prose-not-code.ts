import { because } from '../../finding/reason.ts'
import { isProse as isProseFile } from './language.ts'
import type { ModelRule } from './rule.ts'

export const proseNotCode: ModelRule = ({ path, unwrapped, replaced }) =>
  !isProseFile(path) && isProse(unwrapped, replaced) ? because('not-code') : undefined

/**
 * "Use const instead of let." instead of code: models fill the field with advice, or with a word for "nothing", or
 * write a sentence before or after the code. If committed, it would replace code with a sentence.
 */
function isProse(lines: readonly string[], replaced: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '')
  const [first = '', last = ''] = [written[0], written.at(-1)]
  if (written.length === 0) return false
  if (written.length === 1 && NOTHING.test(first.trim())) return true
  // If the replaced lines are prose (plain text, licences), the new ones may be too; in a comment, as a comment.
  if (replaced.some((line) => isWords(line) && leadOf(line) === leadOf(first))) return false
  if (written.every(isSentence) || written.every(isTask)) return true
  if ([...lines, ...replaced].some((line) => TEXT_EDGE.test(line) && !COMMENT.test(line))) return false
  const isAdvice = (line: string) => isSentence(line) && !replaced.includes(line)
  return LABEL.test(first) || IMPERATIVE.test(first) || isAdvice(first) || isAdvice(last)
}

const NOTHING =
  /^(?:n\/?a|not applicable|none|no (?:changes?|suggestions?|fix)(?: (?:is |are )?(?:needed|required|necessary))?|unchanged|tbd|-+|\.{3}|…)[.!]?$/i

/** Begins like a sentence and goes on in words; code quoted inside it does not count. */
function isSentence(line: string): boolean {
  const text = line.trim().replace(/`[^`]*`/g, 'code')
  if (!/^[A-Z][a-z]+(?:,| [\w'"(])/.test(text) || /[={};<>|&$@\\]|::|->/.test(text)) return false
  const words = text.match(/(?:^|[\s(])[A-Za-z][a-z']*(?=[\s.,:)!?]|$)/g) ?? []
  return words.length >= 4 && words.length >= text.split(/\s+/).length * 0.7
}

/** "add a null check here", "(remove this line)", "- Validate the input": a verb, and nothing but words. */
function isTask(line: string): boolean {
  const text = line.trim().replace(/`[^`]*`/g, 'code')
  return TASK.test(text) && /^[^\w(]*\(?[A-Za-z][a-z'-]*(?: [A-Za-z'-]+){2,}[.!]?\)?$/.test(text)
}

const TASK =
  /^(?:[-*•] )?\(?(?:[Cc]onsider|[Aa]dd|[Rr]emove|[Dd]elete|[Rr]eplace|[Cc]hange|[Rr]ename|[Mm]ove|[Ee]xtract|[Rr]efactor|[Ee]nsure|[Mm]ake|[Cc]heck|[Vv]alidate|[Hh]andle|[Aa]void|[Ww]rap|[Uu]pdate|[Ff]ix|[Uu]se|[Kk]eep|[Ii]mplement|[Pp]lease) /

const LABEL =
  /^\s*(?:replace (?:\w+ ){0,2}with|change (?:\w+ ){0,2}to|should (?:be|read)|(?:the )?(?:suggested|recommended|corrected|improved|updated|fixed|proposed) (?:code|fix|change|version|implementation)|use (?:this|the following)(?: instead)?|here is (?:\w+ ){0,4}\w+)\s*:/i

const IMPERATIVE =
  /^\s*[A-Z][a-z]+ (?:the|an?|this|that|these|your) [a-z]|^\s*(?:Use|Replace|Change|Consider|Try|Remove|Rename|Wrap|Ensure|Please|Make sure|Instead of) \S/

/** Starts or ends a comment or a text of several lines, which may contain sentences. */
const TEXT_EDGE = /"""|'''|\/\*|\*\/|<!--|-->|^=\w|<<|^\s*(?:\/\/|#|\*)/

/** The sign of a comment, a list or a string that contains the words. */
function leadOf(line: string): string {
  return /^\W*/.exec(line)?.[0].trim() ?? ''
}

const COMMENT = /^\s*\/\*[^*]*\*+\/\s*$|^\s*\/\*\*[^*]*\*+\/\s*$/

/** Looser than a sentence: if in doubt, existing lines count as text. */
function isWords(line: string): boolean {
  const text = line.replace(/`[^`]*`/g, 'code')
  if (/[={};<>|&$@\\]/.test(text)) return false
  const words = text.split(/\s+/).filter((word) => /^[("']?[A-Za-z][a-z']*[.,:)!?]?$/.test(word))
  return /^\W*[A-Z][a-z]+,? [a-z]/.test(text) || words.length >= 5
}
