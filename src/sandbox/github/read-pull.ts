import { json, type Reply, text } from '../http/reply.ts'
import type { Call } from './call.ts'
import { listPage } from './list-page.ts'
import { refusal } from './refusal.ts'
import { renderFile } from './render-file.ts'
import { renderPull, renderPullInList } from './render-pull.ts'
import { HEAD_BRANCH, pullDiff } from './state.ts'

const DIFF_TYPE = /application\/vnd\.github(?:\.v3)?\.diff/

/** GET …/pulls/{n}, as JSON or as a diff. */
export async function readPull({ state, accept, version }: Call): Promise<Reply> {
  if (DIFF_TYPE.test(accept)) return readDiff(state)
  const pull = await renderPull(state)
  if (version !== '2026-03-10') return json(200, pull)
  // Keys that this API version removed. https://docs.github.com/rest/about-the-rest-api/breaking-changes
  const { merge_commit_sha: _, assignee: __, ...rest } = pull
  return json(200, rest)
}

export function wantsDiff({ accept }: Call): boolean {
  return DIFF_TYPE.test(accept)
}

async function readDiff(state: Call['state']): Promise<Reply> {
  const { limits } = state.settings
  const { files, text: diff } = await pullDiff(state)
  if (files.length > limits.diffFiles) {
    const limit = `Sorry, the diff exceeded the maximum number of files (${limits.diffFiles}).`
    const advice = "Consider using 'List pull requests files' API or locally cloning the repository instead."
    return tooLarge(`${limit} ${advice}`)
  }
  if (diff.split('\n').length - 1 > limits.diffLines) {
    return tooLarge(`Sorry, the diff exceeded the maximum number of lines (${limits.diffLines})`)
  }
  return text(200, 'application/vnd.github.diff; charset=utf-8', diff)
}

function tooLarge(message: string): Reply {
  const errors = [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }]
  return refusal(406, message, 'pulls/pulls#list-pull-requests-files', { errors })
}

/** GET …/pulls/{n}/files. */
export async function readFiles({ state, query, address }: Call): Promise<Reply> {
  const diff = await pullDiff(state)
  const files = diff.files.slice(0, state.settings.limits.files)
  const { items, headers } = listPage(files, query, address, state.settings.pageSize)
  const rendered = items.map((file) => renderFile(state, diff, file, state.pull.headSha))
  return json(200, rendered, { ...headers })
}

/** GET …/pulls?head=owner:branch&state=open. */
export function readPulls({ state, query }: Call): Reply {
  const { pull, settings } = state
  const owner = settings.fork === false ? settings.owner : pull.author.login
  const head = query.get('head')
  const wanted = query.get('state') ?? 'open'
  const fits =
    (head === null || head === `${owner}:${HEAD_BRANCH}`) &&
    (wanted === 'all' || (wanted === 'open') === (pull.status === 'open'))
  return json(200, fits ? [renderPullInList(state)] : [])
}

/** GET …/commits/{sha}/pulls: those that contain the commit, or did before a force-push. */
export function readPullsOfCommit({ state, captures }: Call): Reply {
  return json(200, state.pull.commits.includes(captures[0] ?? '') ? [renderPullInList(state)] : [])
}
