import { FORK_ID, PROJECT_ID } from './description.ts'
import { webUrl } from './render-url.ts'
import { latestVersion, SOURCE_BRANCH, type State, TARGET_BRANCH } from './state.ts'

/**
 * Environment variables of a job in a merge request pipeline. In a fork's pipeline the project is the fork. The token
 * with write access is not included. https://docs.gitlab.com/ci/variables/predefined_variables/
 */
export function jobEnvironment(state: State, jobToken: string): Record<string, string> {
  const { settings, apiUrl } = state
  const { base_sha, head_sha } = latestVersion(state)
  const projectUrl = `${webUrl(state)}/${settings.path}`
  return {
    CI: 'true',
    GITLAB_CI: 'true',
    CI_API_V4_URL: apiUrl,
    CI_SERVER_URL: webUrl(state),
    CI_SERVER_VERSION: `${settings.version}.0-ee`,
    CI_JOB_TOKEN: jobToken,
    CI_PIPELINE_SOURCE: 'merge_request_event',
    CI_PROJECT_ID: String(settings.fork ? FORK_ID : PROJECT_ID),
    CI_PROJECT_PATH: settings.fork ? `${settings.author}/fence` : settings.path,
    CI_COMMIT_SHA: head_sha ?? '',
    CI_MERGE_REQUEST_IID: String(settings.iid),
    CI_MERGE_REQUEST_PROJECT_ID: String(PROJECT_ID),
    CI_MERGE_REQUEST_PROJECT_PATH: settings.path,
    CI_MERGE_REQUEST_PROJECT_URL: projectUrl,
    CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: base_sha ?? '',
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: SOURCE_BRANCH,
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: TARGET_BRANCH,
  }
}
