import { markdownToXML } from 'comrak'
import { GLFM } from './markdown.ts'

/**
 * The quick actions of a note, by GitLab's Markdown parser and one pattern: paragraphs at the top level, in them code
 * and tags passed over, then lines that begin with a command.
 */
export function quickActionsOf(body: string, names: readonly string[]): string[] {
  const xml = markdownToXML(body, { extension: GLFM, render: { sourcepos: true, unsafe: true } })
  const lines = body.split(/(?<=\n)/)
  const command = `^/(${names.join('|')})(?: ([^\\n]*))?(?:\\s*\\n|$)`
  const pattern = new RegExp(`\`[^]+?\`|^<[^>]+?>\\n[^]+?\\n</[^>]+?>$|${command}`, 'gim')
  // Two blanks: a child of the document.
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
 * The same by servers before Markdown was asked: code, tags and quotes are passed over by how their lines begin and
 * end, each version in its own way, and what looks like a command then is one, wherever it stands.
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

/** What was code, from version to version. In the last of these, a fence with a language was none. */
const OLDER = [
  ['^```[^]+?\\n```$'],
  ['^```[^]+?\\n```$', '^[^]*`\\n*[^]+?\\n*`$'],
  ['^```\\n[^]+?\\n```$', '`\\n*[^]+?\\n*`'],
]
const TAGS_AND_QUOTES = ['^<[^>]+?>\\n[^]+?\\n</[^>]+?>$', '^>>>[^]+?\\n>>>$']
