import { plural } from '../core/text/plural.ts'
import type { Source } from '../input/collect-findings.ts'

const MAX_NAMED = 3

/** Names what was read if nothing was found: reading the wrong file would look the same. */
export function lookedAt(
  sources: readonly Source[],
  change: { readonly name: string; readonly files: number },
): string {
  return `0 findings${inSources(sources)}; ${plural(change.files, 'changed file')} in ${change.name}`
}

function inSources(sources: readonly Source[]): string {
  if (sources.length === 0) return ': no file was read'
  const named = sources
    .slice(0, MAX_NAMED)
    .map(({ file, format }) => `${file} (${format === 'auto' ? 'empty' : format})`)
  const more = sources.length > MAX_NAMED ? [`${sources.length - MAX_NAMED} more`] : []
  return ` in ${[...named, ...more].join(', ')}`
}
