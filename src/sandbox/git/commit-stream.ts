/** Text or bytes of a regular file; any other file has its mode too. */
export type FileContent = string | Uint8Array | FileWithMode
export interface FileWithMode {
  readonly mode: '100644' | '100755' | '120000'
  readonly content: string | Uint8Array
}
export type Files = Readonly<Record<string, FileContent>>
/** `null` deletes the file. */
export type Changes = Readonly<Record<string, FileContent | null>>

export interface Commit {
  readonly branch: string
  /** A SHA, or the index of an earlier commit in the same stream; absent for a root commit. */
  readonly parent?: string | number
  /** Whether `files` is the whole tree or only the changes against the parent. */
  readonly holds: 'tree' | 'changes'
  readonly files: Changes
  readonly message: string
  readonly author: string
  /** The author by default. */
  readonly committer?: string
  /** Seconds since 1970, set by the caller so that the same commits always have the same SHAs. */
  readonly time: number
}

/**
 * Input of `git fast-import` that creates these commits and prints their SHAs, one per line: one process for
 * any number of files and commits. https://git-scm.com/docs/git-fast-import
 */
export function commitStream(commits: readonly Commit[]): Buffer {
  const parts: (string | Uint8Array)[] = []
  for (const [index, { branch, parent, holds, files, message, time, ...by }] of commits.entries()) {
    parts.push(`commit refs/heads/${branch}\nmark :${index + 1}\n`)
    parts.push(`author ${person(by.author, time)}\n`)
    parts.push(`committer ${person(by.committer ?? by.author, time)}\n`, ...data(message))
    if (parent !== undefined) parts.push(`from ${typeof parent === 'number' ? `:${parent + 1}` : parent}\n`)
    if (holds === 'tree') parts.push('deleteall\n')
    for (const [path, file] of Object.entries(files)) parts.push(...entry(path, file))
    parts.push(`get-mark :${index + 1}\n`)
  }
  parts.push('done\n')
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

function person(name: string, time: number): string {
  return `${name} <${name.replace(/[^\w-]/g, '')}@example.com> ${time} +0000`
}

function entry(path: string, file: FileContent | null): (string | Uint8Array)[] {
  if (file === null) return [`D ${quoted(path)}\n`]
  const { mode, content } =
    typeof file === 'string' || file instanceof Uint8Array ? { mode: '100644' as const, content: file } : file
  return [`M ${mode} inline ${quoted(path)}\n`, ...data(content)]
}

function data(content: string | Uint8Array): (string | Uint8Array)[] {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return [`data ${bytes.length}\n`, bytes, '\n']
}

function quoted(path: string): string {
  return `"${path.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`
}
