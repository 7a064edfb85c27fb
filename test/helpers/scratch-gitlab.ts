import { type GitLab, startGitLab } from '../../src/sandbox/start-gitlab.ts'
import {
  type Answered,
  forward,
  type Request,
  type ScratchServer,
  serveScratch,
  type Trouble,
} from './scratch-server.ts'

type Tree = Readonly<Record<string, string>>

export interface ScratchGitLab extends ScratchServer {
  readonly branches: ReadonlyMap<string, unknown>
  /** Numbers of merge requests that are neither closed nor deleted. */
  openMergeRequests(): number[]
  drafts(): number
}

const PROJECT = '/api/v4/projects/field%2Fscratch'
export const GITLAB_TOKEN = 'sandbox-token-of-dev'

interface Setup {
  readonly topics?: readonly string[]
  readonly trouble?: (write: number) => Trouble
  /** Whether the token's user is an owner, who may delete merge requests. */
  readonly isOwner?: boolean
}

/** Like `startScratchGitHub`; number 1 is someone else's merge request. */
export async function startScratchGitLab({
  topics = ['fencepost-scratch'],
  trouble,
  isOwner = true,
}: Setup = {}) {
  const branches = new Map<string, Tree>([['main', { 'README.md': 'scratch\n' }]])
  const open = new Map([[1, { iid: 1, source_branch: 'someone', target_branch: 'main' }]])
  const iid = 2
  let sandbox: GitLab | undefined

  function commit({ branch, start_branch: from, actions }: Request['body']): Answered {
    const tree: Record<string, string> = { ...branches.get(from) }
    for (const { action, file_path: path, content } of actions) {
      const isThere = path in tree
      if (isThere === (action === 'create')) return { status: 400, body: { message: `${action} ${path}` } }
      if (action === 'delete') delete tree[path]
      else tree[path] = content
    }
    branches.set(branch, tree)
    return { status: 201 }
  }

  async function openMergeRequest({ source_branch, target_branch }: Request['body']): Promise<Answered> {
    const [base = {}, head = {}] = [branches.get(target_branch), branches.get(source_branch)]
    sandbox = await startGitLab({
      path: 'field/scratch',
      iid,
      viewer: 'dev',
      author: 'dev',
      diffRefsAfter: 2,
      base,
      head,
    })
    open.set(iid, { iid, source_branch, target_branch })
    return { status: 201, body: { iid } }
  }

  async function handle(request: Request): Promise<Answered> {
    const { method, path, body, query } = request
    const call = `${method} ${path.slice(PROJECT.length)}`
    if (path === '/api/v4/version') return { status: 200, body: { version: '19.2.0-ee' } }
    if (!path.startsWith(PROJECT)) return { status: 404 }
    if (call === 'GET ') return { status: 200, body: { topics, archived: false, default_branch: 'main' } }
    if (call === 'POST /repository/commits') return commit(body)
    if (call === 'GET /repository/branches')
      return { status: 200, body: [...branches.keys()].map((name) => ({ name })) }
    if (call.startsWith('DELETE /repository/branches/')) {
      return { status: branches.delete(path.split('/').at(-1) ?? '') ? 204 : 404 }
    }
    if (call === 'POST /merge_requests') return openMergeRequest(body)
    if (call === 'GET /merge_requests') {
      const found = [...open.values()].filter((each) => each.source_branch === query.get('source_branch'))
      return { status: 200, body: found }
    }
    const [, number = ''] = /^(?:DELETE|PUT) \/merge_requests\/(\d+)$/.exec(call) ?? []
    if (number !== '' && method === 'DELETE' && !isOwner) return { status: 403 }
    if (number !== '') {
      open.delete(Number(number))
      return { status: method === 'DELETE' ? 204 : 200 }
    }
    // Reading one that does not exist is the sandbox's business too.
    return sandbox ? forward(sandbox.url.replace('/api/v4', ''), request, new Map()) : { status: 404 }
  }

  const server = await serveScratch(handle, trouble)
  const scratch: ScratchGitLab = {
    ...server,
    url: `${server.url}/api/v4`,
    branches,
    openMergeRequests: () => [...open.keys()],
    drafts: () => sandbox?.drafts().length ?? 0,
    async close() {
      await server.close()
      await sandbox?.close()
    },
  }
  return scratch
}
