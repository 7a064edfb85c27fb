import type { Severity } from '../finding/finding.ts'
import type { Dialect } from '../finding/suggestion.ts'
import type { Sha256 } from '../memory/fingerprint.ts'
import type { MarkdownWriter } from '../text/prose.ts'
import type { GlobTest } from './protected-path.ts'

/** Everything that decides how findings become a review. Each field is an action input and a flag. */
export interface PlanOptions {
  /** Whose findings these are: re-runs touch only their own. */
  readonly id: string
  readonly event: 'comment' | 'request-changes' | 'auto'
  readonly failOn: Severity | 'none'
  readonly minSeverity: Severity
  readonly minConfidence: number
  /** 0: no limit. */
  readonly maxComments: number
  readonly outsideDiff: 'summary' | 'drop'
  readonly deletedLines: 'fallback' | 'prefer'
  readonly offsetFallback: 'show' | 'line'
  readonly suggestions: boolean
  readonly protectedPaths: readonly string[]
  /** See protected-path.ts; needed where one of them is more than a name, a directory or a file. */
  readonly globTest?: GlobTest | undefined
  readonly prose: 'markdown' | 'literal'
  readonly linkHosts: readonly string[]
  /** `model`: every finding comes from a model or a stranger, whatever its format. */
  readonly trust: 'auto' | 'model'
  /** See prose.ts; needed where a message is more than plain text. */
  readonly writeMarkdown?: MarkdownWriter | undefined
  /** For fingerprints. */
  readonly sha256: Sha256
  readonly duplicates: 'skip' | 'post'
  /** Files whose lines may not be the ones the findings describe: a button there needs a matching original. */
  readonly needsOriginal?: (path: string) => boolean
  /** The whole text of a changed file at the reviewed commit; nothing where it is not at hand. */
  readonly headText?: ((path: string) => string | undefined) | undefined
  /** Whether the reviewed commit holds a file, changed or not; nothing where its tree is not known. */
  readonly holdsPath?: TreeTest | undefined
  /** Directories that absolute paths in findings may begin with. */
  readonly workspaces: readonly string[]
  /** The commit that the findings describe, for permalinks and markers; absent offline. */
  readonly commit?: string
  /** The newest commit, where it is another one. */
  readonly head?: string
  /** `https://github.com/owner/name`; absent offline. */
  readonly repositoryUrl?: string
}

/** Whether the tree of a commit holds a file; nothing where the tree is not known. */
export type TreeTest = (path: string) => boolean | undefined

/** Longer ones would not leave room in a comment: every marker holds the id, encoded. */
export const MAX_ID = 200

/** What the planner must know of a platform. */
export interface Limits {
  readonly bodyLength: number
  readonly dialect: Dialect
  /** Comments may stand on lines of a modified file that no hunk shows. */
  readonly unchangedLines: boolean
  /** Comments may stand on a file as a whole. */
  readonly wholeFiles: boolean
  /** The most lines that one suggestion may replace. */
  readonly suggestionLines: number
  /** The lines of a suggestion get the line ends of the file; no: only the last of them does. */
  readonly keepsCrlf: boolean
  /** A file that ends without a newline does so still when its last lines are deleted. */
  readonly keepsOpenEnd: boolean
  /** A suggestion has its button in a quote too; no: that is not known. */
  readonly quotedButtons: boolean
  /** What a suggestion would turn into something else. */
  readonly altered?: RegExp
  /** Files whose suggestions cannot be applied. */
  readonly unsuggestable?: RegExp
  /** Between the address of a repository and a commit; between the ends of a range of lines. */
  readonly permalink: { readonly blob: string; readonly range: string }
}

/** 65,536 characters are allowed; the unit is not documented, so some room is left. */
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
 * A million characters are allowed, more than anyone reads. A suggestion reaches 100 lines up from its line, which is
 * the last; its inner lines come out with LF; space separators other than the blank come out as blanks; notebooks
 * take none. https://docs.gitlab.com/user/project/merge_requests/reviews/suggestions/
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

/** Where known tools explain their rules. Nobody else publishes on them, and each serves a single project or authority. */
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

/** Hosts whose links are live where the user names none: that of the platform, and those that explain rules. */
export function linkHostsFor(host: string): readonly string[] {
  return [host, ...RULE_HOSTS]
}

export const DEFAULT_PLAN_OPTIONS: Omit<PlanOptions, 'sha256'> = {
  id: 'fencepost',
  event: 'comment',
  failOn: 'none',
  minSeverity: 'info',
  minConfidence: 0,
  maxComments: 50,
  outsideDiff: 'summary',
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
