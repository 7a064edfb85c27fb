/** Lines that a tool prints around its findings: headings, progress, counts. */
export function isNoise(line: string): boolean {
  const start = line.slice(0, 400).trim()
  return start !== '' && NOISE.some((pattern) => pattern.test(start))
}

const NOISE: readonly RegExp[] = [
  // gcc and clang
  /^In file included from /,
  /^from .{1,300}:\d+(?::\d+)?[,:]$/,
  /^[^:]{1,300}: (?:In|At) [^:].*:$/,
  /^\d+ (?:warning|error)s?(?: and \d+ errors?)? generated\.$/,
  /^compilation terminated\.$/,
  /^fix-it:"/,
  // tsc, mypy, ruff
  /^Found \d+ errors?\b/,
  /^Errors +Files$/,
  // pyright
  /^\d+ errors?, \d+ warnings?, \d+ (?:informations?|notes?)\b/,
  /^CSpell: Files checked: \d/,
  /^Success: no issues found/,
  /^All checks passed!$/,
  /^No fixes available/,
  /^\[\*\] \d+ (?:potentially )?fixable/,
  // pylint
  /^\*{5,} Module /,
  /^-{10,}$/,
  /^Your code has been rated at /,
  // ESLint, stylelint, yamllint, markdownlint, RuboCop
  /^(?:✖ )?\d+ problems?\b/,
  /^\d+ errors? .*potentially fixable/,
  /^(?:Finding|Linting|Summary|markdownlint-cli2 v).*\d/,
  /^Finding: /,
  /^\d+ files? inspected, /,
  /^Inspecting \d+ files?$/,
  /^Offenses:$/,
  /^[.FEWCRI]+$/,
  // golangci-lint, go
  /^\d+ issues?[.:]$/,
  /^\* [\w-]+: \d+$/,
  /^# [\w./-]+(?: \[[\w./ -]+\])?$/,
  // rustc, javac, cppcheck, Checkstyle
  /^(?:error|warning): (?:aborting due to|could not compile|`[^`]+` .*generated)/,
  /^Some errors have detailed explanations: /,
  /^For more information about /,
  /^\d+ (?:error|warning)s?$/,
  /^Checking .* \.\.\.$/,
  /^\d+\/\d+ files checked /,
  /^(?:Starting audit\.\.\.|Audit done\.)$/,
  // npm, make, the runner
  /^> \S/,
  /^make(?:\[\d+\])?: /,
  /^(?:npm (?:ERR!|error)|##\[|::)/,
]

/** Lines that only tools print: one is enough to recognise the text. */
export function showsTool(line: string): boolean {
  const start = line.slice(0, 400)
  return TOOL_ONLY.some((pattern) => pattern.test(start))
}

const TOOL_ONLY: readonly RegExp[] = [
  /^In file included from \S+:\d+[:,]/,
  /^\S+: In (?:function|member function|constructor|instantiation) [‘']/,
  /^\d+ (?:warning|error)s?(?: and \d+ errors?)? generated\.$/,
  /^Found \d+ errors? in (?:\d+ files?|the same file|\S+)/,
  /^Success: no issues found in \d+ source files?$/,
  /^All checks passed!$/,
  /^\*{5,} Module \S/,
  /^Your code has been rated at -?[\d.]+\/10/,
  /^(?:✖ )?\d+ problems?(?: \(\d+ errors?, \d+ warnings?\))?$/,
  /^markdownlint-cli2 v\d/,
  /^\d+ errors?, \d+ warnings?, \d+ (?:informations?|notes?)\b/,
  /^CSpell: Files checked: \d/,
]
