import { appendFileSync, constants, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { messageOf } from '../errors.ts'
import { git } from './git.ts'
import type { Repository } from './repository.ts'

/** A throw-away copy of the repository, checked out at the commit. */
export interface Clone {
  /** The directory in it that corresponds to the one that the user is in. */
  readonly directory: string
  /** Replaces paths of the clone with those of the repository in a command's output. */
  withoutRoot(text: string): string
  /** From now on, untracked files that are there now are kept. */
  keepUntracked(): Promise<void>
  /** Tracked files are as in the commit; untracked ones are gone unless git ignores them. */
  reset(): Promise<void>
  read(file: string): Promise<Buffer>
  write(file: string, content: Buffer): Promise<void>
  remove(): Promise<void>
}

/**
 * Nothing is shared with the repository, not even by hard links: the command may write to whatever it finds. It has
 * no remote either, so that nothing can be pushed back.
 */
export async function createClone(
  { root, prefix, commit }: Repository,
  signal: AbortSignal,
  say: (message: string) => void,
): Promise<Clone> {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'fencepost-verify-')))
  const removeNow = () => rmSync(home, { recursive: true, force: true })
  process.on('exit', removeNow)
  const tree = path.join(home, 'clone')
  const run = (...args: string[]) => git(tree, args, signal)
  try {
    const options = [
      '--quiet',
      '--no-hardlinks',
      '--no-checkout',
      '--template=',
      `--upload-pack=${UPLOAD_PACK}`,
    ]
    await git(home, ['clone', ...options, root, tree], signal)
    // Of a shallow repository only branches are copied.
    await run('fetch', '--quiet', `--upload-pack=${UPLOAD_PACK}`, 'origin', commit)
    await run('remote', 'remove', 'origin')
    await run('fetch', '--quiet', `--upload-pack=${UPLOAD_PACK}`, root, '+refs/remotes/*:refs/remotes/*')
    await run('checkout', '--quiet', '--detach', commit)
  } catch (error) {
    await remove()
    throw error
  }

  async function remove(): Promise<void> {
    try {
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    } catch (error) {
      say(`${home} cannot be removed: ${messageOf(error)}`)
    }
    process.off('exit', removeNow)
  }

  return {
    directory: path.join(tree, prefix),
    withoutRoot: (text) => text.replaceAll(`${tree}/`, ''),
    async keepUntracked() {
      const list = await run('ls-files', '-z', '--others', '--exclude-standard', '--directory')
      const names = list.toString('utf8').split('\0').filter(Boolean)
      mkdirSync(path.join(tree, '.git/info'), { recursive: true })
      appendFileSync(path.join(tree, '.git/info/exclude'), names.map(ignorePattern).join(''))
    },
    async reset() {
      // Left by a git that was killed with its command.
      await rm(path.join(tree, '.git/index.lock'), { force: true })
      await run('reset', '--quiet', '--hard', commit)
      await run('clean', '--quiet', '-ffd')
    },
    async read(file) {
      const handle = await open(path.join(tree, file), constants.O_RDONLY | constants.O_NOFOLLOW)
      return handle.readFile().finally(() => handle.close())
    },
    async write(file, content) {
      const flags = constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW
      const handle = await open(path.join(tree, file), flags)
      await handle.writeFile(content).finally(() => handle.close())
    },
    remove,
  }
}

/** Commits that no branch has may be fetched, also from a repository that belongs to another user. */
const UPLOAD_PACK = "git -c 'safe.directory=*' -c uploadpack.allowAnySHA1InWant=true upload-pack"

/** https://git-scm.com/docs/gitignore#_pattern_format */
function ignorePattern(name: string): string {
  return `/${name.replace(/[\\*?[\]! #]/g, '\\$&')}\n`
}
