import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import { readVerified } from '../../src/core/intake/verified-file.ts'
import { fencepost, ROOT, temporaryFiles } from './run.ts'

type Files = Record<string, string>

export interface Project {
  /** The repository; HEAD is the head of the pull request. */
  readonly directory: string
  /** Where clones are made. */
  readonly temp: string
  readonly head: string
  git(...args: string[]): string
}

/** A real repository with one commit of the base and one of the head, and `pr.diff` beside it. */
export function project(base: Files, head: Files): Project {
  const home = temporaryFiles()
  const [directory, temp] = ['project', 'temp'].map((name) => path.join(home, name)) as [string, string]
  for (const each of [directory, temp]) mkdirSync(each)
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: directory,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: home,
        GIT_CONFIG_GLOBAL: devNull,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: 'dev',
        GIT_AUTHOR_EMAIL: 'dev@example.com',
        GIT_COMMITTER_NAME: 'dev',
        GIT_COMMITTER_EMAIL: 'dev@example.com',
      },
    })
  git('init', '--quiet', '--initial-branch=main')
  for (const files of [base, head]) {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
      writeFileSync(path.join(directory, name), text)
    }
    git('add', '--all')
    git('commit', '--quiet', '--message', 'change')
  }
  writeFileSync(path.join(home, 'pr.diff'), git('diff', 'HEAD~1', 'HEAD'))
  return { directory, temp, head: git('rev-parse', 'HEAD').trim(), git }
}

export interface VerifyRun {
  readonly findings: readonly object[]
  readonly args?: readonly string[]
  readonly command: readonly string[]
  readonly env?: Record<string, string>
  readonly cwd?: string
  readonly output?: string
}

/** Runs the bundle in the project, and reads what it has written. */
export async function verify(where: Project, given: VerifyRun) {
  const ran = await fencepost(argumentsOf(where, given), {
    cwd: given.cwd ?? where.directory,
    env: { HOME: where.temp, TMPDIR: where.temp, ...given.env },
  })
  return { ...ran, results: resultsIn(where), runs: runsIn(ran.stderr), left: leftIn(where) }
}

/** The same, to be killed. */
export function startVerify(where: Project, given: VerifyRun) {
  return spawn(process.execPath, [path.join(ROOT, 'dist/cli/index.js'), ...argumentsOf(where, given)], {
    cwd: where.directory,
    env: { PATH: process.env.PATH, HOME: where.temp, TMPDIR: where.temp },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

function argumentsOf({ directory }: Project, { findings, args = [], command, output }: VerifyRun): string[] {
  const beside = (name: string) => path.join(directory, '..', name)
  writeFileSync(beside('findings.json'), JSON.stringify(findings))
  const files = ['--diff', beside('pr.diff'), '--findings', beside('findings.json')]
  return ['verify', ...files, '-o', output ?? beside('verified.json'), ...args, '--', ...command]
}

export function resultsIn({ directory }: Project) {
  try {
    const read = readVerified(readFileSync(path.join(directory, '../verified.json'), 'utf8'))
    return 'verified' in read ? read.verified : undefined
  } catch {
    return undefined
  }
}

/** `3: 10 of 20 suggestions: passed` */
function runsIn(log: string): string[] {
  return [...log.matchAll(/^Run (\d+), (.*) \([\d.]+ s\)$/gm)].map(([, nth, what]) => `${nth}: ${what}`)
}

/** Clones that were not removed. */
export function leftIn({ temp }: Project): string[] {
  return readdirSync(temp).filter((name) => name.startsWith('fencepost-'))
}
