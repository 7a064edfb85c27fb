import { lazy } from './lazy.ts'

/**
 * A pattern that is made when it is first needed. V8 looks up each `\p{…}` of a literal when it reads the file, needed
 * or not, for up to a millisecond; `\p{RGI_Emoji}` for twenty.
 */
export function lazyRegExp(source: string, flags: string): () => RegExp {
  return lazy(() => new RegExp(source, flags))
}
