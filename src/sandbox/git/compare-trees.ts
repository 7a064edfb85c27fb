import { git } from './git.ts'

export interface FileChange {
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed'
  readonly path: string
  readonly previousPath?: string
  /** The blob at the head; of a removed file, the one that was there. */
  readonly blob: string
  readonly additions: number
  readonly deletions: number
  /** From the first `@@` on, without the last newline; absent where git shows no lines. */
  readonly patch?: string
}

export interface Comparison {
  readonly files: readonly FileChange[]
  /** All of it, as `git diff` prints it. */
  readonly text: string
}

const STATUS: Readonly<Record<string, FileChange['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  C: 'copied',
  T: 'changed',
}

/**
 * What `git diff` says of a range (`a..b`, or `a...b` for what happened since both parted), with renames and
 * three lines of context as GitHub has it. One process prints the names, the counts and the patches.
 */
export async function compareTrees(directory: string, range: string): Promise<Comparison> {
  const format = ['--raw', '--numstat', '--patch', '-z', '--no-abbrev', '--find-renames', '--unified=3']
  const output = (
    await git(directory, ['diff', '--no-color', '--no-ext-diff', ...format, range, '--'])
  ).toString()
  // Names are never empty, so that two NULs in a row are the border between the lists and the patches.
  const border = output.indexOf('\0\0')
  if (border < 0) return { files: [], text: '' }
  const text = output.slice(border + 2)
  const fields = output.slice(0, border).split('\0')
  const entries = readRaw(fields)
  const counts = readCounts(fields)
  const sections = text.split(/(?<=\n)(?=diff --git )/)
  let at = 0
  const files = entries.map((entry, index): FileChange => {
    const section = sections[at] ?? ''
    // A file that became a link is shown as one removed and one added.
    at += entry.status === 'changed' ? 2 : 1
    const hunks = entry.status === 'changed' ? -1 : section.indexOf('\n@@ ')
    return {
      ...entry,
      ...(counts[index] ?? { additions: 0, deletions: 0 }),
      ...(hunks < 0 ? {} : { patch: section.slice(hunks + 1).replace(/\n$/, '') }),
    }
  })
  return { files, text }
}

type Entry = Pick<FileChange, 'status' | 'path' | 'previousPath' | 'blob'>

/** Takes `:100644 100644 <old> <new> M`, then one name or, for renames and copies, two. */
function readRaw(fields: string[]): Entry[] {
  const entries: Entry[] = []
  while (fields[0]?.startsWith(':')) {
    const [, , before = '', after = '', letter = ''] = fields.shift()?.split(' ') ?? []
    const status = STATUS[letter.charAt(0)] ?? 'modified'
    const first = fields.shift() ?? ''
    const blob = status === 'removed' ? before : after
    if (status === 'renamed' || status === 'copied') {
      entries.push({ status, path: fields.shift() ?? '', previousPath: first, blob })
    } else {
      entries.push({ status, path: first, blob })
    }
  }
  return entries
}

/** Takes `1<tab>2<tab>name`, where the name of a rename is empty and two more follow; `-` for binary files. */
function readCounts(fields: string[]): Pick<FileChange, 'additions' | 'deletions'>[] {
  const counts: Pick<FileChange, 'additions' | 'deletions'>[] = []
  while (fields.length > 0) {
    const [added = '', deleted = '', name] = fields.shift()?.split('\t') ?? []
    if (name === '') fields.splice(0, 2)
    counts.push({ additions: Number.parseInt(added, 10) || 0, deletions: Number.parseInt(deleted, 10) || 0 })
  }
  return counts
}
