import { markSafe, type Prose } from './safe-text.ts'

/** The address as we write it, if it is https, on an allowed host and without a user name. */
export function liveUrl(address: string, hosts: ReadonlySet<string>): Prose | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password || !hosts.has(url.host)) return undefined
  return isReference(url) ? undefined : escapeUrl(url.href)
}

/**
 * A live link to one of these leaves a trace there, for everybody who watches it, on a page that the author of a
 * pull request may choose. https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const REFERENCE =
  /\/(?:issues|pull|pulls|discussions|merge_requests|work_items|incidents|epics|requirements|snippets|milestones)\/\d|\/commits?\/[0-9a-f]{6}/i

function isReference({ pathname }: URL): boolean {
  return REFERENCE.test(pathname) || REFERENCE.test(decoded(pathname))
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** An address that the platform gave us. */
export function serverUrl(address: string): Prose {
  return escapeUrl(URL.canParse(address) ? new URL(address).href : '')
}

/**
 * Nothing in it ends the link. Without `;` no entity can be written: cmark reads them even behind a
 * backslash.
 */
export function escapeUrl(address: string): Prose {
  const percentEncoded = (char: string) =>
    `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  return markSafe(address.replace(/[^\w\-./:?&=#%~+,]/g, percentEncoded))
}
