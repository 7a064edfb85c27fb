/** What of a language the repair of a model's code must know, told by the file's name. */

const INDENTED =
  /\.(?:py|pyi|pyx|pxd|gd|nim|coffee|litcoffee|ya?ml|mk|mak|haml|slim|pug|jade|sass|styl|hs|lhs|elm|fsx?|fsi|md|markdown|mdx|rst|adoc|bzl|star|textproto)$|(?:^|\/)(?:GNUmakefile|[Mm]akefile|BUILD|WORKSPACE|SConstruct|SConscript|Snakefile|Tiltfile)(?:\.\w+)?$/

/** Indentation is part of the meaning, so that a guess at it may change what the code does. */
export function indentationHasMeaning(path: string): boolean {
  return INDENTED.test(path)
}

/** A fence or trailing blanks are content here. */
export function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown|mdx|mkd|qmd|rmd)$/i.test(path)
}
