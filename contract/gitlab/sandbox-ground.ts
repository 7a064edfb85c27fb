import type { Answers } from '../../src/sandbox/gitlab/answers.ts'
import { startGitLab } from '../../src/sandbox/start-gitlab.ts'
import { createApi } from '../api.ts'
import { BASE, type GitLabGround, HEAD } from './ground.ts'

/** The merge request of a sandbox; `answers` are other ones than those of the record. */
export async function sandboxGitLab(
  answers: Partial<Answers> = {},
): Promise<{ ground: GitLabGround; close: () => Promise<void> }> {
  const gitlab = await startGitLab({ base: BASE, head: HEAD, answers })
  const project = `/projects/${gitlab.project.id}`
  const ground: GitLabGround = {
    api: await createApi({
      apiUrl: gitlab.url,
      token: gitlab.token,
      mayWrite: () => true,
      pauseMilliseconds: 0,
      say: () => {},
    }),
    project,
    mergeRequest: `${project}/merge_requests/${gitlab.iid}`,
    refs: gitlab.refs,
  }
  return { ground, close: gitlab.close }
}
