import { createHash } from 'node:crypto'
import { type GitHub, startGitHub } from '../../src/sandbox/start-github.ts'
import {
  type Answered,
  forward,
  type Request,
  type ScratchServer,
  serveScratch,
  type Trouble,
} from './scratch-server.ts'

type Tree = Readonly<Record<string, string>>

export interface ScratchGitHub extends ScratchServer {
  readonly branches: ReadonlyMap<string, string>
  /** Numbers of open pull requests. */
  openPulls(): number[]
  /** Review comments and pending reviews of the run's pull request. */
  leftovers(): { comments: number; pending: number }
}

const REPO = '/repos/octo/scratch'
/** The sandbox makes its tokens of the names. */
export const AUTHOR_TOKEN = 'sandbox-token-of-dev'
export const REVIEWER_TOKEN = 'sandbox-token-of-maria'

interface Setup {
  readonly topics?: readonly string[]
  readonly trouble?: (write: number) => Trouble
  /** Branches that are there before, each with a pull request into `main`, and one into its `-base`, if it ends in `-head`. */
  readonly branches?: readonly string[]
}

/**
 * A repository to which commits, branches and pull requests can be added, in front of a sandbox, which answers for the
 * pull request that is opened. There is one of someone else, number 1.
 */
export async function startScratchGitHub({
  topics = ['fencepost-scratch'],
  trouble,
  branches: before = [],
}: Setup = {}) {
  const trees = new Map<string, Tree>()
  const commits = new Map<string, { readonly tree: Tree; readonly parent: string | undefined }>()
  const branches = new Map<string, string>([
    ['main', 'f'.repeat(40)],
    ...before.map((name) => [name, 'e'.repeat(40)] as const),
  ])
  const pulls = new Map([[1, { number: 1, state: 'open', head: 'someone', base: 'main' }]])
  const addPull = (head: string, base: string) => {
    const number = pulls.size + 1
    pulls.set(number, { number, state: 'open', head, base })
  }
  // The first one is somebody else's: anyone can open one from the branch of a run.
  for (const name of before) {
    if (!name.endsWith('-head')) continue
    addPull(name, 'main')
    addPull(name, name.replace(/-head$/, '-base'))
  }
  const number = pulls.size + 1
  const deleted = new Set<string>()
  /** Our SHAs and those of the sandbox. */
  const names = new Map<string, string>()
  let sandbox: GitHub | undefined
  const treeOf = (sha: string | undefined) => commits.get(sha ?? '')?.tree ?? {}

  async function openPull({ head, base }: { head: string; base: string }): Promise<Answered> {
    const [headSha = '', baseSha] = [branches.get(head), branches.get(base)]
    const older = commits.get(headSha)?.parent ?? ''
    sandbox = await startGitHub({
      ...{ owner: 'octo', repo: 'scratch', number, viewer: 'dev', author: 'dev' },
      ...{ base: treeOf(baseSha), head: treeOf(older) },
    })
    sandbox.as('maria')
    names.set(older, sandbox.headSha)
    names.set(headSha, await sandbox.push(treeOf(headSha)))
    pulls.set(number, { number, state: 'open', head, base })
    return { status: 201, body: { number, html_url: `https://github.example/octo/scratch/pull/${number}` } }
  }

  async function moveBranch(name: string, sha: string): Promise<Answered> {
    const [now, next] = [treeOf(branches.get(name)), treeOf(sha)]
    const gone = Object.keys(now).filter((path) => !(path in next))
    branches.set(name, sha)
    if (sandbox)
      names.set(sha, await sandbox.push({ ...next, ...Object.fromEntries(gone.map((path) => [path, null])) }))
    return { status: 200 }
  }

  async function handle(request: Request): Promise<Answered> {
    const { method, path, body, query } = request
    const call = `${method} ${path.slice(REPO.length)}`
    const [, branch = ''] = /^\w+ \/git\/refs\/heads\/(.+)$/.exec(call) ?? []
    const [, ofPull, rest = ''] = /^\w+ \/pulls\/(\d+)(\/.*)?$/.exec(call) ?? []
    const known = pulls.get(Number(ofPull))
    if (!path.startsWith(REPO)) return { status: 404 }
    if (call === 'GET ')
      return { status: 200, body: { topics, archived: false, permissions: { push: true } } }
    if (call === 'GET /branches') return { status: 200, body: [...branches.keys()].map((name) => ({ name })) }
    if (call === 'POST /git/trees') {
      const entries: [string, string | null][] = body.tree.map((each: Record<string, string>) => [
        each.path,
        each.content ?? null,
      ])
      const all = { ...trees.get(body.base_tree), ...Object.fromEntries(entries) }
      const tree = Object.fromEntries(
        Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null),
      )
      const sha = shaOf('tree', tree)
      trees.set(sha, tree)
      return { status: 201, body: { sha } }
    }
    if (call === 'POST /git/commits') {
      const sha = shaOf('commit', [body, commits.size])
      commits.set(sha, { tree: trees.get(body.tree) ?? {}, parent: body.parents[0] })
      return { status: 201, body: { sha } }
    }
    if (call === 'POST /git/refs') {
      branches.set(body.ref.replace('refs/heads/', ''), body.sha)
      return { status: 201 }
    }
    if (branch !== '' && !branches.has(branch))
      return { status: 422, body: { message: 'Reference does not exist' } }
    if (branch !== '' && method === 'PATCH') return moveBranch(branch, body.sha)
    if (branch !== '' && method === 'DELETE') {
      branches.delete(branch)
      return { status: 204 }
    }
    if (call === 'POST /pulls') return openPull(body)
    if (call === 'GET /pulls') {
      const all = [...pulls.values()].map((pull) => ({
        ...pull,
        head: { ref: pull.head, label: `octo:${pull.head}` },
        base: { ref: pull.base },
      }))
      return { status: 200, body: all.filter(({ head }) => head.label === query.get('head')) }
    }
    if (method === 'DELETE' && call.startsWith('DELETE /pulls/comments/')) {
      deleted.add(path.split('/').at(-1) ?? '')
      return { status: 204 }
    }
    if (known && method === 'PATCH' && rest === '') {
      known.state = body.state
      return { status: 200 }
    }
    if (known?.number === number && sandbox) return forward(sandbox.url, request, names)
    return known && method === 'GET' ? { status: 200, body: [] } : { status: 404 }
  }

  const server = await serveScratch(handle, trouble)
  const scratch: ScratchGitHub = {
    ...server,
    branches,
    openPulls: () => [...pulls.values()].filter(({ state }) => state === 'open').map((pull) => pull.number),
    leftovers: () => ({
      comments: sandbox?.comments().filter(({ id }) => !deleted.has(String(id))).length ?? 0,
      pending: sandbox?.reviews().filter(({ state }) => state === 'PENDING').length ?? 0,
    }),
    async close() {
      await server.close()
      await sandbox?.close()
    },
  }
  return scratch
}

function shaOf(kind: string, value: unknown): string {
  return createHash('sha1')
    .update(`${kind}${JSON.stringify(value)}`)
    .digest('hex')
}
