import { UserError } from '../../src/errors.ts'
import type { Changes, FileContent } from '../../src/sandbox/git/commit-stream.ts'
import { type Api, createApi } from '../api.ts'
import {
  allPages,
  assertDone,
  assertScratch,
  newRun,
  type Owned,
  PREFIX,
  runsAmong,
  type Scratch,
  type ScratchOptions,
  TITLE,
  TOPIC,
  waitFor,
} from '../scratch.ts'
import { fieldsOf } from '../verdict.ts'
import { removeRun } from './clean-up.ts'
import { BASE, type GitHubGround, HEAD, LATER } from './ground.ts'
import { mayWriteGitHub } from './may-write.ts'

/** Checks that the repository is meant for this; nothing is written before `open`. */
export async function scratchGitHub(options: ScratchOptions): Promise<Scratch<GitHubGround>> {
  const { apiUrl, repository, say, signal } = options
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new UserError(`--github takes owner/name, not ${JSON.stringify(repository)}`)
  }
  const repo = `/repos/${repository}`
  const owned = newRun()
  const { signal: _, ...connection } = options
  const apiFor = (run: Owned, token = options.token, interruption?: AbortSignal) =>
    createApi({
      ...connection,
      token,
      mayWrite: mayWriteGitHub(repo, run),
      ...(interruption ? { signal: interruption } : {}),
    })
  const api = await apiFor(owned, options.token, signal)
  await assertUsable(api, repo, repository)
  return {
    server: new URL(apiUrl).host,
    async open() {
      const ground = await openPull(api, repo, owned, options)
      if (options.reviewerToken === undefined) return ground
      return { ...ground, reviewer: await apiFor(owned, options.reviewerToken, signal) }
    },
    cleanUp: async () => removeRun(await apiFor(owned), repo, owned, say),
    async cleanUpAll() {
      const refs = await allPages((page) => api.send('GET', `${repo}/branches?per_page=100&page=${page}`))
      const left: string[] = []
      for (const run of runsAmong(refs.map(({ name }) => String(name)))) {
        say(`removing ${run.head}`)
        left.push(...(await removeRun(await apiFor(run), repo, run, say)))
      }
      return left
    },
  }
}

async function assertUsable(api: Api, repo: string, repository: string): Promise<void> {
  const reply = await api.send('GET', repo)
  assertDone(`read ${repository}`, reply, 'The token needs contents: write and pull requests: write there.')
  const { topics, archived, permissions } = fieldsOf(reply.data)
  assertScratch(repository, topics, `gh repo edit ${repository} --add-topic ${TOPIC}`)
  if (archived === true) throw new UserError(`${repository} is archived`)
  if (fieldsOf(permissions).push === false) {
    throw new UserError(`the token may not push to ${repository}`, {
      hint: 'It needs contents: write and pull requests: write.',
    })
  }
}

/** Two branches without a history in common with any other, so that no workflow of the repository is on them. */
async function openPull(
  api: Api,
  repo: string,
  owned: Owned,
  { say, signal, pauseMilliseconds }: ScratchOptions,
): Promise<GitHubGround> {
  const commit = async (files: Changes, parent?: Commit): Promise<Commit> => {
    const tree = await api.send('POST', `${repo}/git/trees`, {
      ...(parent ? { base_tree: parent.tree } : {}),
      tree: Object.entries(files).map(([path, file]) => treeEntry(path, file)),
    })
    assertDone('create a tree', tree, 'A repository without any commit cannot be used: give it a README.')
    const treeSha = String(fieldsOf(tree.data).sha)
    const created = await api.send('POST', `${repo}/git/commits`, {
      message: TITLE,
      tree: treeSha,
      parents: parent ? [parent.sha] : [],
    })
    assertDone('create a commit', created)
    return { sha: String(fieldsOf(created.data).sha), tree: treeSha }
  }
  const createBranch = async (name: string, { sha }: Commit) =>
    assertDone(
      `create the branch ${name}`,
      await api.send('POST', `${repo}/git/refs`, { ref: `refs/heads/${name}`, sha }),
    )

  say(`creating ${owned.base} and ${owned.head}`)
  const base = await commit(BASE)
  const older = await commit(HEAD, base)
  let head = await commit(LATER, older)
  await createBranch(owned.base, base)
  await createBranch(owned.head, head)
  const request = { title: TITLE, head: owned.head, base: owned.base, body: `Branches: \`${PREFIX}…\`` }
  const created = await api.send('POST', `${repo}/pulls`, request)
  assertDone('open a pull request', created)
  owned.number = Number(fieldsOf(created.data).number)
  const pull = `${repo}/pulls/${owned.number}`
  say(`asking on ${fieldsOf(created.data).html_url ?? pull}`)
  return {
    api,
    reviewer: undefined,
    pull,
    olderSha: older.sha,
    headSha: () => head.sha,
    async push(files) {
      const next = await commit(files, head)
      const moved = await api.send('PATCH', `${repo}/git/refs/heads/${owned.head}`, { sha: next.sha })
      assertDone('push', moved)
      head = next
      const isShown = async () => {
        const { data } = await api.send('GET', pull)
        return fieldsOf(fieldsOf(data).head).sha === next.sha ? true : undefined
      }
      await waitFor('the pushed commit', isShown, pauseMilliseconds, signal)
    },
  }
}

interface Commit {
  readonly sha: string
  readonly tree: string
}

function treeEntry(path: string, file: FileContent | null) {
  const entry = { path, mode: '100644', type: 'blob' }
  return file === null ? { ...entry, sha: null } : { ...entry, content: String(file) }
}
