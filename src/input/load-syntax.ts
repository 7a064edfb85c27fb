import { type Finding, isTrusted } from '../core/finding/finding.ts'
import type { PlanOptions, SyntaxParser } from '../core/options/plan-options.ts'
import { carriesCode } from '../core/suggest/proposal.ts'
import { type Language, languageOf } from './syntax/languages.ts'
import type { TextParser } from './syntax/text-parser.ts'

/**
 * Loads the parsers that the suggestions of models need, and no others: together they are as large as the rest of the
 * program. One that cannot be loaded is named in the log; suggestions in such files are offered without this check.
 */
export async function loadSyntax(
  findings: readonly Finding[],
  options: Pick<PlanOptions, 'trust' | 'suggestions'>,
  say: (message: string) => void,
  load: (language: Language) => Promise<TextParser> = loadParser,
): Promise<SyntaxParser | undefined> {
  const parsers = new Map<Language, TextParser>()
  const failed: string[] = []
  for (const language of neededLanguages(findings, options)) {
    try {
      parsers.set(language, memoise(careful(await load(language))))
    } catch (error) {
      failed.push(`${language} (${error instanceof Error ? error.message : String(error)})`)
    }
  }
  if (failed.length > 0)
    say(
      `Suggestions are not checked for syntax errors where the parser cannot be loaded: ${failed.join(', ')}`,
    )
  if (parsers.size === 0) return undefined
  return (path, text, part) => {
    const language = languageOf(path)
    const parser = language && parsers.get(language)
    return parser?.(part === 'fragment' && language === 'php' ? asPhp(text) : text)
  }
}

/** Without its opening tag PHP is text, in which nothing is wrong. */
function asPhp(text: string): string {
  return text.includes('<?') ? text : `<?php ${text}`
}

function neededLanguages(
  findings: readonly Finding[],
  { trust, suggestions }: Pick<PlanOptions, 'trust' | 'suggestions'>,
): ReadonlySet<Language> {
  const languages = new Set<Language>()
  if (!suggestions) return languages
  for (const finding of findings) {
    const language = languageOf(finding.path)
    if (language === undefined || languages.has(language)) continue
    if ((trust === 'model' || !isTrusted(finding)) && carriesCode(finding)) languages.add(language)
  }
  return languages
}

async function loadParser(language: Language): Promise<TextParser> {
  switch (language) {
    case 'json':
      return (await import('./syntax/json.ts')).parseJson
    case 'jsonc':
      return (await import('./syntax/json.ts')).parseJsonc
    case 'yaml':
      return (await import('./syntax/yaml.ts')).parseYaml
    default:
      return (await import('./syntax/tree-sitter.ts')).loadGrammar(language)
  }
}

/** In characters; about two seconds for the slowest parser. More is nobody's source code. */
const MAX_TEXT = 1_000_000

/** Where a parser throws (at nesting that is too deep, say), it has no answer. */
function careful(parse: TextParser): TextParser {
  return (text) => {
    try {
      return text.length > MAX_TEXT ? undefined : parse(text.replace(/^\ufeff/, ''))
    } catch {
      return undefined
    }
  }
}

/** After each refusal by the platform the review is planned again. */
function memoise(parse: TextParser): TextParser {
  const parsed = new Map<string, ReturnType<TextParser>>()
  return (text) => {
    if (!parsed.has(text)) parsed.set(text, parse(text))
    return parsed.get(text)
  }
}
