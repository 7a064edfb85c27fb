import { escapeText } from './escape.ts'
import { revealInvisible } from './invisible.ts'
import { isLetterOrDigit } from './letters.ts'
import { liveUrl } from './safe-url.ts'

/** Text that is still to be escaped, or finished Markdown. */
type Piece = { readonly text: string } | { readonly markdown: string }

/**
 * Renders text, code, emphasis of words, links and bare URLs exactly as markdown.ts would; `undefined` if there is
 * anything else, or if parsers might disagree about it.
 */
export function simpleInline(source: string, hosts: ReadonlySet<string>): string | undefined {
  return render(parse(source, hosts, 'anywhere'))
}

/** The same without emphasis and links: for the content of emphasis. */
export function simpleWords(source: string): string | undefined {
  return render(parse(source, NO_HOSTS, 'in emphasis'))
}

/** For text that is strong as a whole: code and emphasis stay, and what was strong in it already is like the rest. */
export function simpleTitle(source: string): string | undefined {
  const pieces = parse(source, NO_HOSTS, 'anywhere')?.map((piece) =>
    'markdown' in piece && piece.markdown.startsWith('**')
      ? { markdown: piece.markdown.slice(2, -2) }
      : piece,
  )
  return render(pieces)
}

/** Code spans and escaped punctuation alone; everything else is text. */
export function codeAndText(source: string): string {
  let result = ''
  let done = 0
  const text = (end?: number) => escapeRevealed(source.slice(done, end).replace(ESCAPED, '$1'))
  for (const { index, 0: span } of source.matchAll(ANY_CODE)) {
    result += text(index) + span
    done = index + span.length
  }
  return result + text()
}

const ESCAPED = /\\([!-/:-@[-`{-~])/g

const NO_HOSTS: ReadonlySet<string> = new Set()

function render(found: readonly Piece[] | undefined): string | undefined {
  if (!found) return undefined
  let result = ''
  let text = ''
  for (const piece of found) {
    if ('text' in piece) {
      text += piece.text
      continue
    }
    // Adjacent marks may be parsed differently, and `](` remains from a link that is not simple.
    if ((text === '' && result !== '') || text.includes('](')) return undefined
    result += escapeRevealed(text) + piece.markdown
    text = ''
  }
  return text.includes('](') ? undefined : result + escapeRevealed(text)
}

function escapeRevealed(text: string): string {
  return text === '' ? '' : escapeText(revealInvisible(text))
}

/** Everything that can start a construct within a line. */
const SPECIAL = /[`*_[<&\\~@]|https?:\/\/|www\./gi

function parse(
  source: string,
  hosts: ReadonlySet<string>,
  where: 'anywhere' | 'in emphasis',
): Piece[] | undefined {
  const found: Piece[] = []
  let done = 0
  SPECIAL.lastIndex = 0
  for (let match = SPECIAL.exec(source); match; match = SPECIAL.exec(source)) {
    const at = match.index
    const sign = match[0]
    if (isText(sign, source, at)) continue
    const construct = sign === '`' ? code(source, at) : where === 'anywhere' && other(sign, source, at, hosts)
    if (!construct) return undefined
    found.push({ text: source.slice(done, at) }, ...construct.pieces)
    done = at + construct.length
    SPECIAL.lastIndex = done
  }
  found.push({ text: source.slice(done) })
  return found
}

/** Whether the character is plain text between its neighbours. */
function isText(sign: string, source: string, at: number): boolean {
  const [before = ' ', after = ' '] = [source[at - 1], source[at + 1]]
  switch (sign) {
    case '*':
      return /\s/.test(before) && /\s/.test(after)
    case '_':
      return isLetterOrDigit(before) && isLetterOrDigit(after)
    case '<':
      return !/[a-z/!?]/i.test(after) || matchAt(TAG, source, at) !== null
    case '&':
      return !/[a-z#]/i.test(after)
    case '@':
      return !/[\w.+-]/.test(before)
    case '[':
      return !matchAt(LINK, source, at)
    default:
      return false
  }
}

/** Raw HTML without attributes (they may contain marks), or `<string, number>`: both are shown as text. */
const TAG = /<\/?[a-z][a-z\d-]*(?:,| ?\/?>)/iy

interface Construct {
  readonly pieces: readonly Piece[]
  readonly length: number
}

function other(sign: string, source: string, at: number, hosts: ReadonlySet<string>): Construct | undefined {
  if (sign === '*') return emphasis(source, at)
  if (sign === '[') return link(source, at, hosts)
  return /^http/i.test(sign) ? bareAddress(source, at, hosts) : undefined
}

function code(source: string, at: number): Construct | undefined {
  const [span] = matchAt(CODE, source, at) ?? []
  return span === undefined ? undefined : { pieces: [{ markdown: span }], length: span.length }
}

const CODE = /`[^`\s](?:[^`\n]*[^`\s])?`(?!`)/y
const ANY_CODE = /(?<![`\\])`[^`\s](?:[^`\n]*[^`\s])?`(?!`)/g

/** Emphasis that all parsers agree on: blanks or plain punctuation outside the marks, words or code inside. */
function emphasis(source: string, at: number): Construct | undefined {
  const mark = source[at + 1] === '*' ? '**' : '*'
  const start = at + mark.length
  const end = closingMark(source, start)
  const after = source[end + mark.length] ?? ' '
  const content = source.slice(start, Math.max(start, end))
  const words = content === '' ? undefined : simpleWords(content)
  if (words === undefined || !source.startsWith(mark, end) || after === '*') return undefined
  const [first = '', last = ''] = [content[0], content.at(-1)]
  if (!/[\s(]/.test(source[at - 1] ?? ' ') || !isWord(first)) return undefined
  const ends = /\s/.test(after)
    ? isWord(last) || /[.,:;!?)]/.test(last)
    : /[.,:;!?)]/.test(after) && isWord(last)
  return ends ? { pieces: [{ markdown: mark + words + mark }], length: end + mark.length - at } : undefined
}

function isWord(char: string): boolean {
  return char === '`' || isLetterOrDigit(char)
}

/** Index of the next `*` on the same line that is not in code; -1 if there is none. */
function closingMark(source: string, start: number): number {
  for (let at = start; at >= start && at < source.length; at++) {
    const char = source[at]
    if (char === '*') return at
    if (char === '\n') return -1
    if (char === '`') {
      at = source.indexOf('`', at + 1)
      if (at < 0) return -1
    }
  }
  return -1
}

/** A link whose text may contain code, and whose URL needs no escapes. */
const LINK = /\[((?:[^[\]`\\\n]|`[^`\n]+`)+)\]\(([\w\-./:?=#%+,]+)\)/y

/** As in prose-inline.ts: a link for the allowed hosts, otherwise the URL is shown as code. */
function link(source: string, at: number, hosts: ReadonlySet<string>): Construct | undefined {
  const [whole = '', shown = '', address = ''] = matchAt(LINK, source, at) ?? []
  if (source[at - 1] === '!' || /^\s|\s$/.test(shown)) return undefined
  const inner = parse(shown, NO_HOSTS, 'in emphasis')
  const markdown = render(inner)
  if (!inner || markdown === undefined || shown === address) return undefined
  const url = liveUrl(address, hosts)
  if (url !== undefined) return { pieces: [{ markdown: `[${markdown}](${url})` }], length: whole.length }
  const withUrl = [...inner, { text: ' (' }, { markdown: `\`${address}\`` }, { text: ')' }]
  return { pieces: withUrl, length: whole.length }
}

/** A URL with a dot in its host, followed by white space or the end, optionally after a dot or comma. */
const ADDRESS = /https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/(?:[\w\-/.#=]*[\w\-/#=])?)?(?=[.,]?(?:\s|$))/y

function bareAddress(source: string, at: number, hosts: ReadonlySet<string>): Construct | undefined {
  const [address] = matchAt(ADDRESS, source, at) ?? []
  if (address === undefined || address.endsWith('_') || !/\s/.test(source[at - 1] ?? ' ')) return undefined
  // After an unclosed bracket our parser does not recognise it as a link.
  if (source.lastIndexOf('[', at) >= 0) return undefined
  const url = liveUrl(address, hosts)
  const markdown = url === undefined ? `\`${address}\`` : `[${escapeText(address)}](${url})`
  return { pieces: [{ markdown }], length: address.length }
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}
