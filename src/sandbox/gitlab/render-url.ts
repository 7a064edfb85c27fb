import type { State } from './state.ts'

/** Origin of the web pages. */
export function webUrl({ settings, apiUrl }: State): string {
  return settings.serverUrl === '' ? new URL(apiUrl).origin : settings.serverUrl
}
