import { git } from './git.ts'

export interface FileChange {
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed'
  readonly path: string
  readonly previousPath?: string
  /** SHA of the blob at the head; for a removed file, of the blob before. */
  readonly blob: string
  /** `0` where there is no file on that side. */
  readonly modes: { readonly before: string; readonly after: string }
  readonly additions: number
  readonly deletions: number
  /** From the first `@@` on, without the last newline; absent where git shows no lines. */
  readonly patch?: string
  /** Git's sentence about a binary file, in place of a patch. */
  readonly binary?: string
}

export interface Comparison {
  readonly files: readonly FileChange[]
  /** The whole diff as `git diff` prints it. */
  readonly text: string
}

export interface CompareOptions {
  /** Minimum similarity of a rename; git's default is 50%. */
  readonly similarity?: string
  /** Compare only these files: a rename is detected only if both its names are listed. */
  readonly paths?: readonly string[]
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
 * Runs `git diff` on a range (`a..b`, or `a...b` for the changes since the merge base), with renames and three lines
 * of context, as the platforms do. One process prints the names, the counts and the patches.
 */
export async function compareTrees(
  directory: string,
  range: string,
  { similarity = '50%', paths = [] }: CompareOptions = {},
): Promise<Comparison> {
  const renames = `--find-renames=${similarity}`
  const format = ['--raw', '--numstat', '--patch', '-z', '--no-abbrev', renames, '--unified=3']
  const diff = ['--literal-pathspecs', 'diff', '--no-color', '--no-ext-diff', ...format]
  const output = (await git(directory, [...diff, range, '--', ...paths])).toString()
  // Names are never empty, so two NULs in a row separate the lists from the patches.
  const border = output.indexOf('\0\0')
  if (border < 0) return { files: [], text: '' }
  const text = output.slice(border + 2)
  const fields = output.slice(0, border).split('\0')
  const entries = parseRaw(fields)
  const counts = parseCounts(fields)
  const sections = text.split(/(?<=\n)(?=diff --git )/)
  let at = 0
  const files = entries.map((entry, index): FileChange => {
    const section = sections[at] ?? ''
    // A file that became a symbolic link has two sections: one removed, one added.
    at += entry.status === 'changed' ? 2 : 1
    const hunks = entry.status === 'changed' ? -1 : section.indexOf('\n@@ ')
    return {
      ...entry,
      ...(counts[index] ?? { additions: 0, deletions: 0 }),
      ...(hunks < 0 ? {} : { patch: section.slice(hunks + 1).replace(/\n$/, '') }),
      ...(hunks < 0 ? binarySentence(section) : {}),
    }
  })
  return { files, text }
}

function binarySentence(section: string): Pick<FileChange, 'binary'> {
  const [, binary] = /^(Binary files .* differ)$/m.exec(section) ?? []
  return binary === undefined ? {} : { binary }
}

type Entry = Pick<FileChange, 'status' | 'path' | 'previousPath' | 'blob' | 'modes'>

/** Consumes `:100644 100644 <old> <new> M`, then one name or, for renames and copies, two. */
function parseRaw(fields: string[]): Entry[] {
  const entries: Entry[] = []
  while (fields[0]?.startsWith(':')) {
    const [oldMode = '', newMode = '', before = '', after = '', letter = ''] =
      fields.shift()?.slice(1).split(' ') ?? []
    const modes = { before: oldMode.replace(/^0+$/, '0'), after: newMode.replace(/^0+$/, '0') }
    const status = STATUS[letter.charAt(0)] ?? 'modified'
    const first = fields.shift() ?? ''
    const blob = status === 'removed' ? before : after
    if (status === 'renamed' || status === 'copied') {
      entries.push({ status, path: fields.shift() ?? '', previousPath: first, blob, modes })
    } else {
      entries.push({ status, path: first, blob, modes })
    }
  }
  return entries
}

/** Consumes `1<tab>2<tab>name`; a rename has an empty name and two more fields; binary files have `-` as counts. */
function parseCounts(fields: string[]): Pick<FileChange, 'additions' | 'deletions'>[] {
  const counts: Pick<FileChange, 'additions' | 'deletions'>[] = []
  while (fields.length > 0) {
    const [added = '', deleted = '', name] = fields.shift()?.split('\t') ?? []
    if (name === '') fields.splice(0, 2)
    counts.push({ additions: Number.parseInt(added, 10) || 0, deletions: Number.parseInt(deleted, 10) || 0 })
  }
  return counts
}
