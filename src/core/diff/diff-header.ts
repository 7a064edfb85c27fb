/** The header of a file in a git diff: its names and its status. */
export interface DiffHeader {
  path: string
  /** The name before a rename. Absent for a copy, whose source is unchanged and not part of the diff. */
  previousPath?: string
  status: FileStatus
  binary: boolean
  /** A symbolic link or a submodule: its only line is a target, not the text of a file. */
  special: boolean
  /** The beginning of the blob id of the new file, from the `index` line. */
  blob?: string | undefined
}

export const FILE_STATUSES = ['added', 'removed', 'modified', 'renamed', 'copied'] as const
/** How the diff changes a file. */
export type FileStatus = (typeof FILE_STATUSES)[number]

/**
 * Parses the lines between `diff --git` and the first hunk.
 * https://git-scm.com/docs/diff-format#generate_patch_text_with_p
 */
export function parseDiffHeader(lines: readonly string[]): DiffHeader | undefined {
  const field = (prefix: string) => lines.find((line) => line.startsWith(prefix))?.slice(prefix.length)
  const binary = lines.some((line) => line.startsWith('Binary files ') || line === 'GIT binary patch')
  const mode = field('new file mode ') ?? field('new mode ') ?? field('index ')
  const blob = /^[0-9a-f]+\.\.([0-9a-f]+)/.exec(field('index ') ?? '')?.[1]
  const kind = { binary, special: mode !== undefined && SPECIAL_MODE.test(mode), blob }

  const renamedTo = field('rename to ')
  if (renamedTo !== undefined) {
    const previousPath = unquote(field('rename from ') ?? renamedTo)
    return { path: unquote(renamedTo), previousPath, status: 'renamed', ...kind }
  }
  const copiedTo = field('copy to ')
  if (copiedTo !== undefined) return { path: unquote(copiedTo), status: 'copied', ...kind }

  const oldName = nameAfter(field('--- '))
  const newName = nameAfter(field('+++ '))
  const added = field('new file mode ') !== undefined || oldName === DEV_NULL
  const removed = field('deleted file mode ') !== undefined || newName === DEV_NULL
  const path = nameOnBothSides(field('diff --git ')) ?? nameFromSides(oldName, newName)
  if (path === undefined) return undefined
  return { path, status: added ? 'added' : removed ? 'removed' : 'modified', ...kind }
}

/** The git modes of symbolic links and submodules. */
const SPECIAL_MODE = /\b1[26]0000$/

/**
 * Parses the header of an ordinary file with one regular expression: modified, not renamed, and with a name that git
 * neither quotes nor ends with a tab. `end` is the offset of the first hunk.
 */
export function ordinaryHeader(
  text: string,
  start: number,
): { path: string; blob: string | undefined; end: number } | undefined {
  ORDINARY.lastIndex = start
  const found = ORDINARY.exec(text)
  const [, blob, path, newPath] = found ?? []
  if (path === undefined || path !== newPath) return undefined
  const namesMatch = text.startsWith(`${path} b/${path}\n`, start + 'diff --git a/'.length)
  return namesMatch ? { path, blob, end: ORDINARY.lastIndex } : undefined
}

const ORDINARY =
  /diff --git a\/[^\n]*\nindex [0-9a-f]+\.\.([0-9a-f]+) 100\d{3}\n--- a\/([^"\t\n]+)\n\+\+\+ b\/([^"\t\n]+)\n(?=@@)/y

const HEADER_LINE =
  /^(?:diff --git|old mode|new mode|new file mode|deleted file mode|rename|copy|(?:dis)?similarity index|index|---|\+\+\+|Binary files|GIT binary patch)(?: |$)/

export function isHeaderLine(line: string): boolean {
  return HEADER_LINE.test(line)
}

const DEV_NULL = '/dev/null'

/** `a/ b/`, and what `diff.mnemonicPrefix` writes: index, work tree, commit, object. */
const SIDE_PREFIX = /^[abiwco12]\//

/**
 * Without a rename both names of `diff --git a/x b/x` are equal, so the blank in the middle separates them, even if the
 * names contain blanks.
 */
function nameOnBothSides(names: string | undefined): string | undefined {
  if (names === undefined) return undefined
  const middle = quotedEnd(names, 0)
  const isQuoted =
    middle !== undefined && names[middle] === ' ' && quotedEnd(names, middle + 1) === names.length
  const end = isQuoted ? middle : (names.length - 1) / 2
  const [left, right] = [names.slice(0, end), names.slice(end + 1)]
  return isQuoted ? sharedName(unquote(left), unquote(right)) : sharedName(left, right)
}

/** The name if both sides are equal (`diff.noprefix`) or differ only in the first segment (`a/ b/`, `old/ new/`). */
function sharedName(left: string, right: string): string | undefined {
  if (left === right) return left
  const name = withoutFirstSegment(left)
  return name !== '' && name === withoutFirstSegment(right) ? name : undefined
}

function withoutFirstSegment(name: string): string {
  return name.slice(name.indexOf('/') + 1 || name.length)
}

function nameFromSides(oldName: string | undefined, newName: string | undefined): string | undefined {
  const [name, other] = [newName, oldName].filter((side) => side !== undefined && side !== DEV_NULL)
  if (name === undefined) return undefined
  const shared = other === undefined ? undefined : sharedName(other, name)
  const prefixed = SIDE_PREFIX.test(name) && (other === undefined || SIDE_PREFIX.test(other))
  const samePrefix = other?.[0] === name[0]
  return shared ?? (prefixed && !samePrefix ? name.slice(2) : name)
}

/** git puts a tab after a name with blanks; other tools put a tab and a time after every name. */
function nameAfter(field: string | undefined): string | undefined {
  if (field === undefined) return undefined
  const name = field.startsWith('"') ? field : (field.split('\t', 1)[0] ?? field)
  return unquote(name.replace(/\r$/, ''))
}

/** Index after the closing quote. A loop, because a regular expression could overflow the stack on long names. */
function quotedEnd(text: string, open: number): number | undefined {
  if (text[open] !== '"') return undefined
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return undefined
}

const ESCAPES: Record<string, number> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13, '"': 34, '\\': 92 }

/** git's C-style quoting: `"tab\there"`, `"\303\244.txt"` (octal bytes of UTF-8). */
export function unquote(name: string): string {
  const end = quotedEnd(name, 0)
  if (end === undefined) return name
  const inner = name.slice(1, end - 1)
  const bytes: number[] = []
  for (const [, octal, escaped, plain] of inner.matchAll(/\\([0-7]{1,3})|\\(.)|([^\\]+)/gsu)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8))
    else if (escaped !== undefined) bytes.push(ESCAPES[escaped] ?? escaped.charCodeAt(0))
    else if (plain !== undefined) for (const byte of new TextEncoder().encode(plain)) bytes.push(byte)
  }
  // Without ignoreBOM the decoder would drop a U+FEFF at the start of the name.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes))
}
