import type { Format } from './format.ts'
import { tryJson } from './json-problem.ts'
import {
  looksLikeCodeQuality,
  looksLikeEslint,
  looksLikeGolangciLint,
  looksLikeMarkdownlint,
  looksLikePylint,
  looksLikeRdjson,
  looksLikeRdjsonl,
  looksLikeRubocop,
  looksLikeShellCheck,
  looksLikeStylelint,
} from './looks-like.ts'
import { looksLikeSarif } from './looks-like-sarif.ts'
import { parsePrintedJson } from './printed-json.ts'

/** The detected format, and why. */
export interface Detected {
  readonly format: Exclude<Format, 'auto'>
  readonly why: string
}

/** Detects the JSON of a tool. `firstLine`: of JSON Lines. Loaded only for texts that may be of one. */
export function detectTool(text: string, firstLine: string | undefined): Detected | undefined {
  const found = parsePrintedJson(text)
  if ('value' in found) return toolOf(found.value)
  if (firstLine !== undefined) return detectToolLines(firstLine)
  return 'documents' in found ? toolOf(found.first) : undefined
}

function toolOf(value: unknown): Detected | undefined {
  const [, format, why] = TOOLS.find(([looksLike]) => looksLike(value)) ?? []
  return format && why !== undefined ? { format, why } : undefined
}

const TOOLS: readonly (readonly [
  looksLike: (value: unknown) => boolean,
  format: Detected['format'],
  why: string,
])[] = [
  [looksLikeSarif, 'sarif', 'it has "runs" and is a SARIF log'],
  [looksLikeEslint, 'eslint', 'it lists files with "filePath" and "messages"'],
  [looksLikeRdjson, 'rdjson', 'it has "diagnostics" with a "location"'],
  [looksLikeRdjsonl, 'rdjsonl', 'it is one diagnostic with a "location"'],
  [looksLikeShellCheck, 'shellcheck', 'its comments have a numeric "code" and a "level"'],
  [looksLikePylint, 'pylint', 'its messages have a "symbol" and a "message-id"'],
  [looksLikeGolangciLint, 'golangci-lint', 'it has "Issues" with "FromLinter"'],
  [looksLikeRubocop, 'rubocop', 'it lists files with "offenses"'],
  [looksLikeStylelint, 'stylelint', 'it lists sources with "warnings"'],
  [looksLikeMarkdownlint, 'markdownlint', 'its entries have "ruleNames" and "lineNumber"'],
  [looksLikeCodeQuality, 'codequality', 'its entries have a "description" and a "location" with a path'],
]

function detectToolLines(first: string): Detected | undefined {
  const isDiagnostic = looksLikeRdjsonl(tryJson(first)?.value)
  return isDiagnostic ? { format: 'rdjsonl', why: 'each line is a diagnostic with a "location"' } : undefined
}
