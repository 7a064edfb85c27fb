import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { MAX_ID } from '../core/options/plan-options.ts'
import { truncate } from '../core/text/truncate.ts'
import { messageOf, UserError } from '../errors.ts'
import type { WorkflowEvent } from '../platforms/github/which-pull-request.ts'
import { readAddress, readHost } from '../platforms/read-address.ts'
import { sha256 } from '../sha256.ts'

/** The context of the current workflow run. */
export interface Workflow {
  readonly owner: string
  readonly repo: string
  readonly event: WorkflowEvent
  readonly actor: string
  /** `workflow/job`; empty outside a workflow. */
  readonly id: string
  readonly apiUrl: string
  /** Host of the GitHub server; links to it can be clicked. */
  readonly host: string
  readonly workspace: string
  /** Directories of the job; findings are read only from these. */
  readonly directories: readonly string[]
  readonly summaryPath: string | undefined
  /** Default path of the report. */
  readonly reportPath: string
}

export async function readWorkflow(env: NodeJS.ProcessEnv): Promise<Workflow> {
  const { eventName, payload, actor, workflow, job, apiUrl, serverUrl, repo } = await readContext()
  const workspace = env.GITHUB_WORKSPACE || process.cwd()
  return {
    ...repo,
    event: { name: eventName, payload },
    actor,
    id: shortId([workflow, job].filter(Boolean).join('/')),
    apiUrl: readAddress('GITHUB_API_URL', apiUrl || 'https://api.github.com'),
    host: readHost('GITHUB_SERVER_URL', serverUrl || 'https://github.com'),
    workspace,
    directories: [workspace, ...(env.RUNNER_TEMP ? [env.RUNNER_TEMP] : [])],
    summaryPath: env.GITHUB_STEP_SUMMARY || undefined,
    reportPath: path.join(
      env.RUNNER_TEMP || mkdtempSync(path.join(tmpdir(), 'fencepost-')),
      'fencepost-report.json',
    ),
  }
}

/** The name of a workflow may have any length; a hash keeps truncated ids distinct. */
function shortId(id: string): string {
  return id.length <= MAX_ID ? id : `${truncate(id, MAX_ID - 33)}#${sha256(id).slice(0, 32)}`
}

/** The toolkit reads the event file when it is imported, so it is imported here, where a failure can be reported. */
async function readContext() {
  try {
    const { context } = await import('@actions/github')
    const { eventName, payload, actor, workflow, job, apiUrl, serverUrl, repo } = context
    return { eventName, payload, actor, workflow, job, apiUrl, serverUrl, repo }
  } catch (error) {
    throw new UserError(`The workflow's event cannot be read: ${messageOf(error)}`, {
      hint: 'GITHUB_EVENT_PATH and GITHUB_REPOSITORY are set by the runner.',
      cause: error,
    })
  }
}

const repository = z.nullish(z.object({ full_name: z.string() }))
const ofPullRequest = z.object({
  pull_request: z.object({ head: z.object({ repo: repository }), base: z.object({ repo: repository }) }),
})

/**
 * Whether the workflow's token may only read by GitHub's rules: on pull requests from forks and by Dependabot.
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function mayOnlyRead({ actor, event }: Pick<Workflow, 'actor' | 'event'>): boolean {
  const { data } = ofPullRequest.safeParse(event.payload)
  const isFork =
    data !== undefined && data.pull_request.head.repo?.full_name !== data.pull_request.base.repo?.full_name
  return isFork || actor === 'dependabot[bot]'
}
