import {
  c,
  clike,
  cpp,
  csharp,
  dart,
  java,
  kotlin,
  objectiveC,
  scala,
} from '@codemirror/legacy-modes/mode/clike'
import { css, less, sCSS } from '@codemirror/legacy-modes/mode/css'
import { dockerFile } from '@codemirror/legacy-modes/mode/dockerfile'
import { go } from '@codemirror/legacy-modes/mode/go'
import { groovy } from '@codemirror/legacy-modes/mode/groovy'
import { javascript, json, typescript } from '@codemirror/legacy-modes/mode/javascript'
import { lua } from '@codemirror/legacy-modes/mode/lua'
import { powerShell } from '@codemirror/legacy-modes/mode/powershell'
import { properties } from '@codemirror/legacy-modes/mode/properties'
import { protobuf } from '@codemirror/legacy-modes/mode/protobuf'
import { python } from '@codemirror/legacy-modes/mode/python'
import { ruby } from '@codemirror/legacy-modes/mode/ruby'
import { rust } from '@codemirror/legacy-modes/mode/rust'
import { shell } from '@codemirror/legacy-modes/mode/shell'
import { standardSQL } from '@codemirror/legacy-modes/mode/sql'
import { swift } from '@codemirror/legacy-modes/mode/swift'
import { toml } from '@codemirror/legacy-modes/mode/toml'
import { html, xml } from '@codemirror/legacy-modes/mode/xml'
import { yaml } from '@codemirror/legacy-modes/mode/yaml'
import type { StreamParser, StringStream } from '@codemirror/streamparser'

/** Parses code line by line, so that it can also parse a hunk, which is only a part of a file. */
export type Language = StreamParser<unknown>

/** The language of a file by its path, or of a code block by its name; `undefined` if it is shown without colours. */
export function languageOf(name: string): Language | undefined {
  const file = name.slice(name.lastIndexOf('/') + 1).toLowerCase()
  return LANGUAGES.get(file) ?? LANGUAGES.get(file.slice(file.lastIndexOf('.') + 1))
}

function phpWords(text: string): Record<string, true> {
  return Object.fromEntries(text.split(' ').map((word) => [word, true]))
}

const php = clike({
  name: 'php',
  keywords: phpWords(
    'abstract as break case catch class clone const continue declare default do echo else elseif enum extends final finally fn for foreach function global goto if implements include include_once instanceof insteadof interface match namespace new print private protected public readonly require require_once return static switch throw trait try use var while yield',
  ),
  types: phpWords('array bool callable float int iterable mixed never object self string void'),
  atoms: phpWords('true false null TRUE FALSE NULL'),
  multiLineStrings: true,
  hooks: {
    $: (stream: StringStream) => {
      stream.eatWhile(/\w/)
      return 'variableName.special'
    },
    '#': (stream: StringStream) => {
      if (stream.eat('[')) return 'meta'
      stream.skipToEnd()
      return 'comment'
    },
  },
})

/**
 * A word at a time: the language itself searches for a key from each character to the end of the line, which takes
 * quadratic time.
 */
const yamlByWords: Language = {
  ...yaml,
  token: (stream, state) => {
    if (!stream.sol() && stream.eatSpace()) return null
    const style = yaml.token(stream, state)
    if (style === null) stream.eatWhile(/[^\s#'"{}[\],:]/)
    return style
  },
}

/** Names of files, extensions, and the names that code blocks have. */
const NAMES: readonly (readonly [language: Language, names: string])[] = [
  [javascript, 'js mjs cjs jsx javascript'],
  [typescript, 'ts mts cts tsx typescript'],
  [json, 'json json5 jsonc jsonl webmanifest sarif'],
  [c, 'c h'],
  [cpp, 'cpp cc cxx c++ hpp hh hxx h++ ino cu'],
  [java, 'java'],
  [csharp, 'cs csharp c#'],
  [kotlin, 'kt kts kotlin'],
  [scala, 'scala sc sbt'],
  [objectiveC, 'm mm objective-c objc'],
  [dart, 'dart'],
  [php, 'php phtml'],
  [groovy, 'groovy gradle jenkinsfile'],
  [css, 'css'],
  [sCSS, 'scss'],
  [less, 'less'],
  [python, 'py pyi pyw py3 python python3 bzl starlark build.bazel'],
  [go, 'go golang'],
  [rust, 'rs rust'],
  [ruby, 'rb rake gemspec ru ruby gemfile rakefile podfile fastfile'],
  [shell, 'sh bash zsh ksh shell shellscript .bashrc .zshrc .profile'],
  [yamlByWords, 'yml yaml'],
  [toml, 'toml cargo.lock poetry.lock'],
  [xml, 'xml svg xsd xsl xslt plist csproj vbproj props targets'],
  [html, 'html htm xhtml vue svelte'],
  [standardSQL, 'sql'],
  [swift, 'swift'],
  [lua, 'lua'],
  [powerShell, 'ps1 psm1 psd1 powershell pwsh'],
  [dockerFile, 'dockerfile containerfile docker'],
  [properties, 'ini cfg conf properties env editorconfig gitconfig npmrc'],
  [protobuf, 'proto protobuf'],
]

const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  NAMES.flatMap(([language, names]) => names.split(' ').map((name) => [name, language] as const)),
)
