import type { Finding, Severity } from '../finding/finding.ts'
import type { Dialect } from '../finding/suggestion.ts'
import type { Sha256 } from '../memory/fingerprint.ts'
import type { MarkdownWriter } from '../text/prose.ts'
import type { GlobTest } from './protected-path.ts'
import type { Verified } from './verified.ts'

/** Everything that decides how findings become a review. Most fields are also an input of the action and a flag. */
export interface ReviewOptions {
  /** Name of this set of findings; a re-run changes only comments with the same id. */
  readonly id: string
  /** Kind of review; `auto` requests changes if `failOn` is met. */
  readonly event: 'comment' | 'request-changes' | 'auto'
  /** The plan is `failed` if a finding is at least this severe. */
  readonly failOn: Severity | 'none'
  /** Findings below this severity are only in the report. */
  readonly minSeverity: Severity
  /** Findings with a lower confidence, 0 to 1, are only in the report. */
  readonly minConfidence: number
  /** Maximum number of inline comments, 0 for no limit. If there are more, the least severe go to the body. */
  readonly maxComments: number
  /** Which findings count, by how near they are to the change. */
  readonly scope: Scope
  /** Findings of the base: a finding that is there too is not new. */
  readonly baseline?: readonly Finding[] | undefined
  /** What the authors say about all findings together: untrusted Markdown, shown in the body. */
  readonly summaries?: readonly string[] | undefined
  /** What a line number without a side means. `prefer`: a deleted line, if one has that number. */
  readonly deletedLines: 'fallback' | 'prefer'
  /**
   * What happens to the code of an offset marker if its target line is not in the diff. `line`: it is offered on the
   * line of the finding.
   */
  readonly offsetFallback: 'show' | 'line'
  /** Whether code is offered as a suggestion; if not, it is shown as a diff. */
  readonly suggestions: boolean
  /** Globs of files where suggestions are shown without a button. */
  readonly protectedPaths: readonly string[]
  /** `literal`: messages are shown as plain text. */
  readonly prose: 'markdown' | 'literal'
  /** Hosts whose links can be clicked. */
  readonly linkHosts: readonly string[]
  /** `model`: all findings were written by a model or a stranger, whatever their format. */
  readonly trust: 'auto' | 'model'
  /** Whether to skip findings that an earlier run has posted, or to post them again. */
  readonly duplicates: 'skip' | 'post'
  /** Files whose lines may differ from those that the findings describe: a button there needs a matching original. */
  readonly needsOriginal?: (path: string) => boolean
  /** The whole text of a changed file at the reviewed commit; `undefined` if it is not available. */
  readonly headText?: ((path: string) => string | undefined) | undefined
  /** Finds syntax errors, so that no suggestion of a model introduces one; without it nothing is parsed. */
  readonly parse?: SyntaxParser | undefined
  /** Whether the reviewed commit contains a file, changed or not; `undefined` if that is not known. */
  readonly holdsPath?: TreeTest | undefined
  /** What `fencepost verify` found out about the suggestions. */
  readonly verified?: Verified | undefined
  /** Directories that absolute paths in findings may start with. */
  readonly workspaces: readonly string[]
  /** The commit that the findings describe, for permalinks and markers; absent offline. */
  readonly commit?: string
  /** The head of the pull request, if it is another commit. */
  readonly head?: string
  /** `https://github.com/owner/name`; absent offline. */
  readonly repositoryUrl?: string
}

/** The same, with the parts that an entry point loads for the planner or learns from the platform. */
export interface PlanOptions extends ReviewOptions {
  /** See protected-path.ts; needed if a protected path is a glob that cannot be tested by plain comparison. */
  readonly globTest?: GlobTest | undefined
  /** See prose.ts; needed if a message contains Markdown. */
  readonly writeMarkdown?: MarkdownWriter | undefined
  /** Hash function for fingerprints. */
  readonly sha256: Sha256
  /** Blob id of a changed file at the reviewed commit, where the platform names it. */
  readonly blobOf?: ((path: string) => string | undefined) | undefined
}

/** Each scope includes the ones before it; `auto` is `added` for tools and `all` for models. */
export const SCOPES = ['auto', 'added', 'diff', 'files', 'all'] as const
/** Which findings count, by how near they are to the change. */
export type Scope = (typeof SCOPES)[number]

/** Whether a commit contains a file; `undefined` if that is not known. */
export type TreeTest = (path: string) => boolean | undefined

/** Where a text breaks the syntax of its language; lines are counted from 1. */
export interface SyntaxProblem {
  readonly first: number
  readonly last: number
}

/** The syntax errors of a file's text; `undefined` if there is no parser for it, or parsing takes too long. */
export type SyntaxParser = (path: string, text: string) => readonly SyntaxProblem[] | undefined

/** In characters. Every marker contains the encoded id, and a longer one would leave too little room in a comment. */
export const MAX_ID = 200

/** What the planner must know about a platform. */
export interface Limits {
  /** Maximum length of a comment or review body, in characters. */
  readonly bodyLength: number
  readonly dialect: Dialect
  /** Whether comments are possible on lines of a modified file outside its hunks. */
  readonly unchangedLines: boolean
  /** Whether comments are possible on a whole file. */
  readonly wholeFiles: boolean
  /** Maximum number of lines that one suggestion may replace. */
  readonly suggestionLines: number
  /** Whether all lines of a suggestion get the line ends of the file; if false, only the last one does. */
  readonly keepsCrlf: boolean
  /** Whether a file without a final newline still has none after its last lines are deleted. */
  readonly keepsOpenEnd: boolean
  /** Whether a suggestion inside a quote has a button; false if that is not known. */
  readonly quotedButtons: boolean
  /** Characters that the platform changes when it applies a suggestion. */
  readonly altered?: RegExp
  /** Paths of files where suggestions cannot be applied. */
  readonly unsuggestable?: RegExp
  /** `blob` goes between the URL of a repository and the commit, `range` between the ends of a range of lines. */
  readonly permalink: { readonly blob: string; readonly range: string }
}

/** GitHub allows 65,536 characters; their unit is not documented, so there is some reserve. */
export const GITHUB_LIMITS: Limits = {
  bodyLength: 60_000,
  dialect: 'github',
  unchangedLines: false,
  wholeFiles: false,
  suggestionLines: Number.POSITIVE_INFINITY,
  keepsCrlf: true,
  keepsOpenEnd: true,
  quotedButtons: false,
  permalink: { blob: '/blob/', range: '-L' },
}

/**
 * GitLab allows a million characters, more than anyone reads. A suggestion may replace 100 lines; when it is applied,
 * its inner lines get LF, and space separators such as U+00A0 become blanks; notebooks accept none. https://docs.gitlab.com/user/project/merge_requests/reviews/suggestions/
 */
export const GITLAB_LIMITS: Limits = {
  bodyLength: 100_000,
  dialect: 'gitlab',
  unchangedLines: true,
  wholeFiles: true,
  suggestionLines: 100,
  keepsCrlf: false,
  keepsOpenEnd: false,
  quotedButtons: true,
  altered: /[\r\xa0\u1680\u2000-\u200a\u202f\u205f\u3000]/,
  unsuggestable: /ipynb$/,
  permalink: { blob: '/-/blob/', range: '-' },
}

export const LOCK_FILES = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.lock',
  'Cargo.lock',
  'Gemfile.lock',
  'poetry.lock',
  'uv.lock',
  'pdm.lock',
  'Pipfile.lock',
  'composer.lock',
  'go.sum',
  'flake.lock',
  'mix.lock',
  'pubspec.lock',
  'packages.lock.json',
  'gradle.lockfile',
  'Podfile.lock',
  'Package.resolved',
  '.terraform.lock.hcl',
]

export const PROTECTED_PATHS: readonly string[] = [
  '.github/workflows/**',
  '.github/actions/**',
  '**/action.yml',
  '**/action.yaml',
  '**/CODEOWNERS',
  '.gitmodules',
  '**/.gitattributes',
  '**/.npmrc',
  ...LOCK_FILES.map((name) => `**/${name}`),
]

/**
 * Documentation sites of known tools. Each belongs to a single project or authority, so nobody else can publish there.
 */
const RULE_HOSTS: readonly string[] = [
  'eslint.org',
  'typescript-eslint.io',
  'biomejs.dev',
  'oxc.rs',
  'stylelint.io',
  'docs.astral.sh',
  'pylint.readthedocs.io',
  'pylint.pycqa.org',
  'mypy.readthedocs.io',
  'bandit.readthedocs.io',
  'yamllint.readthedocs.io',
  'docs.rubocop.org',
  'golangci-lint.run',
  'staticcheck.dev',
  'www.shellcheck.net',
  'clang.llvm.org',
  'rust-lang.github.io',
  'codeql.github.com',
  'docs.github.com',
  'docs.gitlab.com',
  'rules.sonarsource.com',
  'avd.aquasec.com',
  'cwe.mitre.org',
  'nvd.nist.gov',
]

/** Default of `linkHosts`: the host of the platform and the documentation sites of known tools. */
export function linkHostsFor(host: string): readonly string[] {
  return [host, ...RULE_HOSTS]
}

/** The defaults of the action and the command line. */
export const DEFAULT_PLAN_OPTIONS: ReviewOptions = {
  id: 'fencepost',
  event: 'comment',
  failOn: 'none',
  minSeverity: 'info',
  minConfidence: 0,
  maxComments: 50,
  scope: 'auto',
  deletedLines: 'fallback',
  offsetFallback: 'show',
  suggestions: true,
  protectedPaths: PROTECTED_PATHS,
  prose: 'markdown',
  linkHosts: linkHostsFor('github.com'),
  trust: 'auto',
  duplicates: 'skip',
  workspaces: [],
}
