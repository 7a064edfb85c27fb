import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sandbox } from '../helpers/github-run.ts'
import { sandbox as gitlabSandbox } from '../helpers/gitlab-run.ts'
import { fencepost, temporaryFiles } from '../helpers/run.ts'
import { runs } from '../helpers/runs.ts'

const PATH = 'src/cart.ts'

/** A file in which some lines stand twice, most of them outside of the diff. */
const fileWith = (sum: string) => {
  const functions = ['net', 'gross', 'total'].flatMap((name, at) => [
    `export function ${name}(items: Item[]): number {`,
    '  let sum = 0',
    '  for (const item of items) {',
    `    sum += item.${at === 1 ? sum : name}`,
    '  }',
    '  return sum',
    '}',
    '',
    ...Array.from({ length: 6 }, (_, row) => `// ${name} ${row}`),
  ])
  return `${functions.join('\n')}\n`
}
const BASE = { [PATH]: fileWith('gross') }
const HEAD = { [PATH]: fileWith('price * rate') }

const ROWS = (HEAD[PATH] ?? '').split('\n').slice(0, -1)
/** What models write: an edit of one line, at its place or a little off, with its quote, another one or none. */
const edits = fc
  .record({
    at: fc.integer({ min: 15, max: 21 }),
    off: fc.constantFrom(0, 0, 0, 1, -1, 6),
    path: fc.constantFrom(PATH, PATH, PATH, 'cart.ts', 'nope.ts'),
    code: fc.constantFrom<(row: string) => string>(
      (row) => row.replace(/sum|items|item/, 'amount'),
      (row) => row.replace('    ', '  '),
      (row) => `${row} // checked`,
      (row) => `${row}\n  }`,
      (row) => `${row}\n// ...`,
      () => '',
    ),
    quote: fc.constantFrom('own', 'own', 'other', 'none'),
    message: fc.constantFrom('Wrong sum.', 'Remove this line.'),
  })
  .map(({ at, off, path, code, quote, message }) => {
    const row = ROWS[at - 1] ?? ''
    const original = quote === 'own' ? row : (ROWS[at] ?? '')
    const suggestion = code(row)
    return { path, line: at + off, message, suggestion, ...(quote === 'none' ? {} : { original }) }
  })
const entries = fc.array(edits, { minLength: 1, maxLength: 6 })

/** A checkout of the head, and the diff. */
function checkout({ directory, headSha }: { directory: string; headSha: string }) {
  const cwd = temporaryFiles()
  const git = (...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' })
  git('clone', '--quiet', `file://${directory}`, '.')
  git('checkout', '--quiet', headSha)
  return { cwd, diff: git('diff', 'origin/main...HEAD') }
}

/** Of each finding, whether it has a button. */
function buttonsIn(json: string): boolean[] {
  const { findings } = JSON.parse(json) as { findings: { suggestion: string }[] }
  return findings.map(({ suggestion }) => suggestion === 'committable')
}

interface Server {
  readonly directory: string
  readonly headSha: string
}

async function expectAgreement(server: Server, target: string[], env: Record<string, string>): Promise<void> {
  const { cwd, diff } = checkout(server)
  const pr = temporaryFiles({ 'pr.diff': diff })
  // In the job that posts on GitHub nothing is checked out; a pipeline of GitLab has a checkout.
  const isGitHub = target[0] === '--repo'
  let offered = 0
  await fc.assert(
    fc.asyncProperty(entries, async (findings) => {
      const stdin = JSON.stringify({ findings })
      const platform = isGitHub ? [] : ['--platform', 'gitlab']
      const about = ['--diff', `${pr}/pr.diff`, '--commit', server.headSha, ...platform]
      const checked = await fencepost(['check', '--json', '--findings', '-', ...about], { stdin, cwd })
      const posted = await fencepost(
        ['post', ...target, '--findings', '-', '--json', '--duplicates', 'post', '--dry-run', 'true'],
        { stdin, cwd: isGitHub ? temporaryFiles() : cwd, env },
      )
      expect(posted.status, posted.stderr).toBe(0)
      expect(buttonsIn(checked.stdout), checked.stderr).toEqual(buttonsIn(posted.stdout))
      offered += buttonsIn(checked.stdout).filter(Boolean).length
    }),
    { numRuns: runs(40) },
  )
  expect(offered).toBeGreaterThan(0)
}

describe('check promises a button exactly where the posting run offers it', () => {
  test('on GitHub', async () => {
    const github = await sandbox({ base: BASE, head: HEAD, rate: { limit: 1_000_000 } })
    const target = ['--repo', `${github.owner}/${github.repo}`, '--pr', String(github.number)]
    await expectAgreement(github, target, { GITHUB_API_URL: github.url, GITHUB_TOKEN: github.token })
  })

  test('on GitLab', async () => {
    const gitlab = await gitlabSandbox({ base: BASE, head: HEAD })
    const target = ['--project', gitlab.project.path, '--mr', String(gitlab.iid)]
    await expectAgreement(gitlab, target, { CI_API_V4_URL: gitlab.url, GITLAB_TOKEN: gitlab.token })
  })
})
