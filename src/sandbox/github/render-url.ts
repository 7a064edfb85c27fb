import type { State } from './state.ts'

/** REST URL of the repository. */
export function repoUrl({ apiUrl, settings }: State): string {
  return `${apiUrl}/repos/${settings.owner}/${settings.repo}`
}

export function pullUrl(state: State): string {
  return `${repoUrl(state)}/pulls/${state.settings.number}`
}

/** Origin of the web pages. */
export function webUrl({ apiUrl, settings }: State): string {
  return settings.serverUrl === '' ? new URL(apiUrl).origin : settings.serverUrl
}

export function pullWebUrl(state: State): string {
  const { owner, repo, number } = state.settings
  return `${webUrl(state)}/${owner}/${repo}/pull/${number}`
}
