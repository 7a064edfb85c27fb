import { codeLanguage } from './code-language.ts'
import { holdsCommand, longestBacktickRun } from './fence.ts'
import { ODD_BLANKS, type OtherBlock, otherBlock } from './other-block.ts'
import type { MarkdownWriter } from './prose.ts'
import { markSafe, type Prose } from './safe-text.ts'
import { simpleInline, simpleWords } from './simple-inline.ts'
import { simpleTable } from './simple-table.ts'

/**
 * Renders the Markdown of most findings: paragraphs, headings, fenced code, lists, quotes, tables. The result is exactly
 * that of markdown.ts, which parses twice and takes fifty times as long. Blocks that are not simple are left to
 * `writeOther`; `undefined` if that is missing, or if the text must be parsed as a whole.
 */
export function simpleMarkdown(
  source: string,
  linkHosts: readonly string[],
  writeOther?: MarkdownWriter,
): Prose | undefined {
  const hosts = new Set(linkHosts.map((host) => host.toLowerCase()))
  const blocks = readBlocks(source.split('\n'), hosts, writeOther !== undefined)
  const texts = blocks?.map((block) =>
    'markdown' in block ? block.markdown : writeOther?.(block.source, linkHosts),
  )
  // An empty heading renders as nothing, so its neighbours would become adjacent.
  return texts?.length && texts.every(Boolean) ? markSafe(texts.join('\n\n')) : undefined
}

function readBlocks(
  lines: readonly string[],
  hosts: ReadonlySet<string>,
  withOthers: boolean,
): (SimpleBlock | OtherBlock)[] | undefined {
  const blocks: (SimpleBlock | OtherBlock)[] = []
  let group = { at: 0, blocks: 0, isAfterList: false }
  for (let at = 0, isAfterList = false; at < lines.length; ) {
    if (lines[at] === '') {
      at++
      continue
    }
    const isFirst = at === 0 || lines[at - 1] === ''
    if (isFirst) group = { at, blocks: blocks.length, isAfterList }
    const kind = kindOf(lines[at] ?? '')
    // Two consecutive lists would need different bullets, even if the second one is in a quote.
    const isNextList = isAfterList && (kind === 'list' || lines[at]?.startsWith('>'))
    let block: SimpleBlock | OtherBlock | undefined
    if (!isNextList)
      block = kind === 'other' && isFirst ? quoteOrTable(lines, at, hosts) : readBlock(kind, lines, at, hosts)
    if (!block && withOthers) {
      // Start at the preceding blank line: lines directly above may change how the block is parsed.
      blocks.length = group.blocks
      block = otherBlock(lines, group.at, group.isAfterList)
    }
    if (!block) return undefined
    blocks.push(block)
    isAfterList = 'hasList' in block ? block.hasList : kind === 'list'
    at = block.end
  }
  return blocks
}

/** Renders a quote or a table that ends at the next blank line. */
function quoteOrTable(
  lines: readonly string[],
  start: number,
  hosts: ReadonlySet<string>,
): SimpleBlock | undefined {
  const blank = lines.indexOf('', start)
  const end = blank < 0 ? lines.length : blank
  const blockLines = lines.slice(start, end)
  if (blockLines.some((line) => ODD_BLANKS.test(line))) return undefined
  const isTable = blockLines[0]?.startsWith('|')
  const markdown = isTable ? simpleTable(blockLines, hosts) : quote(blockLines, hosts)
  return markdown === undefined ? undefined : { markdown, end }
}

/** A quote in which every line starts with `>`. */
function quote(lines: readonly string[], hosts: ReadonlySet<string>): string | undefined {
  if (!lines.every((line) => /^>(?: \S|$)/.test(line))) return undefined
  const inner = lines.map((line) => line.slice(2))
  const blocks = readBlocks(inner, hosts, false)
  const texts = blocks?.flatMap((block) => ('markdown' in block ? block.markdown : []))
  if (!texts?.length || blocks?.some(({ end }) => end > inner.length)) return undefined
  const written = texts.join('\n\n').split('\n')
  return written.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')
}

/** A rendered block, and the index of the first line after it. */
interface SimpleBlock {
  readonly markdown: string
  readonly end: number
}

type Kind = 'fence' | 'heading' | 'list' | 'paragraph' | 'blank' | 'other'

/** `other` includes lines that are markup as a whole: a rule, an underline, the second row of a table. */
function kindOf(line: string): Kind {
  if (line === '') return 'blank'
  if (line.startsWith('```')) return 'fence'
  if (OTHER.test(line)) return 'other'
  if (/^#{1,6} /.test(line)) return 'heading'
  return ITEM.test(line) ? 'list' : 'paragraph'
}

const OTHER =
  /^[\s>|~]|^<[a-z/!?]|^[-+*=_:|~ ]+$|^#{1,6}$|^\d+[.)]$|^0\d+[.)]|^(?:[-+*]|\d+[.)]) {5}|[^\S ]|\s$|\]:/i
const ITEM = /^(?:([-+*])|(0|[1-9]\d{0,8})[.)]) {1,4}(?=\S)/

function readBlock(
  kind: Kind,
  lines: readonly string[],
  at: number,
  hosts: ReadonlySet<string>,
): SimpleBlock | undefined {
  switch (kind) {
    case 'fence':
      return fencedCode(lines, at)
    case 'heading':
      return heading(lines[at] ?? '', at)
    case 'list':
      return list(lines, at, hosts)
    case 'paragraph':
      return paragraph(lines, at, hosts)
    default:
      return undefined
  }
}

function paragraph(
  lines: readonly string[],
  start: number,
  hosts: ReadonlySet<string>,
): SimpleBlock | undefined {
  let end = start + 1
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    const kind = kindOf(line)
    if (kind === 'other') return undefined
    // Only a bullet or the number 1 can interrupt a paragraph; other numbers are text.
    if (kind === 'list' && /^\d/.test(line) && !/^1[.)]/.test(line)) return undefined
    if (kind !== 'paragraph') break
  }
  const markdown = simpleInline(lines.slice(start, end).join('\n'), hosts)
  return markdown === undefined ? undefined : { markdown, end }
}

function heading(line: string, at: number): SimpleBlock | undefined {
  const content = line.slice(line.indexOf(' ') + 1)
  const words = /^\s|#$/.test(content) ? undefined : simpleWords(content)
  return words === undefined ? undefined : { markdown: `**${words}**`, end: at + 1 }
}

/** A fence without an end continues to the last line, as in a truncated message. */
function fencedCode(lines: readonly string[], start: number): SimpleBlock | undefined {
  const [, open = '', info = ''] = /^(`+)([\w+#.-]*)$/.exec(lines[start] ?? '') ?? []
  const { lang, shown } = codeLanguage(info, undefined)
  const closing = (line: string) => /^ {0,3}(`{3,})[ \t]*$/.exec(line)?.[1] ?? ''
  const found = lines.findIndex((line, at) => at > start && closing(line).length >= open.length)
  const end = found < 0 ? lines.length : found
  const value = lines.slice(start + 1, end).join('\n')
  const isOdd = found < 0 ? lines.at(-1) === '' : /\s/.test(lines[end] ?? '')
  if (open === '' || shown !== '' || isOdd || holdsCommand(value)) return undefined
  const mark = '`'.repeat(Math.max(3, longestBacktickRun(value) + 1))
  return { markdown: [mark + lang, ...(value === '' ? [] : [value]), mark].join('\n'), end: end + 1 }
}

function list(lines: readonly string[], start: number, hosts: ReadonlySet<string>): SimpleBlock | undefined {
  const items: string[][] = []
  const numbers: number[] = []
  const [, bullet] = ITEM.exec(lines[start] ?? '') ?? []
  const sign = signOf(lines[start] ?? '')
  let isSpread = false
  let at = start
  let width = 0
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const item = ITEM.exec(line)
    if (line === '') {
      const next = lines.findIndex((each, index) => index > at && each !== '')
      if (next < 0 || kindOf(lines[next] ?? '') !== 'list') {
        // Indented lines belong to the last item.
        if (/^\s/.test(lines[next] ?? '')) return undefined
        break
      }
      isSpread = true
      at = next - 1
    } else if (item) {
      if (signOf(line) !== sign) return undefined
      width = item[0].length
      items.push([line.slice(width)])
      numbers.push(Number(item[2] ?? 0))
    } else if (line.startsWith(' '.repeat(width)) && line.trim() !== '') {
      items.at(-1)?.push(line.slice(width))
    } else {
      return undefined
    }
  }
  const markers = bullet === undefined ? numberMarkers(numbers) : items.map(() => '-')
  const texts = items.map((item, index) => renderItem(item, `${markers?.[index]} `, hosts))
  if (!markers || texts.includes(undefined)) return undefined
  return { markdown: texts.join(isSpread ? '\n\n' : '\n'), end: at }
}

/** The bullet, or the character after the number; a different one starts a new list. */
function signOf(line: string): string {
  return /^\d*(.)/.exec(line)?.[1] ?? ''
}

/** Markers for consecutive numbers, or for the same number throughout; see prose-tree.ts. */
function numberMarkers(numbers: readonly number[]): string[] | undefined {
  const [first = 1] = numbers
  const isAutoNumbered = numbers.every((number) => number === first)
  if (!isAutoNumbered && numbers.some((number, index) => number !== first + index)) return undefined
  return numbers.map((_, index) => `${first + index}.`)
}

function renderItem(
  lines: readonly string[],
  marker: string,
  hosts: ReadonlySet<string>,
): string | undefined {
  // A list that starts on the first line of an item is not simple.
  if (kindOf(lines[0] ?? '') === 'list') return undefined
  const blocks = blocksOfItem(dedent(lines), hosts)
  const indent = `\n${' '.repeat(marker.length)}`
  return blocks && marker + blocks.join('\n').replaceAll('\n', indent)
}

/** An item may have no blank line, no heading, at most one list, and no fence without an end. */
function blocksOfItem(lines: readonly string[], hosts: ReadonlySet<string>): string[] | undefined {
  const blocks: string[] = []
  for (let at = 0; at < lines.length; ) {
    const kind = kindOf(lines[at] ?? '')
    const block = kind === 'heading' ? undefined : readBlock(kind, lines, at, hosts)
    if (!block || block.end > lines.length) return undefined
    blocks.push(block.markdown)
    at = block.end
  }
  return blocks
}

/** The first nested list may be indented by up to three extra blanks; then so are all lines after it. */
function dedent(lines: readonly string[]): readonly string[] {
  const from = lines.findIndex((line) => /^ {0,3}(?:[-+*]|\d+[.)]) /.test(line))
  const [blanks = ''] = /^ */.exec(lines[from] ?? '') ?? []
  if (from < 0 || !lines.slice(from).every((line) => line.startsWith(blanks))) return lines
  return [...lines.slice(0, from), ...lines.slice(from).map((line) => line.slice(blanks.length))]
}
