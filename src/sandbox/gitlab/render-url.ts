import type { State } from './state.ts'

/** Where the pages are. */
export function webUrl({ settings, apiUrl }: State): string {
  return settings.serverUrl === '' ? new URL(apiUrl).origin : settings.serverUrl
}
