import { because } from '../../finding/reason.ts'
import type { ModelRule } from './rule.ts'

/** A new line that stands for code the author left out. */
export const elision: ModelRule = ({ replaced, lines }) => {
  const kept = new Set(replaced.map((line) => line.trim()))
  const isFresh = (line: string) => !kept.has(line.trim())
  return lines.some((line) => isFresh(line) && isElision(line)) ? because('elision') : undefined
}

/** `// ... rest unchanged`: a line that stands for code the author left out. Committed, it would delete that code. */
function isElision(line: string): boolean {
  const { text, comment } = uncomment(line.trim())
  if (/^[[(<]?\s*(?:\.{3}|…)+\s*[\])>]?$/.test(text) && (comment || /^[.…]+$/.test(text))) return true
  // `...rest` is a spread; `... rest of it ...` is not code in any language.
  if (/^(?:\.{3}|…)\s*(?:[([<]\s*)?[a-z ]/i.test(text) && (comment || /^(?:\.{3}|…)\s/.test(text)))
    return true
  if (!comment) return /^[[(<](?:\.{3}|…|snip|truncated|omitted)[\])>]$/i.test(text)
  return [OMITTED, STANDS_FOR, REMOVED, AND_SO_ON, KEEP_THE_REST, LEFT_AS_IS].some((words) =>
    words.test(text),
  )
}

const THING =
  '(?:code|function|method|class|file|body|implementation|logic|content|contents|block|imports?|fields?|props|' +
  'properties|methods|functions|lines?|cases|tests|handlers|routes|options|items|entries|config(?:uration)?)'

const OMITTED =
  /\b(?:unchanged|omitted|elided|truncated|snipped|snip|(?:remains?|stays?|is|are) (?:the )?same|same as (?:before|above|original)|as before)\b/i
const STANDS_FOR = new RegExp(
  `^(?:\\W*)(?:(?:keep|insert|your|the) )*(?:existing|remaining|rest of|remainder of|previous|original|other|more)(?: the| your| this)?(?: \\w+){0,2} ${THING}(?: \\w+){0,3}\\W*$|^(?:\\W*)(?:the )?rest (?:of|is|goes|stays|remains)\\b`,
  'i',
)

const AND_SO_ON = /^\W*(?:and so (?:on|forth)|et ?c(?:etera)?)\W*$/i
const KEEP_THE_REST = /^\W*(?:keep|leave) (?:the |all )?(?:rest|others?|remaining|remainder)\b/i
const LEFT_AS_IS = /\b(?:stays?|remains?|kept|left) as (?:is|it is|they are|it was|they were)\W*$/i

/** The line was meant to go. */
const REMOVED =
  /^\W*(?:(?:this|the) (?:line|code|block|import) (?:is |was |has been )?)?(?:removed|deleted)\W*$/i

const COMMENTS: readonly [RegExp, RegExp][] = [
  [/^\{\s*\/\*+/, /\*\/\s*\}$/],
  [/^\/\*+/, /\*\/$/],
  [/^<!--/, /-->$/],
  [/^\/\/+[/!]?/, /$/],
  [/^#+/, /$/],
  [/^--+/, /$/],
  [/^;+/, /$/],
  [/^%+/, /$/],
  [/^\*/, /$/],
  [/^\.\.(?=\s)/, /$/],
  [/^"""|^'''/, /"""$|'''$/],
]

function uncomment(line: string): { text: string; comment: boolean } {
  for (const [open, close] of COMMENTS) {
    if (open.test(line)) return { text: line.replace(open, '').replace(close, '').trim(), comment: true }
  }
  return { text: line, comment: false }
}
