/** Grammars of tree-sitter that are in the bundle. */
export const GRAMMARS = [
  'bash',
  'c',
  'cpp',
  'c-sharp',
  'css',
  'go',
  'html',
  'java',
  'javascript',
  'kotlin',
  'php',
  'python',
  'ruby',
  'rust',
  'toml',
  'tsx',
  'typescript',
] as const

export type Grammar = (typeof GRAMMARS)[number]

/** `jsonc`: JSON with comments and trailing commas. */
export type Language = Grammar | 'json' | 'jsonc' | 'yaml'

const EXTENSIONS: Readonly<Record<Language, string>> = {
  bash: 'sh bash',
  c: 'c',
  // A header may be C or C++; C is nearly a subset of C++.
  cpp: 'h cc cpp cxx hh hpp hxx',
  'c-sharp': 'cs',
  css: 'css',
  go: 'go',
  html: 'html htm',
  java: 'java',
  javascript: 'js mjs cjs jsx',
  kotlin: 'kt kts',
  php: 'php',
  python: 'py pyi',
  ruby: 'rb rake gemspec',
  rust: 'rs',
  toml: 'toml',
  tsx: 'tsx',
  typescript: 'ts mts cts',
  json: 'json',
  jsonc: 'jsonc code-workspace',
  yaml: 'yml yaml',
}

const LANGUAGES = new Map(
  (Object.keys(EXTENSIONS) as Language[]).flatMap((language) =>
    EXTENSIONS[language].split(' ').map((extension) => [extension, language] as const),
  ),
)

/** Files of tools that read JSON with comments. */
const WITH_COMMENTS = /(?:^|\/)(?:[tj]sconfig[^/]*|\.eslintrc|devcontainer|\.vscode\/[^/]*)\.json$/i

/** The language of a file that can be parsed, by its name. */
export function languageOf(path: string): Language | undefined {
  if (WITH_COMMENTS.test(path)) return 'jsonc'
  const name = path.slice(path.lastIndexOf('/') + 1)
  return LANGUAGES.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
}
