/**
 * Fast tests for the formats of tools, which do not load the parsers. An empty list, or an object without diagnostics,
 * could be any format.
 */

/** https://eslint.org/docs/latest/use/formatters/#json; stylelint has `source` and `warnings` instead. */
export function looksLikeEslint(value: unknown): boolean {
  const first = firstOf(isGiven(value, 'metadata') ? own(value, 'results') : value)
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

/** GitLab's Code Quality report. */
export function looksLikeCodeQuality(value: unknown): boolean {
  const first = firstOf(value)
  return (
    typeof own(first, 'description') === 'string' && typeof own(own(first, 'location'), 'path') === 'string'
  )
}

/** The list itself, or in `comments`, where other tools have other entries. */
export function looksLikeShellCheck(value: unknown): boolean {
  const comments = own(value, 'comments')
  if (Array.isArray(comments) && comments.length === 0) return Object.keys(value as object).length === 1
  const first = firstOf(comments ?? value)
  return (
    typeof own(first, 'code') === 'number' &&
    typeof own(first, 'level') === 'string' &&
    isGiven(first, 'endColumn')
  )
}

export function looksLikePylint(value: unknown): boolean {
  if (typeof own(value, 'statistics') === 'object' && Array.isArray(own(value, 'messages'))) return true
  const first = firstOf(value)
  return typeof own(first, 'symbol') === 'string' && typeof own(first, 'message-id') === 'string'
}

export function looksLikeGolangciLint(value: unknown): boolean {
  if (!isGiven(value, 'Issues')) return false
  const issues = own(value, 'Issues')
  return Array.isArray(issues) && issues.length > 0
    ? isGiven(issues[0], 'FromLinter')
    : isGiven(value, 'Report')
}

export function looksLikeRubocop(value: unknown): boolean {
  const files = own(value, 'files')
  if (!Array.isArray(files)) return false
  return files.length > 0
    ? Array.isArray(own(files[0], 'offenses'))
    : isGiven(own(value, 'summary'), 'offense_count')
}

export function looksLikeStylelint(value: unknown): boolean {
  const first = firstOf(value)
  return Array.isArray(own(first, 'warnings')) && (isGiven(first, 'source') || isGiven(first, 'errored'))
}

/** A list, or lists by file. */
export function looksLikeMarkdownlint(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null
  const first = Array.isArray(value)
    ? value[0]
    : isObject
      ? firstOf(Object.values(value).find((list) => Array.isArray(list) && list.length > 0))
      : undefined
  return Array.isArray(own(first, 'ruleNames')) && isGiven(first, 'lineNumber')
}

function firstOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined
}

function isGiven(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
}

function isSource(value: unknown): boolean {
  return typeof own(value, 'name') === 'string'
}

function own(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}
