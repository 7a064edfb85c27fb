import { isAbsent, type JsonObject, listIn, objectIn, textIn } from './json-value.ts'

/** Whether parsed JSON is a SARIF log of any version. A fast test that does not load the parser. */
export function looksLikeSarif(value: unknown): boolean {
  const log = objectIn(value)
  if (!log || !Array.isArray(log.runs)) return false
  const { version, $schema } = log
  if (typeof version === 'string' && /^2\.\d+\.\d+/.test(version)) return true
  return (textIn($schema)?.toLowerCase().includes('sarif') ?? false) || isOfAstGrep(log)
}

/** https://github.com/ast-grep/ast-grep writes no schema, and its own version instead of SARIF's. */
export function isOfAstGrep({ $schema, version, runs }: JsonObject): boolean {
  const driver = objectIn(objectIn(objectIn(listIn(runs)[0])?.tool)?.driver)
  return isAbsent($schema) && typeof version === 'string' && driver?.name === 'ast-grep'
}
