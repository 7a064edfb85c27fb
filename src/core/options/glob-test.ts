import picomatch from 'picomatch'
import type { GlobTest } from './protected-path.ts'

/** Matches any glob. In a separate file, so that picomatch is loaded only when needed. */
export const globTest: GlobTest = (glob) => picomatch(glob, { dot: true, nocase: true })
