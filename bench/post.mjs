/**
 * What a run of the action costs beside a bare Node script that makes the same requests with `fetch`. Both are run
 * alternately against the sandbox GitHub and compared as a ratio, because machines differ and are noisy.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startGitHub } from '../lib/sandbox/start-github.js'

const ROUNDS = Number(process.env.ROUNDS ?? 11)
const action = fileURLToPath(new URL('../dist/index.js', import.meta.url))

const BARE = `
const { API, TOKEN, PULL } = process.env
const headers = { authorization: 'token ' + TOKEN, accept: 'application/vnd.github+json' }
const json = async (reply) => JSON.parse(await reply.text())
const pages = async (url) => {
  const all = []
  for (let page = 1; ; page++) {
    const reply = await fetch(url + '?per_page=100&page=' + page, { headers })
    all.push(...(await json(reply)))
    if (!/rel="next"/.test(reply.headers.get('link') ?? '')) return all
  }
}
const [pull, files] = await Promise.all([
  fetch(API + PULL, { headers }).then(json),
  pages(API + PULL + '/files'),
  pages(API + PULL + '/comments'),
  pages(API + PULL + '/reviews'),
  fetch(API + '/graphql', { method: 'POST', headers, body: JSON.stringify({ query: 'query { viewer { login } }', variables: {} }) }).then(json),
])
const comments = files.slice(0, 40).map(({ filename }) => ({ path: filename, line: 2, side: 'RIGHT', body: 'A remark.' }))
const body = JSON.stringify({ commit_id: pull.head.sha, event: 'COMMENT', body: 'A review.', comments })
await json(await fetch(API + PULL + '/reviews', { method: 'POST', headers, body }))
`

for (const [files, findings] of [
  [30, 40],
  [3000, 40],
]) {
  const { bare, run } = await measure(files, findings)
  const ratio = (run / bare).toFixed(2)
  console.log(
    `${files} files, ${findings} findings: bare ${bare.toFixed(0)} ms, action ${run.toFixed(0)} ms, ratio ${ratio}`,
  )
}

async function measure(files, findings) {
  const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-bench-'))
  const at = (name) => path.join(directory, name)
  const text = (changed) => `first\n${changed}\nthird\n`
  const tree = (changed) =>
    Object.fromEntries(Array.from({ length: files }, (_, index) => [`src/file${index}.ts`, text(changed)]))
  writeFileSync(at('bare.mjs'), BARE)
  writeFileSync(
    at('findings.json'),
    JSON.stringify(
      Array.from({ length: findings }, (_, index) => ({
        path: `src/file${index % files}.ts`,
        line: 2,
        message: `The value is computed twice here, remark ${index}.`,
      })),
    ),
  )
  const times = { bare: [], run: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const kind of ['bare', 'run']) {
      // A fresh pull request each time, so that both write.
      const github = await startGitHub({ base: tree('old'), head: tree('new') })
      writeFileSync(at('event'), JSON.stringify(await github.event()))
      times[kind].push(kind === 'bare' ? await bareRun(github, at) : await actionRun(github, at))
      await github.close()
    }
  }
  rmSync(directory, { recursive: true })
  return { bare: median(times.bare), run: median(times.run) }
}

function bareRun({ url, token, owner, repo, number }, at) {
  return time(at('bare.mjs'), { API: url, TOKEN: token, PULL: `/repos/${owner}/${repo}/pulls/${number}` })
}

function actionRun({ url, token, owner, repo }, at) {
  return time(action, {
    GITHUB_API_URL: url,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: at('event'),
    GITHUB_REPOSITORY: `${owner}/${repo}`,
    RUNNER_TEMP: at(''),
    INPUT_TOKEN: token,
    'INPUT_FINDINGS-PATH': at('findings.json'),
  })
}

async function time(script, env) {
  const start = performance.now()
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const status = await new Promise((resolve) => child.on('close', resolve))
  if (status !== 0) throw new Error(output)
  return performance.now() - start
}

function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1]
}
