import picomatch from 'picomatch'
import type { GlobTest } from './protected-path.ts'

/** Any glob. A file of its own, because most runs need none. */
export const globTest: GlobTest = (glob) => picomatch(glob, { dot: true, nocase: true })
