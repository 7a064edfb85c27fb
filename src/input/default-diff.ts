import { UserError } from '../errors.ts'
import { findBase } from './diff-base.ts'
import { gitLine, readGit } from './git.ts'

export interface DefaultDiff {
  readonly text: string
  /** The range of commits in git's notation: `origin/main...HEAD`. */
  readonly range: string
  readonly mergeBase: string
}

const MAX_BYTES = 256 * 1024 * 1024

export interface DefaultDiffOptions {
  /** The end of it, as a full id; by default HEAD. */
  readonly commit?: string | undefined
  /** How similar two files must be for a rename. */
  readonly renames?: '30%' | '50%'
}

/** The change that would be proposed now: from the merge base with the remote's default branch to a commit. */
export function defaultDiff(
  directory: string,
  { commit, renames = '50%' }: DefaultDiffOptions = {},
): DefaultDiff {
  const head = findHead(directory, commit)
  const base = findBase(directory)
  const isHead = head === gitLine(directory, ['rev-parse', 'HEAD'])
  const range = `${base}...${isHead ? 'HEAD' : head.slice(0, 12)}`
  const mergeBase = gitLine(directory, ['merge-base', base, head])
  if (mergeBase === undefined) throw noMergeBase(directory, base)
  const args = [...DIFF, `--find-renames=${renames}`, mergeBase, head, '--']
  const text = readGit(directory, args, MAX_BYTES)
  if (text === undefined)
    throw new UserError(`git cannot make the diff ${range}, or it has more than ${MAX_BYTES >> 20} MiB`, {
      hint: `Try it: git diff ${range} > pr.diff. If that works, write --diff pr.diff.`,
    })
  return { text: text.toString('utf8'), range, mergeBase }
}

/**
 * What `git diff` prints without any configuration. It compares two commits, so no filter is run; the programs that a
 * configuration could name are turned off.
 */
const DIFF = [
  '-c',
  'core.attributesFile=',
  '-c',
  'core.quotePath=true',
  '-c',
  'diff.suppressBlankEmpty=false',
  'diff-tree',
  '-r',
  '--patch',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--line-prefix=',
  '--unified=3',
  '--inter-hunk-context=0',
  '--no-function-context',
  '--diff-algorithm=default',
  '--indent-heuristic',
  '-l1000',
  '--no-relative',
  '--submodule=short',
  '--ignore-submodules=none',
  '--full-index',
  '-O/dev/null',
]

function findHead(directory: string, commit: string | undefined): string {
  if (gitLine(directory, ['rev-parse', '--git-dir']) === undefined)
    throw new UserError(
      gitLine(directory, ['--version']) === undefined
        ? 'Without --diff, git makes the diff, and git cannot be run here'
        : `Without --diff, git makes the diff, and ${directory} is in no git repository`,
      { hint: `Run it in a clone of the project. ${OWN_DIFF}` },
    )
  const head = gitLine(directory, ['rev-parse', '--verify', '--quiet', `${commit ?? 'HEAD'}^{commit}`])
  if (head !== undefined) return head
  throw new UserError(
    commit === undefined ? 'This repository has no commit yet' : `This repository has no commit ${commit}`,
    {
      hint:
        commit === undefined
          ? 'Commit the change; what is not committed is not reviewed.'
          : `Fetch it: git fetch origin ${commit}. ${OWN_DIFF}`,
    },
  )
}

function noMergeBase(directory: string, base: string): UserError {
  const isShallow = gitLine(directory, ['rev-parse', '--is-shallow-repository']) === 'true'
  return isShallow
    ? new UserError(`This clone is shallow: it lacks the commit where HEAD branched off ${base}`, {
        hint: `Fetch the rest: git fetch --unshallow (actions/checkout: fetch-depth: 0; GitLab CI: GIT_DEPTH: 0). ${OWN_DIFF}`,
      })
    : new UserError(`HEAD and ${base} have no commit in common`, {
        hint: `Was it checked out from another repository? ${OWN_DIFF}`,
      })
}

const OWN_DIFF = 'Or name the diff: git diff main...HEAD > pr.diff, then --diff pr.diff.'
