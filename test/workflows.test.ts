import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sandbox } from './helpers/github-run.ts'
import { ROOT } from './helpers/run.ts'
import { MODEL_ACTIONS } from './oracles/model-actions.ts'
import { problemsOf } from './workflow/parse.ts'
import { runWorkflow } from './workflow/run-workflow.ts'
import { shown } from './workflow/shown.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** Every workflow in a folder; YAML files of other kinds are left out. */
function workflowsIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name) && !/(?:action|gitlab-ci)\.ya?ml$/.test(name))
    .map((name) => path.join(folder, name))
}

describe('every workflow', () => {
  const own = workflowsIn('.github/workflows')
  const examples = workflowsIn('examples')

  test.for([...own, ...examples])('%s: GitHub’s parser finds no error', async (file) => {
    expect(await problemsOf(file, read(file))).toEqual([])
  })

  test.for<[wrong: string, workflow: object, says: string]>([
    ['a key', { permisions: {} }, "Unexpected value 'permisions'"],
    ['a context', { if: 'nobody.x' }, "Unrecognized named-value: 'nobody'"],
    ['a need', { needs: 'nobody' }, "depends on unknown job 'nobody'"],
  ])('the parser finds what is wrong with %s', async ([, wrong, says]) => {
    const job = { 'runs-on': 'ubuntu-latest', steps: [{ run: 'true' }], ...wrong }
    const jobs = { first: { ...job, if: 'true', needs: [], permisions: undefined }, job }
    const problems = await problemsOf('wrong.yml', JSON.stringify({ on: 'push', jobs }))
    expect(problems).toEqual([expect.stringContaining(says)])
  })

  test('examples have the same pins as our workflows, which are kept up to date', () => {
    const pinsIn = (files: readonly string[]) =>
      files
        .flatMap((file) => [...read(file).matchAll(/uses: (actions\/.*)/g)].map(([, pin = '']) => pin))
        .filter((pin) => !MODEL_ACTIONS[pin.split('@')[0] ?? '']) // recipes.test.ts
    const known = new Set(pinsIn(own))
    expect(pinsIn(examples).filter((pin) => !known.has(pin))).toEqual([])
  })
})

describe('ci.yml', () => {
  test('runs the action from the pull request on the pull request', async () => {
    const chunks = readdirSync(path.join(ROOT, 'dist/chunks')).map((name) => `dist/chunks/${name}`)
    const files = ['action.yml', 'dist/package.json', 'dist/index.js', ...chunks]
    const base = Object.fromEntries(files.map((file) => [file, read(file)]))
    const head = { ...base, 'src/cart.ts': 'let a = 1;\nlet b = 2\n' }
    const github = await sandbox({ base, head })
    const event = { name: 'pull_request', payload: await github.event() }
    const { test: tests, review } = shown(await runWorkflow('.github/workflows/ci.yml', { github, event }))
    expect(tests).toMatchObject(Array.from({ length: 3 }, () => ({ result: 'success' })))
    expect(review).toMatchObject([{ result: 'success', outputs: { outcome: 'posted', suggestions: '1' } }])
    await github.pressAll()
    expect(await github.file('src/cart.ts')).toBe('let a = 1\nlet b = 2\n')
  })
})

describe('release.yml', () => {
  const release = async (refName: string, version: string) => {
    const head = {
      'package.json': JSON.stringify({ version }),
      'CHANGELOG.md': `## [${version}] - 2026-11-16\n`,
    }
    const github = await sandbox({ base: {}, head })
    const event = { name: 'push', payload: {} }
    const jobs = shown(await runWorkflow('.github/workflows/release.yml', { github, event, refName }))
    const logs = Object.values(jobs).flatMap((cells) => cells.map(({ log }) => log))
    const calls = logs.join('\n').match(/^(?:npm publish|gh) .*/gm) ?? []
    return { results: Object.values(jobs).flatMap((cells) => cells.map(({ result }) => result)), calls }
  }

  test('a tag is packed, published and released, and the tag of the major version moves', async () => {
    const { results, calls } = await release('v1.4.0', '1.4.0')
    expect(results).toEqual(['success', 'success', 'success'])
    expect(calls).toEqual([
      'npm publish pack/fencepost.tgz --provenance --access public --tag latest',
      'gh release create v1.4.0 pack/fencepost.tgz --verify-tag --generate-notes --prerelease=false',
      expect.stringMatching(/^gh api --method PATCH repos\/octo\/fence\/git\/refs\/tags\/v1 -f sha=\w{40} /),
    ])
  })

  test('a pre-release moves no tag', async () => {
    const { calls } = await release('v2.0.0-rc.1', '2.0.0-rc.1')
    expect(calls).toEqual([
      expect.stringMatching(/--tag next$/),
      expect.stringMatching(/^gh release create v2.0.0-rc.1 .* --prerelease=true$/),
    ])
  })

  test('a tag other than the version of the package publishes nothing', async () => {
    expect(await release('v1.4.1', '1.4.0')).toEqual({
      results: ['failure', 'skipped', 'skipped'],
      calls: [],
    })
  })
})
