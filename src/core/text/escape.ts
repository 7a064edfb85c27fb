import { isLetter, isLetterOrDigit } from './letters.ts'
import { markSafe, type Prose } from './safe-text.ts'

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
    .replace(COMMIT, (sha) => sha.replace(/.{6}(?=.)/g, `$&${ZERO_WIDTH_SPACE}`))
  return markSafe(escaped)
}

/** Punctuation that may begin a construct: `1)` and `1.` a list, `www.` a link. The rest of it means nothing. */
const MAY_BEGIN = /[#$&*+\-/:<=>@[\\\]^_`{|}~]|(?<=\d)\)|(?<=[\dwW])\./g

const ZERO_WIDTH_SPACE = '\u200b'

/**
 * What the platforms look for in the text that is shown, so that a backslash (which is there by now) does not stop them.
 * https://docs.gitlab.com/user/markdown/#gitlab-specific-references
 */
const MENTION_OR_REFERENCE = new RegExp(
  [
    /** `@name`, `project@sha`, and e-mail addresses. */
    /\\@(?!\s)/,
    /** `#12`, `^alert#12`; GitLab's `!12`, `&12`. */
    /(?:\\[#&]|!)(?=\d)/,
    /** GitLab's labels and milestones, `~bug`, `~"a b"`, `%12`, and its placeholders, `%{project_name}`. */
    /(?:\\~|%)(?=["\w])|%(?=\\\{)/,
    /** `GH-12`; GitLab's `GL-12`. */
    /(?<![A-Za-z0-9])G[HL]\\-(?=\d)/,
    /** GitLab's `[issue:12]`, `[vulnerability:12]`, `[wiki_page:home]`. */
    /\\\[(?=(?:\\?[a-z_])+\\:)/,
    /** GitLab's `*iteration:12`. */
    /\\\*(?=iteration\\:)/,
    /** `[!NOTE]` makes an alert of a quote; GitLab puts a table of contents in the place of `[toc]` and `[[_TOC_]]`. */
    /\\\[(?=!|toc\\\]|\\\[)/,
    /** GitLab's `{+added+}` and `[-deleted-]`. */
    /\\[+-](?=\\[\]}])/,
    /** `:tada:` and `:100:` are pictures, `:12:` is a line. */
    /\\:(?!(?!100|1234)\d+\\?:)(?=(?:\\?[\w+-])+\\?:)/,
    /** `https://`; and `smb://host`, which older GitLabs link. */
    /\\:(?=\\\/\\\/)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/** A commit by its name: GitLab leaves a note there. Numbers and words are none. */
const COMMIT = /\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}\b/gi

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
