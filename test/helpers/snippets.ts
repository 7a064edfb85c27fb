/** A program in the documentation, with what it prints according to its comments. */
export interface Snippet {
  readonly code: string
  readonly prints: readonly string[]
}

/** The TypeScript programs in a Markdown text. */
export function snippetsIn(markdown: string): Snippet[] {
  return [...markdown.matchAll(/^(`{3,})ts\n([\s\S]*?)^\1$/gm)].map(([, , code = '']) => ({
    code,
    prints: outputIn(code),
  }))
}

/** Those in the examples of the comments of a source: `what, is, printed // => output`. */
export function examplesIn(source: string): Snippet[] {
  const comments = source.match(/\/\*\*[\s\S]*?\*\//g) ?? []
  return comments
    .filter((comment) => comment.includes('@example'))
    .map((comment) => comment.replaceAll(/^ \* ?/gm, ''))
    .flatMap((text) => snippetsIn(text.replaceAll(/^(.*) \/\/ => (.*)$/gm, 'console.log($1) // $2')))
}

/** `console.log(…) // output` */
function outputIn(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\) \/\/ (.*)$/gm)].map(([, output = '']) => output)
}
