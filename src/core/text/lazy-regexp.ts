import { lazy } from './lazy.ts'

/**
 * A regular expression that is created on first use. V8 resolves each `\p{…}` of a literal when it parses the file,
 * which takes up to a millisecond, and 20 ms for `\p{RGI_Emoji}`.
 */
export function lazyRegExp(source: string, flags: string): () => RegExp {
  return lazy(() => new RegExp(source, flags))
}
