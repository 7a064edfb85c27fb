import { UserError } from '../errors.ts'
import { gitLine } from './git.ts'

/** The branch that a change is proposed for, as this repository knows it: `origin/main`. */
export function findBase(directory: string): string {
  const has = (ref: string) =>
    gitLine(directory, ['rev-parse', '--verify', '--quiet', `refs/remotes/${ref}^{commit}`]) !== undefined
  const remotes = (gitLine(directory, ['remote']) ?? '').split('\n').filter(Boolean)
  // With several remotes, `origin` is taken, as git names the one that was cloned.
  const remote = remotes.includes('origin') || remotes.length !== 1 ? 'origin' : remotes[0]
  const head = gitLine(directory, ['symbolic-ref', '--quiet', `refs/remotes/${remote}/HEAD`])
  const candidates = [
    ...(head?.startsWith('refs/remotes/') ? [head.slice('refs/remotes/'.length)] : []),
    `${remote}/main`,
    `${remote}/master`,
  ]
  const found = candidates.find(has) ?? upstream(directory)
  if (found !== undefined) return found
  throw remotes.length === 0 ? noRemote() : unknownDefault(directory, remote ?? 'origin')
}

function upstream(directory: string): string | undefined {
  return gitLine(directory, ['rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}'])
}

function noRemote(): UserError {
  return new UserError(
    'Without --diff, the change is compared with the default branch of the remote, and this repository has no remote',
    { hint: 'Name the diff: git diff main...HEAD > pr.diff, then --diff pr.diff.' },
  )
}

function unknownDefault(directory: string, remote: string): UserError {
  const isDetached = gitLine(directory, ['symbolic-ref', '--quiet', 'HEAD']) === undefined
  const where = isDetached ? 'HEAD is detached' : 'the branch has no upstream'
  return new UserError(
    `Without --diff, the change is compared with the default branch of ${remote}, which is not known here: there is no ${remote}/HEAD, ${remote}/main or ${remote}/master, and ${where}`,
    {
      hint: `Fetch it: git fetch ${remote} && git remote set-head ${remote} --auto (actions/checkout: fetch-depth: 0). Or name the diff: git diff BASE...HEAD > pr.diff, then --diff pr.diff.`,
    },
  )
}
