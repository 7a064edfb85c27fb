import type { SyntaxParser } from '../core/options/plan-options.ts'
import { type Language, languageOf } from './syntax/languages.ts'
import type { TextParser } from './syntax/text-parser.ts'

/**
 * Loads the parsers for these files, and no others: together they are as large as the rest of the program. One that
 * cannot be loaded is named in the log; suggestions in such files are offered without this check.
 */
export async function loadSyntax(
  paths: readonly string[],
  say: (message: string) => void,
  load: (language: Language) => Promise<TextParser> = loadParser,
): Promise<SyntaxParser | undefined> {
  const parsers = new Map<Language, TextParser>()
  const failed: string[] = []
  for (const language of new Set(paths.map(languageOf))) {
    if (language === undefined) continue
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
  return (path, text) => {
    const language = languageOf(path)
    return language === undefined || isTemplate(language, text) ? undefined : parsers.get(language)?.(text)
  }
}

/** A template, such as a Helm chart, has the syntax of neither language. */
function isTemplate(language: Language, text: string): boolean {
  return DATA.has(language) && /\{\{|\{%|<%/.test(text)
}

const DATA: ReadonlySet<Language> = new Set(['yaml', 'json', 'jsonc', 'toml', 'html', 'css'])

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

/** In characters; about two seconds for the slowest parser. Source code is not longer. */
const MAX_TEXT = 1_000_000

/** A parser that throws, for example at deep nesting, has no answer. */
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
