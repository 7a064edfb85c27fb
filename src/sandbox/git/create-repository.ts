import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Commit, commitStream, type FileWithMode } from './commit-stream.ts'
import { type CompareOptions, type Comparison, compareTrees } from './compare-trees.ts'
import { git } from './git.ts'

export interface Blob {
  readonly id: string
  readonly content: Buffer
}

export interface GitObject extends Blob {
  readonly type: string
}

export interface TreeEntry {
  readonly path: string
  readonly mode: string
  readonly type: string
  readonly sha: string
}

export interface LoggedCommit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: string
  readonly email: string
  readonly date: string
  readonly message: string
}

/** A bare repository in a temporary directory. Results are cached, because commits never change. */
export interface Repository {
  readonly directory: string
  /** Creates commits, force-updates their branches and returns the SHAs in order. */
  commit(commits: readonly Commit[]): Promise<string[]>
  /** `range` is `a..b` or `a...b`, of commits. */
  compare(range: string, options?: CompareOptions): Promise<Comparison>
  mergeBase(one: string, other: string): Promise<string>
  /** Reads a blob by its SHA or as `commit:path`. */
  read(object: string): Promise<Blob | undefined>
  /** Reads an object of any type by a revision such as `commit:path`; `undefined` if there is none. */
  readObject(revision: string): Promise<GitObject | undefined>
  /** `100755` for an executable file, `120000` for a symbolic link. */
  mode(commit: string, path: string): Promise<FileWithMode['mode']>
  /** Lists the tree of a commit: the top level or, if `recursive`, everything. */
  list(commit: string, recursive: boolean): Promise<TreeEntry[]>
  /** The full SHA of a revision; `undefined` if there is no such commit. */
  resolve(revision: string): Promise<string | undefined>
  /** The commits of a range, oldest first. */
  log(range: string): Promise<LoggedCommit[]>
  remove(): Promise<void>
}

/** A path in a commit: its content never changes, so it can be cached. */
const COMMIT_PATH = /^[0-9a-f]{40}:/

export function createRepository(): Repository {
  const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-sandbox-'))
  initBare(directory)
  const known = new Set<string>()
  const readOnce = memoize((revision: string) => readObject(directory, revision))
  const read = (revision: string) =>
    COMMIT_PATH.test(revision) ? readOnce(revision) : readObject(directory, revision)
  const compare = memoize((range: string, options?: CompareOptions) =>
    compareTrees(directory, range, options),
  )
  const log = memoize((range: string) => readLog(directory, range))
  return {
    directory,
    async commit(commits) {
      const output = await git(directory, ['fast-import', '--quiet', '--force'], commitStream(commits))
      return output.toString().trim().split('\n')
    },
    compare,
    mergeBase: memoize(async (one: string, other: string) =>
      (await git(directory, ['merge-base', one, other])).toString().trim(),
    ),
    async read(object) {
      const found = await read(object)
      return found?.type === 'blob' ? found : undefined
    },
    readObject: read,
    mode: (commit, file) => readMode(directory, commit, file),
    list: (commit, recursive) => readTree(directory, commit, recursive),
    async resolve(revision) {
      if (known.has(revision)) return revision
      const commit = await resolveCommit(directory, revision)
      if (commit !== undefined) known.add(commit)
      return commit
    },
    log,
    remove: () => rm(directory, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** Caches by arguments, for reads that name commits: their results never change. */
function memoize<A extends readonly unknown[], T>(
  compute: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  const cache = new Map<string, Promise<T>>()
  return (...args) => {
    const key = JSON.stringify(args)
    const result = cache.get(key) ?? compute(...args)
    cache.set(key, result)
    return result
  }
}

/** Does what `git init --bare` does, without starting a process. https://git-scm.com/docs/gitrepository-layout */
function initBare(directory: string): void {
  mkdirSync(path.join(directory, 'objects'))
  mkdirSync(path.join(directory, 'refs'))
  writeFileSync(path.join(directory, 'HEAD'), 'ref: refs/heads/main\n')
  const core = '[core]\n\trepositoryformatversion = 0\n\tbare = true\n'
  // Keep small imports packed: unpacking takes one more process.
  writeFileSync(path.join(directory, 'config'), `${core}[fastimport]\n\tunpackLimit = 1\n`)
}

async function readObject(directory: string, revision: string): Promise<GitObject | undefined> {
  // `-z` only for names with a line break: older versions of git do not have it.
  const ends = /[\r\n]/.test(revision) ? { flags: ['-z'], by: '\0' } : { flags: [], by: '\n' }
  const output = await git(directory, ['cat-file', '--batch', ...ends.flags], `${revision}${ends.by}`)
  const end = output.indexOf('\n')
  // The whole line: that of a missing object repeats its name, which may look like the line of a blob.
  const [, id, type, size] = /^([0-9a-f]{40}) (\w+) (\d+)$/.exec(output.subarray(0, end).toString()) ?? []
  if (id === undefined || type === undefined) return undefined
  return { id, type, content: output.subarray(end + 1, end + 1 + Number(size)) }
}

async function readMode(directory: string, commit: string, file: string): Promise<FileWithMode['mode']> {
  const output = (await git(directory, ['ls-tree', commit, '--', file])).toString()
  const [mode] = output.split(' ')
  return mode === '100755' || mode === '120000' ? mode : '100644'
}

async function readTree(directory: string, commit: string, recursive: boolean): Promise<TreeEntry[]> {
  const flags = recursive ? ['-r', '-t'] : []
  const output = (await git(directory, ['ls-tree', '-z', '--full-tree', ...flags, commit])).toString()
  return output
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [, mode = '', type = '', sha = '', path = ''] =
        /^(\d+) (\w+) ([0-9a-f]+)\t([\s\S]*)$/.exec(line) ?? []
      return { path, mode, type, sha }
    })
}

async function resolveCommit(directory: string, revision: string): Promise<string | undefined> {
  if (!/^\w[\w./-]*$/.test(revision)) return undefined
  const output = (await git(directory, ['cat-file', '--batch-check'], `${revision}^{commit}\n`)).toString()
  return /^([0-9a-f]{40}) commit/.exec(output)?.[1]
}

async function readLog(directory: string, range: string): Promise<LoggedCommit[]> {
  const format = '%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%B%x01'
  const output = (await git(directory, ['log', '--reverse', `--format=${format}`, range, '--'])).toString()
  return output
    .split('\x01')
    .slice(0, -1)
    .map((record) => {
      const [sha = '', tree = '', parents = '', author = '', email = '', date = '', message = ''] = record
        .replace(/^\n/, '')
        .split('\0')
      return {
        sha,
        tree,
        parents: parents === '' ? [] : parents.split(' '),
        author,
        email,
        date: date.replace('+00:00', 'Z'),
        message: message.trimEnd(),
      }
    })
}
