import { markSafe, type Prose } from './safe-text.ts'

/** The encoded URL if it may be a link: https, an allowed host, no user name; otherwise `undefined`. */
export function liveUrl(address: string, hosts: ReadonlySet<string>): Prose | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.username || url.password || !hosts.has(url.host)) return undefined
  return isReference(url) ? undefined : escapeUrl(url.href)
}

/**
 * A link to one of these pages adds a visible cross-reference there, and the author of a pull request could choose the
 * page. https://docs.github.com/get-started/writing-on-github/working-with-advanced-formatting/autolinked-references-and-urls
 */
const REFERENCE =
  /\/(?:issues|pull|pulls|discussions|merge_requests|work_items|incidents|epics|requirements|snippets|milestones)\/\d|\/commits?\/[0-9a-f]{6}/i

function isReference({ pathname }: URL): boolean {
  return REFERENCE.test(pathname) || REFERENCE.test(decode(pathname))
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** A URL from the platform's API; empty if it is not valid. */
export function serverUrl(address: string): Prose {
  return escapeUrl(URL.canParse(address) ? new URL(address).href : '')
}

/**
 * Percent-encodes every character that could end the link. `;` is among them, so that there are no HTML entities:
 * cmark decodes them even after a backslash.
 */
export function escapeUrl(address: string): Prose {
  const percentEncoded = (char: string) =>
    `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  return markSafe(address.replace(/[^\w\-./:?&=#%~+,]/g, percentEncoded))
}
