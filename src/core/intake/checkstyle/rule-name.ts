/** Prefixes of `source` by which a tool is known. */
const TOOLS: readonly (readonly [prefix: string, tool: string])[] = [
  ['com.puppycrawl.tools.checkstyle.', 'Checkstyle'],
  ['eslint.rules.', 'ESLint'],
  ['stylelint.rules.', 'stylelint'],
  ['swiftlint.rules.', 'SwiftLint'],
  ['ShellCheck.', 'ShellCheck'],
  ['detekt.', 'detekt'],
  ['jshint.', 'JSHint'],
  ['htmlhint.', 'HTMLHint'],
]

/** `com.puppycrawl.tools.checkstyle.checks.naming.MethodNameCheck` is the rule `MethodName` of Checkstyle. */
export function ruleName(source: string): { readonly rule: string; readonly tool?: string } {
  const [prefix, tool] = TOOLS.find(([prefix]) => source.startsWith(prefix)) ?? []
  if (prefix === undefined || tool === undefined) return { rule: source.trim() }
  const rest = source.slice(prefix.length)
  return {
    tool,
    rule: tool === 'Checkstyle' ? rest.slice(rest.lastIndexOf('.') + 1).replace(/Check$/, '') : rest,
  }
}
