/**
 * The info string of a fenced block is not visible on the page; it only selects the colours. A known language is kept.
 * Everything else in it, such as `title="a.ts"` or hidden instructions for a machine, is returned to be shown as text.
 */
export function codeLanguage(
  lang: string | null | undefined,
  meta: string | null | undefined,
): { readonly lang: string; readonly shown: string } {
  const name = lang ?? ''
  const known = LANGUAGES.has(name.toLowerCase()) ? name : 'text'
  const isHandled = known === name || name === '' || ACTIVE.has(name.toLowerCase())
  return { lang: known, shown: [isHandled ? '' : name, meta ?? ''].filter(Boolean).join(' ') }
}

export function isKnownLanguage(name: string): boolean {
  return LANGUAGES.has(name.toLowerCase())
}

/** Names and aliases that people and models use. https://github.com/github-linguist/linguist/blob/main/lib/linguist/languages.yml */
const LANGUAGES = words(`
  ada apache apex apl applescript arduino asciidoc asm assembly astro awk bash bat batch bazel bicep blade c c# c++ cc
  cfg clj clojure cmake cmd cobol coffee coffeescript conf console cpp cpp-objdump crystal cs csharp cshtml css csv cu
  cuda cue cxx cypher cython d dart delphi diff django docker dockerfile dotenv ebnf ecl ejs elisp elixir elm
  emacs-lisp env erb erl erlang ex exs f# f90 fish forth fortran fs fsharp gdscript gherkin git gitignore glsl gleam go
  go.mod golang gql gradle graphql groovy h haml handlebars haskell haxe hbs hcl hlsl hpp hs html html+erb http idris
  ini inputrc io ipynb irb j java javascript javascriptreact jenkinsfile jinja jinja2 jl js json json5 jsonc jsonl
  jsonnet jsp jsx julia just kdl kotlin kql kt kts ksh latex less liquid lisp log lua m make makefile markdown mathematica
  matlab md mdx meson mojo move mysql nasm nginx nim nix nu objc objc++ objective-c objectivec ocaml octave odin openscad
  output pascal patch perl pgsql php pl plaintext plpgsql plsql postgres postgresql postscript powershell prisma prolog
  promql properties proto protobuf ps1 psql pug puppet purescript pwsh py py3 pycon pyi pyrex python python3 qml r racket
  raku razor rb re reason reg regex regexp rego rescript rex robotframework rs rst ruby rust sass scala scheme scss sed
  sh shell shell-session shellscript solidity sparql sql sqlite starlark stylus svelte svg swift systemverilog tcl tcsh
  tex text terraform tf toml traceback ts tsql tsv tsx twig txt typescript typescriptreact typst v vala vb vba vbnet
  verilog vhdl vim viml vimscript vue vyper wasm wast wat wgsl xhtml xml xsd xsl xslt yaml yml yul zig zsh`)

/**
 * Languages that GitHub (https://docs.github.com/get-started/writing-on-github) or GitLab (with Kroki) renders as a
 * diagram or a button instead of code. Such blocks are written as plain text, so the name need not be shown.
 */
const ACTIVE = words(`
  suggestion mermaid math geojson topojson stl glql plantuml c4plantuml kroki actdiag blockdiag bpmn bytefield d2 dbml
  diagramsnet ditaa dot erd excalidraw graphviz nomnoml nwdiag packetdiag pikchr rackdiag seqdiag structurizr svgbob
  symbolator tikz umlet vega vegalite wavedrom wireviz`)

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
