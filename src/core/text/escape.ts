import { isLetter, isLetterOrDigit } from './letters.ts'
import { markSafe, type Prose } from './safe-text.ts'

/**
 * Escapes untrusted text for Markdown, so that it contains no construct, mention or reference. Escaping is safe even
 * if our parser and that of the platform differ.
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

/** Punctuation that may start a construct: `1)` and `1.` a list, `www.` a link. Other punctuation is harmless. */
const MAY_BEGIN = /[#$&*+\-/:<=>@[\\\]^_`{|}~]|(?<=\d)\)|(?<=[\dwW])\./g

const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Mentions and references, which the platforms search in the rendered text, so a backslash does not stop them. The
 * patterns match text that has been escaped already.
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
    /** `[!NOTE]` turns a quote into an alert; GitLab replaces `[toc]` and `[[_TOC_]]` with a table of contents. */
    /\\\[(?=!|toc\\\]|\\\[)/,
    /** GitLab's `{+added+}` and `[-deleted-]`. */
    /\\[+-](?=\\[\]}])/,
    /** `:tada:` and `:100:` are emoji; `:12:` is a line number and stays. */
    /\\:(?!(?!100|1234)\d+\\?:)(?=(?:\\?[\w+-])+\\?:)/,
    /** `https://`; and `smb://host`, which older versions of GitLab link. */
    /\\:(?=\\\/\\\/)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/** A commit SHA: GitLab adds a note to that commit. Without both a digit and a letter it is a number or a word. */
const COMMIT = /\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}\b/gi

/** Whether the character is harmless between its neighbours; fewer escapes keep sentences readable as plain text. */
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
