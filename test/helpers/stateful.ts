import fc from 'fast-check'
import { expect } from 'vitest'
import { type Fault, type RequestPattern, replies } from '../../src/sandbox/http/fault.ts'
import { attemptOn, copiesIn, type World } from './attempt.ts'
import { HEAD } from './run-review.ts'
import { runs } from './runs.ts'

/** What any platform's sandbox can do. */
export interface Living {
  file(path: string): Promise<string | undefined>
  push(files: Record<string, string>): Promise<string>
  forcePush(files: Record<string, string>): Promise<string>
  fail(on: RequestPattern, fault: Fault): void
  close(): Promise<void>
}

/** What the world is expected to be like. The sandbox is the truth; this only knows what may be asked of it. */
export interface Model {
  open: boolean
  /** A person has begun a review under our token. */
  drafted: boolean
  pushes: number
}

/** A platform on which people and runs do things. */
export interface Stage<S extends Living> {
  start(): Promise<S>
  worldOf(sandbox: S): World
  readonly deeds: readonly Deed<S>[]
  readonly faults: readonly Fault[]
  /** Which of its requests may be struck. */
  readonly requests: number
  /** What a run may fail with. */
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

/** Something that people do; whatever the platform would not let them is left undone. */
export interface Deed<S> {
  readonly name: string
  readonly act: (sandbox: S, model: Model) => unknown
  readonly may?: (model: Model) => boolean
}

/** Whatever people do and whatever fails: each finding once, and nobody else's touched. */
export async function live<S extends Living>(stage: Stage<S>, normal: number): Promise<void> {
  const deeds = [...PUSHES, ...stage.deeds].map((deed) => fc.constant(new Doing(deed, stage)))
  const strike = fc.record({
    nth: fc.integer({ min: 1, max: stage.requests }),
    fault: fc.constantFrom(...stage.faults),
  })
  const run = fc
    .tuple(fc.constantFrom('one', 'two'), fc.subarray([...TEXTS.keys()]), fc.option(strike), fc.boolean())
    .map((given) => new Run(stage, ...given))
  const commands = fc.commands([run, ...deeds, ...Array.from({ length: 12 }, () => run)], {
    maxCommands: 20,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const real = await stage.start()
      try {
        await fc.asyncModelRun(() => ({ model: { open: true, drafted: false, pushes: 0 }, real }), sequence)
      } finally {
        await real.close()
      }
    }),
    { numRuns: runs(normal) },
  )
}

/** Each finding quotes the line that it is about, so it stays the same one wherever the line goes. */
const TEXTS = ['changed 10;', 'changed 20;', 'added 21;', 'With a cart.', 'line 2;', 'nowhere to be found;']

async function findingsFor(sandbox: Living, chosen: readonly number[]): Promise<object[]> {
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

interface Strike {
  readonly nth: number
  readonly fault: Fault
}

class Run<S extends Living> implements fc.AsyncCommand<Model, S> {
  readonly #stage: Stage<S>
  readonly #id: string
  readonly #chosen: readonly number[]
  readonly #strike: Strike | null
  readonly #resolveFixed: boolean

  constructor(
    stage: Stage<S>,
    id: string,
    chosen: readonly number[],
    strike: Strike | null,
    resolveFixed: boolean,
  ) {
    this.#stage = stage
    this.#id = id
    this.#chosen = chosen
    this.#strike = strike
    this.#resolveFixed = resolveFixed
  }

  check = () => true

  async run(model: Model, sandbox: S): Promise<void> {
    const world = this.#stage.worldOf(sandbox)
    const findings = await findingsFor(sandbox, this.#chosen)
    const given = { id: this.#id, findings, resolveFixed: this.#resolveFixed }
    let running = true
    if (this.#strike) sandbox.fail({ nth: this.#strike.nth, where: () => running }, this.#strike.fault)
    const ended = await attemptOn(world, given)
    running = false
    if (ended.kind === 'failed') {
      expect(ended.error.message).toMatch(this.#stage.failure(model))
      return
    }
    const { outcome } = ended.result
    if (!model.open) expect(outcome).toBe('skipped')
    else expect(outcome).toMatch(/^(posted|nothing-new|nothing-to-post)$/)
    if (!model.open) return
    // What a run has said is known to the next, whatever happened on the way.
    const again = await attemptOn(world, given)
    expect(again.kind === 'ended' && again.posts).toBe(0)
  }

  toString() {
    return `run(${this.#id}, [${this.#chosen}], ${JSON.stringify(this.#strike)}, resolve ${this.#resolveFixed})`
  }
}

class Doing<S extends Living> implements fc.AsyncCommand<Model, S> {
  readonly #deed: Deed<S>
  readonly #stage: Stage<S>

  constructor(deed: Deed<S>, stage: Stage<S>) {
    this.#deed = deed
    this.#stage = stage
  }

  check = (model: Readonly<Model>) => this.#deed.may?.(model) ?? true

  async run(model: Model, sandbox: S): Promise<void> {
    await this.#deed.act(sandbox, model)
    const world = this.#stage.worldOf(sandbox)
    for (const id of ['one', 'two'])
      for (const [key, count] of copiesIn(world, id)) expect(count, `copies of ${key}`).toBe(1)
  }

  toString = () => this.#deed.name
}

const cart = (sandbox: Living) => sandbox.file('src/cart.ts').then((text = '') => text)

const PUSHES: readonly Deed<Living>[] = [
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
