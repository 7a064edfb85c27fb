import { isLetter, isLetterOrDigit } from './letters.ts'
import { type Prose, sealed } from './safe-text.ts'

/**
 * Untrusted text as Markdown text: no construct can begin in it, nobody is mentioned, nothing is referenced.
 * Escaping is the one defence that does not need our parser and the platform's to agree.
 */
export function escapeText(text: string): Prose {
  const escaped = text
    .replace(MAY_BEGIN, (char, at: number) =>
      isInert(char, text[at - 1] ?? '', text[at + 1]) ? char : `\\${char}`,
    )
    .replace(MENTION_OR_REFERENCE, `$&${ZERO_WIDTH_SPACE}`)
    .replace(/\\\$/g, (dollar) => ZERO_WIDTH_SPACE + dollar + ZERO_WIDTH_SPACE)
  return sealed(escaped)
}

/** Punctuation that may begin a construct: `1)` and `1.` a list, `www.` a link. The rest of it means nothing. */
const MAY_BEGIN = /[#$&*+\-/:<=>@[\\\]^_`{|}~]|(?<=\d)\)|(?<=[\dwW])\./g

const ZERO_WIDTH_SPACE = '\u200b'

/**
 * `@name`, `#12`, `GH-12`, GitLab's `!12`, `&12` and `[issue:12]` (escaped by now). A backslash does not stop the
 * platforms from linking them, nor an e-mail address from becoming a link, nor GitHub from reading `$x$` as
 * mathematics, nor older GitLabs from making a link of `smb://host`.
 * https://docs.gitlab.com/user/markdown/#gitlab-specific-references
 */
const MENTION_OR_REFERENCE =
  /\\@(?!\s)|(?:\\[#&]|!)(?=\d)|\bGH\\-(?=\d)|\\\[(?=(?:\\?[a-z_])+\\:)|\\:(?=\\\/\\\/)/gi

/** Means nothing where it stands, so that ordinary sentences stay readable as plain text. */
function isInert(char: string, before: string, after: string | undefined): boolean {
  switch (char) {
    case ':':
      return isLetterOrDigit(before) && (after === undefined || /\s/.test(after))
    case '-':
    case '_':
    case '/':
      return isLetterOrDigit(before) && isLetter(after ?? '')
    default:
      return false
  }
}
