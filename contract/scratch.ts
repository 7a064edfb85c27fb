import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from '../src/errors.ts'
import type { Reply } from '../src/platforms/call.ts'
import type { Write } from './api.ts'
import { listOf, summaryOf } from './verdict.ts'

/** Every branch of a run begins with it, and nothing else in a scratch repository should. */
export const PREFIX = 'fencepost-contract-'
/** A repository is written to only if it has this topic. */
export const TOPIC = 'fencepost-scratch'
export const TITLE = 'fencepost: asking how reviews behave, closed when done'

/** How a ground is made and removed on a real server. */
export interface ScratchOptions {
  readonly apiUrl: string
  readonly token: string
  readonly reviewerToken: string | undefined
  /** `owner/name`, or a project's path. */
  readonly repository: string
  /** An interruption. Cleaning up ignores it. */
  readonly signal: AbortSignal
  readonly say: (line: string) => void
  /** Between two writes; 1000 except in tests. */
  readonly pauseMilliseconds: number
}

export interface Scratch<Ground> {
  /** For the record: the host, and its version where it says one. */
  readonly server: string
  /** Creates the branches and the pull request. */
  open(): Promise<Ground>
  /** Removes everything that this run has made, whatever has happened; returns what could not be removed. */
  cleanUp(): Promise<string[]>
  /** Removes what earlier runs have left behind, which were killed. */
  cleanUpAll(): Promise<string[]>
}

/** What one run may write to: it grows as the run makes things. */
export interface Owned {
  readonly base: string
  readonly head: string
  /** Number of the pull request. */
  number: number | undefined
  /** Ids of review comments, which GitHub addresses without their pull request. */
  readonly comments: Set<string>
}

export function newRun(): Owned {
  const id = randomBytes(6).toString('hex')
  return { base: `${PREFIX}${id}-base`, head: `${PREFIX}${id}-head`, number: undefined, comments: new Set() }
}

/** The names of earlier runs' branches in a list of branches, in pairs. */
export function runsAmong(branches: readonly string[]): Owned[] {
  const ids = branches.flatMap(
    (name) => new RegExp(`^${PREFIX}([0-9a-f]{12})-(?:base|head)$`).exec(name)?.[1] ?? [],
  )
  return [...new Set(ids)].map((id) => ({
    base: `${PREFIX}${id}-base`,
    head: `${PREFIX}${id}-head`,
    number: undefined,
    comments: new Set(),
  }))
}

export type MayWrite = (write: Write) => boolean

/** Throws unless the repository is marked as scratch. */
export function assertScratch(repository: string, topics: unknown, howToMark: string): void {
  if (Array.isArray(topics) && topics.includes(TOPIC)) return
  throw new UserError(`${repository} is not marked as a scratch repository: nothing was written`, {
    hint: `This makes branches and a pull request there. If that is fine, give it the topic ${TOPIC}: ${howToMark}`,
  })
}

/** Throws the platform's words if a step of the preparation was refused. */
export function assertDone(step: string, reply: Reply, hint?: string): void {
  if (reply.status >= 200 && reply.status < 300) return
  throw new UserError(`cannot ${step}: ${summaryOf(reply)}`, hint === undefined ? {} : { hint })
}

/** Asks again until there is a value: both platforms process a push after they have answered it. */
export async function waitFor<T>(
  what: string,
  read: () => Promise<T | undefined>,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<T> {
  for (let tries = 0; tries < 60; tries++) {
    const value = await read()
    if (value !== undefined) return value
    await sleep(milliseconds, undefined, signal ? { signal } : {})
  }
  throw new Error(`${what}: not there after 60 tries`)
}

/** All items of a list. */
export async function allPages(read: (page: number) => Promise<Reply>) {
  const all: Readonly<Record<string, unknown>>[] = []
  for (let page = 1; ; page++) {
    const reply = await read(page)
    assertDone('list what is there', reply)
    const items = listOf(reply.data)
    all.push(...items)
    if (items.length < 100) return all
  }
}
