import { expect, test } from 'vitest'
import { DEFAULT_PLAN_OPTIONS } from '../src/core/options/plan-options.ts'
import { BASE, FROM_LINTER, FROM_MODEL, HEAD } from '../src/demo/pull-request.ts'
import { withSections } from './helpers/documents.ts'
import { run, sandbox } from './helpers/github-run.ts'
import { type LoopFinding, postInLoop } from './helpers/posting-loop.ts'
import { Api } from './helpers/sandbox-client.ts'

const FINDINGS: readonly LoopFinding[] = [...FROM_MODEL, ...FROM_LINTER]

/** The last line that each piece of code was written for, where it is not the line that its author named. */
const MEANT: Readonly<Record<number, number>> = { 12: 14 }

type Post = (api: Api, findings: readonly LoopFinding[]) => Promise<unknown>

const WAYS: Readonly<Record<string, Post>> = {
  loop: postInLoop,
  fencepost: ({ github }, findings) => run(github, { findings, options: DEFAULT_PLAN_OPTIONS }),
}

interface Measured {
  readonly notifications: number
  readonly readable: number
  readonly wrong: number
  readonly again: number
  readonly moved: number
}

async function measure(post: Post): Promise<Measured> {
  const api = new Api(await sandbox({ base: BASE, head: HEAD }))
  const { github } = api
  await post(api, FINDINGS)
  const notifications = github.reviews().length
  const said = [...github.reviews(), ...github.comments()].map(({ body }) => body).join('\n')
  const readable = FINDINGS.filter(({ title, message }) => isReadable(said, title ?? message)).length
  const first = github.comments().length

  await post(api, FINDINGS)
  const again = github.comments().length - first

  await github.push({ 'src/cart.ts': `// Totals\n${HEAD['src/cart.ts']}` }, 'A line above all others')
  const before = github.comments().length
  await post(
    api,
    FINDINGS.map((finding) => ({ ...finding, line: finding.line + 1 })),
  )
  return {
    notifications,
    readable,
    wrong: await countWrong(post),
    again,
    moved: github.comments().length - before,
  }
}

function isReadable(said: string, text: string): boolean {
  return said.replaceAll('\\', '').includes(text)
}

/** Suggestions that, pressed alone, do something else than their author meant. */
async function countWrong(post: Post): Promise<number> {
  let wrong = 0
  for (const finding of FINDINGS) {
    const api = new Api(await sandbox({ base: BASE, head: HEAD }))
    await post(api, [finding])
    const [pressed] = await api.github.pressAll()
    if (pressed?.kind !== 'committed') continue
    const after = await api.github.file('src/cart.ts')
    if (after !== meantBy(finding)) wrong++
  }
  return wrong
}

function meantBy({ line, suggestion = '' }: LoopFinding): string {
  const lines = HEAD['src/cart.ts'].split('\n')
  const last = MEANT[line] ?? line
  return lines
    .toSpliced(line - 1, last - line + 1, ...(suggestion === '' ? [] : suggestion.split('\n')))
    .join('\n')
}

test('README.md: a loop of requests and Fencepost, measured on the pull request of the demo', async () => {
  const [loop, fencepost] = await Promise.all(Object.values(WAYS).map(measure))
  if (!loop || !fencepost) throw new Error('nothing measured')
  expect(fencepost).toEqual({ notifications: 1, readable: FINDINGS.length, wrong: 0, again: 0, moved: 0 })
  const row = (what: string, key: keyof Measured, reviewdog: string) =>
    `| ${what} | ${loop[key]} | ${reviewdog} | ${fencepost[key]} |`
  const table = [
    `| the ${FINDINGS.length} findings of the demo | a loop of \`curl\` | reviewdog 0.21 | Fencepost |`,
    '|---|---|---|---|',
    row('notifications that the author gets', 'notifications', '1'),
    row(
      'findings that can be read on the pull request',
      'readable',
      'those on added lines, the others in the log',
    ),
    row('buttons that change something else than was meant', 'wrong', 'not checked: posted as the tool says'),
    row('comments more when the workflow runs again', 'again', '0'),
    row('comments more after a push that moves the lines', 'moved', 'those that moved'),
  ]
  await expect(withSections('README.md', { comparison: table })).toMatchFileSnapshot('../README.md')
})
