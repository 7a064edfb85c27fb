import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Sandbox, sandbox, visibleReviews } from './helpers/github-run.ts'
import { failsWith, loops } from './helpers/loops.ts'
import { ROOT, temporaryFiles } from './helpers/run.ts'
import { MODEL_ACTIONS } from './oracles/model-actions.ts'
import { serveChatCompletions, type Trouble } from './workflow/chat-completions.ts'
import { readYaml, type Workflow } from './workflow/parse.ts'
import { runWorkflow } from './workflow/run-workflow.ts'
import { shown } from './workflow/shown.ts'

/** Recipes by the secret that they need. */
const RECIPES: Readonly<Record<string, string | undefined>> = {
  'claude.yml': 'ANTHROPIC_API_KEY',
  'claude-mcp.yml': 'ANTHROPIC_API_KEY',
  'codex.yml': 'OPENAI_API_KEY',
  'gemini.yml': 'GEMINI_API_KEY',
  'ai-inference.yml': undefined,
  'curl.yml': 'MODEL_KEY',
}

const read = (recipe: string) => readFileSync(path.join(ROOT, 'examples', recipe), 'utf8')

const OPENAI = 'https://api.openai.com/v1/chat/completions'

interface RecipeRun {
  readonly secrets?: Record<string, string>
  readonly trouble?: Trouble
  /** Changes the recipe. */
  readonly change?: [from: string, to: string]
}

/** Runs a recipe as the runner would, with stand-ins for the models. */
async function run(recipe: string, github: Sandbox, given: RecipeRun = {}) {
  const key = RECIPES[recipe]
  const { secrets = key ? { [key]: 'key' } : {}, trouble, change = ['', ''] } = given
  const address = recipe === 'curl.yml' ? await serveChatCompletions(trouble) : OPENAI
  const text = read(recipe).replace(OPENAI, address)
  expect(text).toContain(change[0])
  const file = path.join(temporaryFiles({ [recipe]: text.replace(...change) }), recipe)
  const event = { name: 'pull_request', payload: await github.event() }
  return shown(await runWorkflow(file, { github, event, secrets }))
}

async function withTests(text: string) {
  const { files, description, mended } = loops(3)
  const { base, head } = description
  const check = failsWith(text)
  const github = await sandbox({ base: { ...base, check }, head: { ...head, check } })
  return { github, files, mended }
}

/** What curl.yml calls. If it is missing, its tests are skipped locally and fail in our CI. */
const missing = ['jq', 'curl'].filter((tool) => spawnSync(tool, ['--version']).status !== 0)
const curlSkipped = missing.length > 0 && process.env.FENCEPOST_REQUIRE_TOOLS !== '1'
const curlName = curlSkipped
  ? `curl.yml (SKIPPED unless FENCEPOST_REQUIRE_TOOLS=1: ${missing.join()} not installed)`
  : 'curl.yml'

describe.for(Object.keys(RECIPES).filter((recipe) => recipe !== 'curl.yml'))('%s', asPromised)

describe.skipIf(curlSkipped)(curlName, () => {
  asPromised('curl.yml')

  test.for<Trouble>(['length', 'refusal'])('an answer that ends with %s is none', async (trouble) => {
    const github = await sandbox(loops(1).description)
    const { model, post } = await run('curl.yml', github, { trouble })
    expect({ model, post }).toMatchObject({ model: [{ result: 'failure' }], post: [{ result: 'skipped' }] })
    expect(model?.[0]?.log).toContain('chatcmpl-1')
  })
})

function asPromised(recipe: string): void {
  test('what passes the tests has a button that is right, what fails has none', async () => {
    const { github, files, mended } = await withTests('i < n')
    const jobs = await run(recipe, github)
    const outputs = { outcome: 'posted', comments: '3', suggestions: '2' }
    expect(jobs, JSON.stringify(jobs)).toMatchObject({
      model: [{ result: 'success' }],
      verify: [{ result: 'success' }],
      post: [{ result: 'success', outputs }],
    })
    expect(visibleReviews(github)).toHaveLength(1)
    await github.pressAll()
    const after = Object.fromEntries(
      await Promise.all(files.map(async (file) => [file, await github.file(file)] as const)),
    )
    expect(after).toEqual({ ...mended, 'src/loop1.ts': mended['src/loop1.ts']?.replace('i < n', 'i <= n') })
  })

  test('nothing found is no review', async () => {
    const github = await sandbox({ base: { 'a.ts': 'let a = 1\n' }, head: { 'a.ts': 'let a = 2\n' } })
    const jobs = await run(recipe, github)
    expect(jobs.post, JSON.stringify(jobs)).toMatchObject([{ result: 'success', outputs: { findings: '0' } }])
    expect(visibleReviews(github)).toEqual([])
  })

  test('from a fork nothing runs', async () => {
    const github = await sandbox({ ...loops(1).description, fork: true })
    const results = Object.values(await run(recipe, github)).flatMap((cells) =>
      cells.map((cell) => cell.result),
    )
    expect(results).toEqual(['skipped', 'skipped', 'skipped'])
  })

  test('if the model cannot be asked, its job fails and nothing is posted', async () => {
    const github = await sandbox(loops(1).description)
    const given: RecipeRun = RECIPES[recipe]
      ? { secrets: {} }
      : { change: ['copilot-requests: write', 'copilot-requests: none'] }
    const { model, post } = await run(recipe, github, given)
    expect({ model, post }).toMatchObject({ model: [{ result: 'failure' }], post: [{ result: 'skipped' }] })
    expect(visibleReviews(github)).toEqual([])
  })
}

test.for(['gemini.yml', 'ai-inference.yml'])('%s: an empty answer is none', async (recipe) => {
  const { jobs } = readYaml<Workflow>(`examples/${recipe}`)
  const { run: script = '', env = {} } =
    jobs.model?.steps.find(({ name }) => name === 'Save the answer') ?? {}
  const empty = path.join(temporaryFiles({ empty: '' }), 'empty')
  const answer = recipe === 'gemini.yml' ? '' : empty
  const text = JSON.stringify({
    on: 'pull_request',
    jobs: { save: { steps: [{ run: script, env: { ...env, ANSWER: answer } }] } },
  })
  const file = path.join(temporaryFiles({ 'save.yml': text }), 'save.yml')
  const github = await sandbox()
  const event = { name: 'pull_request', payload: await github.event() }
  expect(shown(await runWorkflow(file, { github, event })).save).toMatchObject([{ result: 'failure' }])
})

describe('actions that ask a model', () => {
  /** Steps of all examples that use such an action, with the job's text. */
  const uses = readdirSync(path.join(ROOT, 'examples'))
    .filter((name) => name.endsWith('.yml') && !name.startsWith('gitlab'))
    .flatMap((name) =>
      Object.values(readYaml<Workflow>(`examples/${name}`).jobs).flatMap((job) =>
        job.steps.flatMap((step) => {
          const [action = '', commit = ''] = step.uses?.split('@') ?? []
          return MODEL_ACTIONS[action] ? [{ name, job, step, action, commit }] : []
        }),
      ),
    )

  test('each of them has a recipe', () => {
    expect(new Set(uses.map(({ action }) => action))).toEqual(new Set(Object.keys(MODEL_ACTIONS)))
  })

  test.for(uses)('$name: the commit of that version, and only inputs and outputs that it has', (used) => {
    const { name, job, step, action, commit } = used
    const known = MODEL_ACTIONS[action]
    expect(commit).toBe(known?.commit)
    expect(read(name)).toContain(`${action}@${commit} # ${known?.version}\n`)
    const inputs = Object.keys(step.with ?? {})
    expect(inputs.filter((input) => !known?.inputs.includes(input))).toEqual([])
    const outputs = [...JSON.stringify(job).matchAll(/steps\.([\w-]+)\.outputs\.([\w-]+)/g)]
      .filter(([, id]) => id === step.id)
      .map(([, , output]) => output)
    expect(outputs.filter((output) => !known?.outputs.includes(output ?? ''))).toEqual([])
  })
})
