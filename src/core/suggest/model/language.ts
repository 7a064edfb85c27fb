/** Properties of a language that the rules depend on, by the file's name. */

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

const PAIRED =
  /\.(?:[cm]?[jt]sx?|jsonc?|json5|pyi?|go|rs|java|kts?|scala|c|h|cc|cpp|cxx|hh|hpp|cs|swift|php|css|scss|less|dart|sql|tf|hcl|proto|rb|lua|pl|pm|gradle|groovy|zig|toml)$/

/** Brackets are always balanced, unlike in a shell's `case` or in prose. */
export function bracketsPair(path: string): boolean {
  return PAIRED.test(path)
}

/** `&lt;` is content here. */
export function isMarkup(path: string): boolean {
  return /\.(?:x?html?|xml|svg|xsl|xaml|resx|plist|rss|vue|svelte|astro|[jt]sx|php|erb|ejs|hbs|twig|jinja2?|liquid|cshtml|razor|jsp)$/i.test(
    path,
  )
}

/** `f(...)` is code here: any arguments, or the `Ellipsis`. */
export function ellipsisIsCode(path: string): boolean {
  return /\.(?:c|h|cc|cpp|cxx|hh|hpp|mm?|php|py[ix]?|rst|txt)$/i.test(path) || isMarkdown(path)
}

/** A new line may start with `-`. */
export function hasDashLists(path: string): boolean {
  return isMarkdown(path) || /\.(?:ya?ml|rst|adoc|txt)$/i.test(path)
}

/** Every tag is closed, by itself or by an end tag. */
export function isTagged(path: string): boolean {
  return /\.(?:xml|svg|xhtml|html?|vue|svelte|[jt]sx)$/i.test(path)
}

/** Text, which contains sentences. */
export function isProse(path: string): boolean {
  return isMarkdown(path) || /\.(?:rst|txt|adoc|asciidoc|tex|org)$/i.test(path)
}

/** A property may be set twice, for browsers that do not know the second value. */
export function isStylesheet(path: string): boolean {
  return /\.(?:css|scss|sass|less|styl)$/i.test(path)
}
