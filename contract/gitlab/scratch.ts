import { UserError } from '../../src/errors.ts'
import { type Api, createApi } from '../api.ts'
import { type Removal, removeAll } from '../remove-all.ts'
import {
  allPages,
  assertDone,
  assertScratch,
  newRun,
  type Owned,
  runsAmong,
  type Scratch,
  type ScratchOptions,
  TITLE,
  waitFor,
} from '../scratch.ts'
import { fieldsOf, summaryOf } from '../verdict.ts'
import { BASE, type GitLabGround, HEAD } from './ground.ts'
import { mayWriteGitLab } from './may-write.ts'

/** Checks that the project is meant for this; nothing is written before `open`. */
export async function scratchGitLab(options: ScratchOptions): Promise<Scratch<GitLabGround>> {
  const { repository, signal } = options
  const project = `/projects/${encodeURIComponent(repository)}`
  const owned = newRun()
  const { signal: _, ...connection } = options
  const apiFor = (run: Owned, interruption?: AbortSignal) =>
    createApi({
      ...connection,
      mayWrite: mayWriteGitLab(project, run),
      ...(interruption ? { signal: interruption } : {}),
    })
  const api = await apiFor(owned, signal)
  const defaultBranch = await usableBranch(api, project, repository)
  const { data } = await api.send('GET', '/version')
  return {
    server: `${new URL(options.apiUrl).host} ${fieldsOf(data).version ?? ''}`.trim(),
    open: () => openMergeRequest(api, project, owned, { ...options, defaultBranch }),
    cleanUp: async () => removeRun(await apiFor(owned), project, owned, options.say),
    async cleanUpAll() {
      const branches = await allPages((page) =>
        api.send('GET', `${project}/repository/branches?per_page=100&page=${page}`),
      )
      const left: string[] = []
      for (const run of runsAmong(branches.map(({ name }) => String(name)))) {
        options.say(`removing ${run.head}`)
        left.push(...(await removeRun(await apiFor(run), project, run, options.say)))
      }
      return left
    },
  }
}

async function usableBranch(api: Api, project: string, repository: string): Promise<string> {
  const reply = await api.send('GET', project)
  assertDone(`read ${repository}`, reply, 'The token needs the scope api and the role Developer there.')
  const { topics, archived, default_branch: branch, web_url: url } = fieldsOf(reply.data)
  assertScratch(repository, topics, `${url}/edit, "Project topics"`)
  if (archived === true) throw new UserError(`${repository} is archived`)
  if (typeof branch === 'string' && branch !== '') return branch
  throw new UserError(`${repository} has no commit yet`, { hint: 'Give it a README.' })
}

/** Two branches from the default branch, which differ in a folder of their own. */
async function openMergeRequest(
  api: Api,
  project: string,
  owned: Owned,
  { say, signal, pauseMilliseconds, defaultBranch }: ScratchOptions & { readonly defaultBranch: string },
): Promise<GitLabGround> {
  const commit = async (branch: string, from: string, actions: readonly unknown[]) =>
    assertDone(
      `create the branch ${branch}`,
      await api.send('POST', `${project}/repository/commits`, {
        branch,
        start_branch: from,
        commit_message: `${TITLE} [skip ci]`,
        actions,
      }),
    )
  say(`creating ${owned.base} and ${owned.head}`)
  await commit(owned.base, defaultBranch, actionsBetween({}, BASE))
  await commit(owned.head, owned.base, actionsBetween(BASE, HEAD))
  const created = await api.send('POST', `${project}/merge_requests`, {
    source_branch: owned.head,
    target_branch: owned.base,
    title: TITLE,
  })
  assertDone('open a merge request', created)
  owned.number = Number(fieldsOf(created.data).iid)
  const mergeRequest = `${project}/merge_requests/${owned.number}`
  say(`asking on ${fieldsOf(created.data).web_url ?? mergeRequest}`)
  const readRefs = async () => {
    const { diff_refs: refs } = fieldsOf((await api.send('GET', mergeRequest)).data)
    const { base_sha, start_sha, head_sha } = fieldsOf(refs)
    const isThere = [base_sha, start_sha, head_sha].every((sha) => typeof sha === 'string')
    if (!isThere) return undefined
    return { base_sha: String(base_sha), start_sha: String(start_sha), head_sha: String(head_sha) }
  }
  const refs = await waitFor('the diff of the merge request', readRefs, pauseMilliseconds, signal)
  return { api, project, mergeRequest, refs }
}

function actionsBetween(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  const gone = Object.keys(before).filter((path) => !(path in after))
  return [
    ...gone.map((path) => ({ action: 'delete', file_path: path })),
    ...Object.entries(after)
      .filter(([path, content]) => before[path] !== content)
      .map(([path, content]) => ({
        action: path in before ? 'update' : 'create',
        file_path: path,
        content,
      })),
  ]
}

/** Found by the names of the branches. Only owners may delete a merge request; otherwise it is closed. */
async function removeRun(
  api: Api,
  project: string,
  owned: Owned,
  say: (line: string) => void,
): Promise<string[]> {
  say(`cleaning up ${owned.head}`)
  return removeAll([
    ['the merge request', () => removeMergeRequest(api, project, owned)],
    ...[owned.head, owned.base].map(
      (branch): Removal => [`the branch ${branch}`, () => removeBranch(api, project, branch)],
    ),
  ])
}

async function removeMergeRequest(api: Api, project: string, owned: Owned): Promise<string | undefined> {
  const found = await allPages((page) =>
    api.send('GET', `${project}/merge_requests?source_branch=${owned.head}&per_page=100&page=${page}`),
  )
  const own = found.find(({ source_branch: source, target_branch: target }) => {
    return source === owned.head && target === owned.base
  })
  if (!own) return undefined
  owned.number = Number(own.iid)
  const address = `${project}/merge_requests/${owned.number}`
  const deleted = await api.send('DELETE', address)
  if (deleted.status === 204) return undefined
  const closed = await api.send('PUT', address, { state_event: 'close' })
  return closed.status === 200 ? undefined : summaryOf(closed)
}

async function removeBranch(api: Api, project: string, branch: string): Promise<string | undefined> {
  const reply = await api.send('DELETE', `${project}/repository/branches/${branch}`)
  return reply.status === 204 || reply.status === 404 ? undefined : summaryOf(reply)
}
