import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { GITHUB_QUESTIONS } from '../../contract/github/questions.ts'
import { GITLAB_QUESTIONS } from '../../contract/gitlab/questions.ts'
import { main } from '../../contract/main.ts'
import { type PlatformName, readRecord, recordPath } from '../../contract/record.ts'
import { runs } from '../helpers/runs.ts'
import { AUTHOR_TOKEN, REVIEWER_TOKEN, startScratchGitHub } from '../helpers/scratch-github.ts'
import { GITLAB_TOKEN, startScratchGitLab } from '../helpers/scratch-gitlab.ts'
import type { Trouble } from '../helpers/scratch-server.ts'

const TOKENS = {
  github: { FENCEPOST_CONTRACT_TOKEN: AUTHOR_TOKEN, FENCEPOST_CONTRACT_REVIEWER_TOKEN: REVIEWER_TOKEN },
  gitlab: { FENCEPOST_CONTRACT_TOKEN: GITLAB_TOKEN },
}
const REPOSITORIES = { github: 'octo/scratch', gitlab: 'field/scratch' }

interface Run {
  readonly flags?: readonly string[]
  readonly signal?: AbortSignal
  readonly onSaid?: (line: string) => void
}

/** Runs it against a server on loopback, with a copy of the record. */
async function contract(
  platform: PlatformName,
  url: string,
  { flags = [], signal = new AbortController().signal, onSaid = () => {} }: Run = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fencepost-contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const record = path.join(folder, 'record.json')
  copyFileSync(recordPath(platform), record)
  const lines: string[] = []
  const code = await main([`--${platform}`, REPOSITORIES[platform], '--api-url', url, ...flags], {
    env: TOKENS[platform],
    say(line) {
      lines.push(line)
      onSaid(line)
    },
    signal,
    today: () => '2026-11-18',
    recordOf: () => record,
    pauseMilliseconds: 0,
  })
  return { code, lines, said: lines.join('\n'), record: readRecord(record) }
}

async function github(setup: Parameters<typeof startScratchGitHub>[0] = {}) {
  const server = await startScratchGitHub(setup)
  onTestFinished(server.close)
  return server
}

async function gitlab(setup: Parameters<typeof startScratchGitLab>[0] = {}) {
  const server = await startScratchGitLab(setup)
  onTestFinished(server.close)
  return server
}

describe('a whole run', () => {
  test('on GitHub: records what it saw and leaves only a closed pull request', async () => {
    const server = await github()
    const { code, said, record } = await contract('github', server.url)
    expect(code, said).toBe(0)
    const host = new URL(server.url).host
    const { patchBytes, finalNewline, ...others } = record
    expect(finalNewline).toEqual({ answer: 'kept', source: 'assumed' })
    expect(patchBytes).toMatchObject({ source: 'seen' })
    for (const entry of Object.values(others)) {
      expect(entry).toMatchObject({ source: 'seen', date: '2026-11-18', server: host })
    }
    const before = readRecord(recordPath('github'))
    expect(answersIn(others)).toEqual(answersIn(before, Object.keys(others)))
    expect(server.openPulls()).toEqual([1])
    expect([...server.branches.keys()]).toEqual(['main'])
    expect(server.leftovers()).toEqual({ comments: 0, pending: 0 })
    expect(said).toContain(`1/${GITHUB_QUESTIONS.length}`)
  })

  test.for([true, false])('on GitLab, as an owner: %s', async (isOwner) => {
    const server = await gitlab({ isOwner })
    const { code, said, record } = await contract('gitlab', server.url)
    expect(code, said).toBe(0)
    expect(answersIn(record)).toEqual(answersIn(readRecord(recordPath('gitlab'))))
    expect(Object.values(record).map(({ source }) => source)).toEqual(GITLAB_QUESTIONS.map(() => 'seen'))
    expect(record.version).toMatchObject({ server: expect.stringContaining(' 19.2.0-ee') })
    expect(server.openMergeRequests()).toEqual([1])
    expect([...server.branches.keys()]).toEqual(['main'])
    expect(server.drafts()).toBe(0)
  })

  test('without a reviewer, what only others can do stays open', async () => {
    const server = await github()
    const { FENCEPOST_CONTRACT_REVIEWER_TOKEN: _, ...env } = TOKENS.github
    const lines: string[] = []
    const surroundings = { env, say: (line: string) => void lines.push(line), today: () => '2026-11-18' }
    const flags = ['--only', 'requestChangesWithoutBody', '--no-record', '--api-url', server.url]
    const signal = new AbortController().signal
    const code = await main(['--github', 'octo/scratch', ...flags], {
      ...surroundings,
      signal,
      pauseMilliseconds: 0,
    })
    expect(code).toBe(0)
    expect(lines.at(-1)).toBe('still open: requestChangesWithoutBody')
  })
})

function answersIn(record: ReturnType<typeof readRecord>, ids = Object.keys(record)) {
  return Object.fromEntries(
    ids.map((id) => [id, { answer: record[id]?.answer, message: record[id]?.message }]),
  )
}

describe('nothing is written', () => {
  test('without the topic', async () => {
    const [hub, lab] = [await github({ topics: ['scratch'] }), await gitlab({ topics: [] })]
    for (const [platform, server] of [
      ['github', hub],
      ['gitlab', lab],
    ] as const) {
      const { code, said } = await contract(platform, server.url)
      expect(code).toBe(2)
      expect(said).toContain('is not marked as a scratch repository: nothing was written')
      expect(said).toContain('fencepost-scratch')
      expect(server.writes).toEqual([])
    }
  })

  test.for([
    [['--github', 'octo/scratch'], {}, 'FENCEPOST_CONTRACT_TOKEN is not set'],
    [['--github', 'octo/scratch'], { GITHUB_TOKEN: 'x' }, 'FENCEPOST_CONTRACT_TOKEN is not set'],
    [['--github', 'a/b', '--gitlab', 'a/b'], TOKENS.github, 'give --github or --gitlab, not both'],
    [['--github', 'octo'], TOKENS.github, '--github takes owner/name, not "octo"'],
    [['--github', 'octo/../x'], TOKENS.github, '--github takes owner/name'],
    [['--github', 'a/b', '--api-url', 'x'], TOKENS.github, '--api-url takes an http or https address'],
    [['--github', 'a/b', '--api-url', 'ftp://x'], TOKENS.github, '--api-url takes an http or https address'],
    [['--github', 'a/b', '--api-url', 'http://127.0.0.1:1'], TOKENS.github, '127.0.0.1:1 cannot be reached'],
    [['--github', 'a/b', '--only', 'nothing'], TOKENS.github, '--only: no such question: nothing'],
    [['--clean'], {}, '--clean and --api-url need --github or --gitlab'],
    [['--what'], {}, "Unknown option '--what'"],
  ] as const)('%o %o: %s', async ([flags, env, message]) => {
    const lines: string[] = []
    const signal = new AbortController().signal
    const say = (line: string) => void lines.push(line)
    expect(await main(flags, { env, say, signal, today: () => '' })).toBe(2)
    expect(lines.join('\n')).toContain(message)
  })
})

const FEW = ['--only', 'oneLineRange,bodyOfPendingReview,tildeFence,patchLines']
const PENDING = ['--only', 'bodyOfPendingReview,olderCommit']
const FEW_ON_GITLAB = ['--only', 'wording,positionlessDrafts,bulkPublishNote,draftUpdate,blankSuggestion']

describe('whatever goes wrong, it cleans up; if that goes wrong, it says what is left', () => {
  const mishaps = fc.record({
    at: fc.integer({ min: 1, max: 40 }),
    what: fc.constantFrom('interrupted', 'refused', 'lost-answer', 'reset'),
  })

  /** `mayLeave`: the mishap has hit the cleaning up itself. */
  async function mishap<Server extends { url: string; writes: string[] }>(
    platform: PlatformName,
    { at, what }: { at: number; what: Trouble | 'interrupted' },
    start: (trouble: (write: number) => Trouble) => Promise<Server>,
    flags = platform === 'github' ? FEW : FEW_ON_GITLAB,
  ) {
    const interruption = new AbortController()
    const server = await start((write) => {
      if (write !== at) return 'none'
      if (what !== 'interrupted') return what
      interruption.abort(new Error('interrupted'))
      return 'none'
    })
    let before = Number.POSITIVE_INFINITY
    const onSaid = (line: string) => {
      if (line.startsWith('cleaning up')) before = server.writes.length
    }
    const { code, said } = await contract(platform, server.url, {
      flags,
      signal: interruption.signal,
      onSaid,
    })
    if (interruption.signal.aborted) expect(code, said).toBe(130)
    const mayLeave = what !== 'interrupted' && at > before
    if (said.includes('left behind')) expect({ mayLeave, code }, said).toEqual({ mayLeave: true, code: 1 })
    return { server, said, isClean: !said.includes('left behind') }
  }

  test('GitHub', async () => {
    const property = fc.asyncProperty(mishaps, async (how) => {
      const { server, said, isClean } = await mishap('github', how, (trouble) => github({ trouble }))
      const { openPulls, branches, leftovers } = server
      const left = { pulls: openPulls(), branches: [...branches.keys()], ...leftovers() }
      if (isClean) expect(left, said).toEqual({ pulls: [1], branches: ['main'], comments: 0, pending: 0 })
      expect(openPulls()).toContain(1)
      expect(branches.has('main')).toBe(true)
    })
    await fc.assert(property, { numRuns: runs(40) })
  })

  test('GitHub: interrupted at any write while a review is pending', async () => {
    for (let at = 1; at <= 16; at++) {
      const how = { at, what: 'interrupted' } as const
      const { server, said } = await mishap('github', how, (trouble) => github({ trouble }), PENDING)
      expect(server.leftovers(), said).toEqual({ comments: 0, pending: 0 })
      expect(server.openPulls()).toEqual([1])
    }
  })

  test('GitLab', async () => {
    const property = fc.asyncProperty(mishaps, async (how) => {
      const { server, said, isClean } = await mishap('gitlab', how, (trouble) => gitlab({ trouble }))
      const { openMergeRequests, branches } = server
      const left = { open: openMergeRequests(), branches: [...branches.keys()] }
      if (isClean) expect(left, said).toEqual({ open: [1], branches: ['main'] })
      expect(openMergeRequests()).toContain(1)
      expect(branches.has('main')).toBe(true)
    })
    await fc.assert(property, { numRuns: runs(40) })
  })
})

test('--clean removes what killed runs have left, and nothing else', async () => {
  const mine = ['fencepost-contract-0123456789ab-base', 'fencepost-contract-0123456789ab-head']
  const others = ['fencepost-contract-notes', 'fencepost-contract-0123456789ab-head-2', 'my-head']
  const server = await github({ branches: [...mine, ...others] })
  const { code, said } = await contract('github', server.url, { flags: ['--clean'] })
  expect(code, said).toBe(0)
  expect([...server.branches.keys()]).toEqual(['main', ...others])
  expect(server.openPulls()).toEqual([1, 2, 4, 5])
})
