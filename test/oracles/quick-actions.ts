import { markdownToXML } from 'comrak'
import { GLFM } from './markdown.ts'

/**
 * The quick actions of a note, by GitLab's Markdown parser and one pattern: in top-level paragraphs, skipping code and
 * tags, lines that begin with a command.
 */
export function quickActionsOf(body: string, names: readonly string[]): string[] {
  const xml = markdownToXML(body, { extension: GLFM, render: { sourcepos: true, unsafe: true } })
  const lines = body.split(/(?<=\n)/)
  const command = `^/(${names.join('|')})(?: ([^\\n]*))?(?:\\s*\\n|$)`
  const pattern = new RegExp(`\`[^]+?\`|^<[^>]+?>\\n[^]+?\\n</[^>]+?>$|${command}`, 'gim')
  // Indented by two blanks: a child of the document.
  return [...xml.matchAll(/^ {2}<paragraph sourcepos="(\d+):\d+-(\d+):\d+">/gm)].flatMap(
    ([, first, last]) => {
      const paragraph = lines.slice(Number(first) - 1, Number(last)).join('\n')
      return [...paragraph.matchAll(pattern)].flatMap(([, name, argument = '']) =>
        name === undefined ? [] : `${name.toLowerCase()} ${argument.trim()}`.trim(),
      )
    },
  )
}

/**
 * The same for older servers, which did not parse Markdown: they skip code, tags and quotes by patterns that differ
 * from version to version, and run whatever else looks like a command.
 */
export function olderQuickActionsOf(body: string, names: readonly string[]): string[] {
  const command = `^/(${names.join('|')})(?: ([^\\n]*))?(?:\\s*\\n|$)`
  const found = OLDER.flatMap((code) => {
    const pattern = new RegExp([...code, ...TAGS_AND_QUOTES, command].join('|'), 'gim')
    return [...body.replaceAll('\r', '').matchAll(pattern)].flatMap(([, name, argument = '']) =>
      name === undefined ? [] : `${name.toLowerCase()} ${argument.trim()}`.trim(),
    )
  })
  return [...new Set(found)]
}

/** What counted as code, by version. In the last one, a fence with a language did not. */
const OLDER = [
  ['^```[^]+?\\n```$'],
  ['^```[^]+?\\n```$', '^[^]*`\\n*[^]+?\\n*`$'],
  ['^```\\n[^]+?\\n```$', '`\\n*[^]+?\\n*`'],
]
const TAGS_AND_QUOTES = ['^<[^>]+?>\\n[^]+?\\n</[^>]+?>$', '^>>>[^]+?\\n>>>$']
