import fc from 'fast-check'
import { expect } from 'vitest'
import { type Fault, type RequestPattern, replies } from '../../src/sandbox/http/fault.ts'
import { attemptOn, copiesIn, type World } from './attempt.ts'
import { HEAD } from './run-review.ts'
import { runs } from './runs.ts'

/** What the sandboxes of both platforms can do. */
export interface TestSandbox {
  file(path: string): Promise<string | undefined>
  push(files: Record<string, string>): Promise<string>
  forcePush(files: Record<string, string>): Promise<string>
  fail(on: RequestPattern, fault: Fault): void
  close(): Promise<void>
}

/** The expected state, reduced to what decides which actions are possible; the sandbox has the rest. */
export interface Model {
  open: boolean
  /** Whether a person has a pending review under our account. */
  drafted: boolean
  pushes: number
}

/** A platform under test, with the actions of its users. */
export interface TestPlatform<S extends TestSandbox> {
  start(): Promise<S>
  worldOf(sandbox: S): World
  readonly userActions: readonly UserAction<S>[]
  readonly faults: readonly Fault[]
  /** A fault occurs at one of the first `requests` requests of a run. */
  readonly requests: number
  /** Errors that a run may fail with. */
  failure(model: Model): RegExp
}

export const FAULTS: readonly Fault[] = [
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
  replies.serverError('before'),
  replies.serverError('after'),
  replies.empty('after'),
  replies.html('before'),
  { kind: 'cut', after: 1 },
  { kind: 'redirect', status: 307 },
]

/** An action of a user; skipped when `may` says that the platform would refuse it. */
export interface UserAction<S> {
  readonly name: string
  readonly act: (sandbox: S, model: Model) => unknown
  readonly may?: (model: Model) => boolean
}

/** Random sequences of user actions, runs and faults: each finding is published once, content of others is kept. */
export async function checkSequences<S extends TestSandbox>(
  platform: TestPlatform<S>,
  normal: number,
): Promise<void> {
  const userActions = [...PUSHES, ...platform.userActions].map((action) =>
    fc.constant(new ActionCommand(action, platform)),
  )
  const plannedFault = fc.record({
    nth: fc.integer({ min: 1, max: platform.requests }),
    fault: fc.constantFrom(...platform.faults),
  })
  const run = fc
    .tuple(
      fc.constantFrom('one', 'two'),
      fc.subarray([...TEXTS.keys()]),
      fc.option(plannedFault),
      fc.boolean(),
    )
    .map((given) => new RunCommand(platform, ...given))
  const commands = fc.commands([run, ...userActions, ...Array.from({ length: 12 }, () => run)], {
    maxCommands: 20,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const real = await platform.start()
      try {
        await fc.asyncModelRun(() => ({ model: { open: true, drafted: false, pushes: 0 }, real }), sequence)
      } finally {
        await real.close()
      }
    }),
    { numRuns: runs(normal) },
  )
}

/** Each finding is about the line with its text, so it stays the same finding when the line moves. */
const TEXTS = ['changed 10;', 'changed 20;', 'added 21;', 'With a cart.', 'line 2;', 'nowhere to be found;']

async function findingsFor(sandbox: TestSandbox, chosen: readonly number[]): Promise<object[]> {
  const [cart = '', readme = ''] = await Promise.all([sandbox.file('src/cart.ts'), sandbox.file('README.md')])
  return chosen.map((index) => {
    const text = TEXTS[index] ?? ''
    const path = index === 3 ? 'README.md' : 'src/cart.ts'
    const at = (path === 'README.md' ? readme : cart).split('\n').indexOf(text)
    const place = at < 0 ? {} : { line: at + 1 }
    const code = index % 2 === 0 ? { suggestion: `better ${index};` } : {}
    return { path, ...place, ...code, title: `Finding ${index}`, message: `About ${text}`, severity: 'error' }
  })
}

interface PlannedFault {
  readonly nth: number
  readonly fault: Fault
}

class RunCommand<S extends TestSandbox> implements fc.AsyncCommand<Model, S> {
  readonly #platform: TestPlatform<S>
  readonly #id: string
  readonly #chosen: readonly number[]
  readonly #plannedFault: PlannedFault | null
  readonly #resolveFixed: boolean

  constructor(
    platform: TestPlatform<S>,
    id: string,
    chosen: readonly number[],
    plannedFault: PlannedFault | null,
    resolveFixed: boolean,
  ) {
    this.#platform = platform
    this.#id = id
    this.#chosen = chosen
    this.#plannedFault = plannedFault
    this.#resolveFixed = resolveFixed
  }

  check = () => true

  async run(model: Model, sandbox: S): Promise<void> {
    const world = this.#platform.worldOf(sandbox)
    const findings = await findingsFor(sandbox, this.#chosen)
    const given = { id: this.#id, findings, resolveFixed: this.#resolveFixed }
    let running = true
    if (this.#plannedFault)
      sandbox.fail({ nth: this.#plannedFault.nth, where: () => running }, this.#plannedFault.fault)
    const ended = await attemptOn(world, given)
    running = false
    if (ended.kind === 'failed') {
      expect(ended.error.message).toMatch(this.#platform.failure(model))
      return
    }
    const { outcome } = ended.result
    if (!model.open) expect(outcome).toBe('skipped')
    else expect(outcome).toMatch(/^(posted|nothing-new|nothing-to-post)$/)
    if (!model.open) return
    // The next run must recognize everything that this one published, whatever failed.
    const again = await attemptOn(world, given)
    expect(again.kind === 'ended' && again.posts).toBe(0)
  }

  toString() {
    return `run(${this.#id}, [${this.#chosen}], ${JSON.stringify(this.#plannedFault)}, resolve ${this.#resolveFixed})`
  }
}

class ActionCommand<S extends TestSandbox> implements fc.AsyncCommand<Model, S> {
  readonly #action: UserAction<S>
  readonly #platform: TestPlatform<S>

  constructor(action: UserAction<S>, platform: TestPlatform<S>) {
    this.#action = action
    this.#platform = platform
  }

  check = (model: Readonly<Model>) => this.#action.may?.(model) ?? true

  async run(model: Model, sandbox: S): Promise<void> {
    await this.#action.act(sandbox, model)
    const world = this.#platform.worldOf(sandbox)
    for (const id of ['one', 'two'])
      for (const [key, count] of copiesIn(world, id)) expect(count, `copies of ${key}`).toBe(1)
  }

  toString = () => this.#action.name
}

const cart = (sandbox: TestSandbox) => sandbox.file('src/cart.ts').then((text = '') => text)

const PUSHES: readonly UserAction<TestSandbox>[] = [
  {
    name: 'push that moves lines',
    act: async (sandbox, model) =>
      sandbox.push({ 'src/cart.ts': `pushed ${model.pushes++};\n${await cart(sandbox)}` }),
  },
  {
    name: 'push that changes a commented line',
    act: async (sandbox, model) =>
      sandbox.push({
        'src/cart.ts': (await cart(sandbox)).replace(/^changed 10;.*$/m, `changed 10; // ${model.pushes++}`),
      }),
  },
  {
    name: 'push that takes a line away',
    act: async (sandbox, model) =>
      sandbox.push({
        'src/cart.ts': (await cart(sandbox)).replace('added 21;\n', ''),
        'n.txt': `${model.pushes++}\n`,
      }),
  },
  {
    name: 'force-push',
    act: (sandbox, model) => sandbox.forcePush({ ...HEAD, 'n.txt': `${model.pushes++}\n` }),
  },
]
