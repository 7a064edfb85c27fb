import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll } from 'vitest'

/** Content by name; files that are not regular have their mode too. */
export type Files = Record<string, string | FileWithMode>
export type FileWithMode = { mode: '100644' | '100755' | '120000'; content: string }

let repository: string | undefined
const written = new Set<string>()

afterAll(() => {
  if (repository) rmSync(repository, { recursive: true, force: true })
  repository = undefined
  written.clear()
}, 60_000)

/** Runs `git diff` on two states of a set of files. `config` has settings such as `core.quotePath=false`. */
export function gitDiff(
  before: Files,
  after: Files,
  args: readonly string[] = [],
  config: readonly string[] = [],
): string {
  const settings = config.flatMap((setting) => ['-c', setting])
  return git([...settings, 'diff', ...args, treeOf(before), treeOf(after), '--'])
}

/** Runs git in a temporary repository per test file, ignoring the system's and the user's configuration. */
export function git(args: readonly string[], input = ''): string {
  return run(home(), args, input)
}

/** Creates a commit of exactly these files and returns its SHA. */
export function commitOf(files: Files, { message = 'change', parent = '' } = {}): string {
  const person = 'Fencepost <fencepost@example.com> 1700000000 +0000'
  const parents = parent === '' ? [] : [`parent ${parent}`]
  const header = [`tree ${treeOf(files)}`, ...parents, `author ${person}`, `committer ${person}`]
  return writeObject('commit', Buffer.from(`${header.join('\n')}\n\n${message}\n`))
}

/** Creates a tree of exactly these files and returns its SHA. Not with git: a process per object takes seconds. */
export function treeOf(files: Files): string {
  const entries = new Map<string, { mode: string; id: string }>()
  const folders = new Map<string, Files>()
  for (const [name, file] of Object.entries(files)) {
    const slash = name.indexOf('/')
    if (slash >= 0) {
      const folder = name.slice(0, slash)
      folders.set(folder, { ...folders.get(folder), [name.slice(slash + 1)]: file })
      continue
    }
    const { mode, content } = typeof file === 'string' ? { mode: '100644', content: file } : file
    entries.set(name, { mode, id: writeObject('blob', Buffer.from(content)) })
  }
  for (const [name, content] of folders) entries.set(name, { mode: '40000', id: treeOf(content) })
  // git sorts by bytes; a folder sorts as if its name ended in a slash.
  const key = ([name, { mode }]: [string, { mode: string }]) =>
    Buffer.from(mode === '40000' ? `${name}/` : name)
  const sorted = [...entries].sort((one, other) => Buffer.compare(key(one), key(other)))
  const lines = sorted.flatMap(([name, { mode, id }]) => [
    Buffer.from(`${mode} ${name}\0`),
    Buffer.from(id, 'hex'),
  ])
  return writeObject('tree', Buffer.concat(lines))
}

function writeObject(type: 'blob' | 'tree' | 'commit', content: Buffer): string {
  const object = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])
  const id = createHash('sha1').update(object).digest('hex')
  if (written.has(id)) return id
  written.add(id)
  const folder = path.join(home(), '.git', 'objects', id.slice(0, 2))
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, id.slice(2)), deflateSync(object))
  return id
}

function home(): string {
  repository ??= newRepository()
  return repository
}

function newRepository(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-git-'))
  run(directory, ['init', '--quiet', '--object-format=sha1', '--initial-branch=main'])
  const settings = {
    'user.name': 'Fencepost',
    'user.email': 'fencepost@example.com',
    'core.autocrlf': 'false',
    'commit.gpgSign': 'false',
  }
  for (const [key, value] of Object.entries(settings)) run(directory, ['config', key, value])
  return directory
}

function run(directory: string, args: readonly string[], input = ''): string {
  return execFileSync('git', args, {
    cwd: directory,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['pipe', 'pipe', 'pipe'],
    // Nothing is inherited: GIT_DIR, set by a git hook, would point to this project.
    env: {
      PATH: process.env.PATH,
      HOME: directory,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: devNull,
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
      TZ: 'UTC',
    },
  })
}
