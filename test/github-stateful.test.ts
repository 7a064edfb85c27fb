import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCommentMarker } from '../src/core/marker.ts'
import { secondaryLimit } from '../src/sandbox/github/rate-limit.ts'
import { type Fault, replies } from '../src/sandbox/http/fault.ts'
import { type GitHub, startGitHub } from '../src/sandbox/start-github.ts'
import { attempt, copies, draftsOfOurs } from './github-attempt.ts'
import { BASE, HEAD } from './run-review.ts'

const RUNS = 20 * Number(process.env.FENCEPOST_RUNS ?? 1)

/** What the world is expected to be like. The sandbox is the truth; this only knows what may be asked of it. */
interface Model {
  open: boolean
  /** A person has begun a review under our token. */
  drafted: boolean
  pushes: number
}

type Command = fc.AsyncCommand<Model, GitHub>

/** Each finding quotes the line that it is about, so it stays the same one wherever the line goes. */
const TEXTS = ['changed 10;', 'changed 20;', 'added 21;', 'With a cart.', 'line 2;', 'nowhere to be found;']

async function findingsFor(github: GitHub, chosen: readonly number[]): Promise<object[]> {
  const [cart = '', readme = ''] = await Promise.all([github.file('src/cart.ts'), github.file('README.md')])
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

class Run implements Command {
  readonly #id: string
  readonly #chosen: readonly number[]
  readonly #strike: Strike | null
  readonly #resolveFixed: boolean

  constructor(id: string, chosen: readonly number[], strike: Strike | null, resolveFixed: boolean) {
    this.#id = id
    this.#chosen = chosen
    this.#strike = strike
    this.#resolveFixed = resolveFixed
  }

  check = () => true

  async run(model: Model, github: GitHub): Promise<void> {
    const findings = await findingsFor(github, this.#chosen)
    const given = { id: this.#id, findings, resolveFixed: this.#resolveFixed }
    let running = true
    if (this.#strike) github.fail({ nth: this.#strike.nth, where: () => running }, this.#strike.fault)
    const ended = await attempt(github, given)
    running = false
    if (ended.kind === 'failed') {
      const expected = model.drafted
        ? /pending review|cannot be read|refused/
        : /cannot be read|may have been posted|refused/
      expect(ended.error.message).toMatch(expected)
      return
    }
    const { outcome } = ended.result
    if (!model.open) expect(outcome).toBe('skipped')
    else expect(outcome).toMatch(/^(posted|nothing-new|nothing-to-post)$/)
    if (!model.open) return
    expect(draftsOfOurs(github)).toEqual([])
    // What a run has said is known to the next, whatever happened on the way.
    const again = await attempt(github, given)
    expect(again.kind === 'ended' && again.posts).toBe(0)
  }

  toString() {
    return `run(${this.#id}, [${this.#chosen}], ${JSON.stringify(this.#strike)}, resolve ${this.#resolveFixed})`
  }
}

/** Something that people do; whatever GitHub would not let them is left undone. */
class Deed implements Command {
  readonly #name: string
  readonly #do: (github: GitHub, model: Model) => Promise<unknown>
  readonly #may: (model: Model) => boolean

  constructor(
    name: string,
    deed: (github: GitHub, model: Model) => Promise<unknown>,
    may: (model: Model) => boolean = () => true,
  ) {
    this.#name = name
    this.#do = deed
    this.#may = may
  }

  check = (model: Readonly<Model>) => this.#may(model)

  async run(model: Model, github: GitHub): Promise<void> {
    await this.#do(github, model)
    for (const id of ['one', 'two'])
      for (const [key, count] of copies(github, id)) expect(count, `copies of ${key}`).toBe(1)
  }

  toString = () => this.#name
}

const cart = (github: GitHub) => github.file('src/cart.ts').then((text = '') => text)
const ours = (github: GitHub) =>
  github.comments().filter(({ body, replyTo }) => !replyTo && readCommentMarker(body))

const DEEDS: readonly Deed[] = [
  new Deed('push that moves lines', async (github, model) =>
    github.push({ 'src/cart.ts': `pushed ${model.pushes++};\n${await cart(github)}` }),
  ),
  new Deed('push that changes a commented line', async (github, model) =>
    github.push({
      'src/cart.ts': (await cart(github)).replace(/^changed 10;.*$/m, `changed 10; // ${model.pushes++}`),
    }),
  ),
  new Deed('push that takes a line away', async (github, model) =>
    github.push({
      'src/cart.ts': (await cart(github)).replace('added 21;\n', ''),
      'n.txt': `${model.pushes++}\n`,
    }),
  ),
  new Deed('force-push', async (github, model) =>
    github.forcePush({ ...HEAD, 'n.txt': `${model.pushes++}\n` }),
  ),
  new Deed('push to the base', async (github, model) => github.pushBase({ 'm.txt': `${model.pushes++}\n` })),
  new Deed('a person comments', (github) =>
    github.as('ann').comment({ path: 'README.md', line: 1, body: 'Nice.' }),
  ),
  new Deed('a person copies our comment', async (github) => {
    const [first] = ours(github)
    if (first) await github.as('ann').comment({ path: 'README.md', line: 1, body: first.body })
  }),
  new Deed('a person replies', async (github) => {
    const last = ours(github).at(-1)
    if (last) await github.as('ann').reply(last.id, 'Why?')
  }),
  new Deed('a person resolves', async (github) => {
    const [first] = ours(github)
    if (first) await github.as('dev').resolve(first.id)
  }),
  new Deed('a person drafts', (github) =>
    github
      .as('bob')
      .draft({ body: 'Later.', comments: [] })
      .catch(() => {}),
  ),
  new Deed(
    'a person drafts under our token',
    async (github, model) => {
      await github.as(github.viewer).draft({ body: 'Mine.', comments: [] })
      model.drafted = true
    },
    ({ drafted }) => !drafted,
  ),
  new Deed(
    'and discards it',
    async (github, model) => {
      const draft = github.reviews().find(({ user, state }) => user === github.viewer && state === 'PENDING')
      const { url, owner, repo, number, token } = github
      const address = `${url}/repos/${owner}/${repo}/pulls/${number}/reviews/${draft?.id}`
      await fetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
      model.drafted = false
    },
    ({ drafted }) => drafted,
  ),
  new Deed('close', async (github, model) => {
    github.closePull()
    model.open = false
  }),
  new Deed(
    'reopen',
    async (github, model) => {
      github.reopenPull()
      model.open = true
    },
    ({ open }) => !open,
  ),
]

const fault = fc.constantFrom<Fault>(
  { kind: 'reset', when: 'before' },
  { kind: 'reset', when: 'after' },
  replies.serverError('before'),
  replies.serverError('after'),
  replies.empty('after'),
  replies.html('before'),
  { kind: 'cut', after: 1 },
  { kind: 'redirect', status: 307 },
  secondaryLimit({ retryAfter: '3' }),
  {
    kind: 'reply',
    when: 'before',
    status: 422,
    body: '{"message":"No","errors":["Line could not be resolved"]}',
  },
)
const run = fc
  .tuple(
    fc.constantFrom('one', 'two'),
    fc.subarray([0, 1, 2, 3, 4, 5]),
    fc.option(fc.record({ nth: fc.integer({ min: 1, max: 8 }), fault })),
    fc.boolean(),
  )
  .map((given) => new Run(...given))

test('whatever people do and whatever fails: each finding once, and nobody else’s touched', async () => {
  const commands = fc.commands(
    [run, ...DEEDS.map((deed) => fc.constant(deed)), ...Array.from({ length: 12 }, () => run)],
    {
      maxCommands: 20,
      size: 'max',
    },
  )
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const github = await startGitHub({ base: BASE, head: HEAD, permissions: { contents: 'write' } })
      try {
        await fc.asyncModelRun(
          () => ({ model: { open: true, drafted: false, pushes: 0 }, real: github }),
          sequence,
        )
      } finally {
        await github.close()
      }
    }),
    { numRuns: RUNS },
  )
})
