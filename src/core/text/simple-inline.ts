import { escapeText } from './escape.ts'
import { revealInvisible } from './invisible.ts'
import { isLetterOrDigit } from './letters.ts'
import { liveUrl } from './safe-url.ts'

/** Text to be escaped, or finished Markdown. */
type Piece = { readonly text: string } | { readonly markdown: string }

/**
 * Text, code, emphasis of words, links and bare addresses, written as markdown.ts would write them; nothing where
 * there is anything else, or where a parser would have to think about it.
 */
export function simpleInline(source: string, hosts: ReadonlySet<string>): string | undefined {
  return written(pieces(source, hosts, 'anywhere'))
}

/** The same without emphasis and links: for what stands in emphasis. */
export function simpleWords(source: string): string | undefined {
  return written(pieces(source, NO_HOSTS, 'in emphasis'))
}

const NO_HOSTS: ReadonlySet<string> = new Set()

function written(found: readonly Piece[] | undefined): string | undefined {
  if (!found) return undefined
  let result = ''
  let text = ''
  for (const piece of found) {
    if ('text' in piece) {
      text += piece.text
      continue
    }
    // Marks that meet are read in another way; and `](` is left of a link that was none of the simple ones.
    if ((text === '' && result !== '') || text.includes('](')) return undefined
    result += escaped(text) + piece.markdown
    text = ''
  }
  return text.includes('](') ? undefined : result + escaped(text)
}

function escaped(text: string): string {
  return text === '' ? '' : escapeText(revealInvisible(text))
}

/** All that can begin something in a line. */
const SPECIAL = /[`*_[<&\\~@]|https?:\/\/|www\./gi

function pieces(
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

/** Means nothing where it stands. */
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

/** Raw HTML is shown as the text it is; `<string, number>` is none. Attributes could hold marks. */
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

/** Words and code between marks that no parser reads otherwise: blanks or plain punctuation outside, words inside. */
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

/** On the same line, not in code; -1 where there is none. */
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

/** Its text may hold code; nothing in its address needs a backslash or an entity. */
const LINK = /\[((?:[^[\]`\\\n]|`[^`\n]+`)+)\]\(([\w\-./:?=#%+,]+)\)/y

/** As prose-inline.ts does: live for the allowed hosts, else the address is shown as code. */
function link(source: string, at: number, hosts: ReadonlySet<string>): Construct | undefined {
  const [whole = '', shown = '', address = ''] = matchAt(LINK, source, at) ?? []
  if (source[at - 1] === '!' || /^\s|\s$/.test(shown)) return undefined
  const inner = pieces(shown, NO_HOSTS, 'in emphasis')
  const markdown = written(inner)
  if (!inner || markdown === undefined || shown === address) return undefined
  const url = liveUrl(address, hosts)
  if (url !== undefined) return { pieces: [{ markdown: `[${markdown}](${url})` }], length: whole.length }
  const dead = [...inner, { text: ' (' }, { markdown: `\`${address}\`` }, { text: ')' }]
  return { pieces: dead, length: whole.length }
}

/** With a dot in its host, and a blank, or a dot or comma and a blank, behind it. */
const ADDRESS = /https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/(?:[\w\-/.#=]*[\w\-/#=])?)?(?=[.,]?(?:\s|$))/y

function bareAddress(source: string, at: number, hosts: ReadonlySet<string>): Construct | undefined {
  const [address] = matchAt(ADDRESS, source, at) ?? []
  if (address === undefined || address.endsWith('_') || !/\s/.test(source[at - 1] ?? ' ')) return undefined
  // Behind a bracket that is left open it is none for our parser.
  if (source.lastIndexOf('[', at) >= 0) return undefined
  const url = liveUrl(address, hosts)
  const markdown = url === undefined ? `\`${address}\`` : `[${escapeText(address)}](${url})`
  return { pieces: [{ markdown }], length: address.length }
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}
