/**
 * Fast tests for the formats of tools, which do not load the parsers. An empty list, or an object without diagnostics,
 * could be any format.
 */

/** https://eslint.org/docs/latest/use/formatters/#json; stylelint has `source` and `warnings` instead. */
export function looksLikeEslint(value: unknown): boolean {
  const [first] = Array.isArray(value) ? value : []
  return typeof own(first, 'filePath') === 'string' && Array.isArray(own(first, 'messages'))
}

/** https://github.com/reviewdog/reviewdog/tree/master/proto/rdf: one `DiagnosticResult`. */
export function looksLikeRdjson(value: unknown): boolean {
  const diagnostics = own(value, 'diagnostics')
  if (!Array.isArray(diagnostics)) return false
  return diagnostics.length === 0 ? isSource(own(value, 'source')) : diagnostics.some(looksLikeRdjsonl)
}

/** One `Diagnostic`. Biome's own JSON is different: it has `category`, and the lines are in the location itself. */
export function looksLikeRdjsonl(value: unknown): boolean {
  const location = own(value, 'location')
  return (
    typeof own(value, 'message') === 'string' &&
    typeof own(location, 'path') === 'string' &&
    own(location, 'start') === undefined &&
    own(value, 'category') === undefined
  )
}

function isSource(value: unknown): boolean {
  return typeof own(value, 'name') === 'string'
}

function own(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}
