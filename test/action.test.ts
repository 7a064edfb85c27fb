import { cpSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT, runNode, temporaryFiles } from './run.ts'

const PATCH = '@@ -1 +1,2 @@\n-old\n+new\n+newer\n\\ No newline at end of file'
const FILES = [
  { sha: 'a', filename: 'src/a.ts', status: 'modified', patch: PATCH },
  { sha: 'b', filename: 'src/b.png', status: 'added' },
]

/** The files API of GitHub, one file a page. */
async function filesApi(): Promise<{ url: string; requests: string[] }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page') ?? 1)
    const next =
      page < FILES.length ? { link: `<${url}/repos/o/r/pulls/7/files?page=${page + 1}>; rel="next"` } : {}
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...next })
    response.end(JSON.stringify(FILES.slice(page - 1, page)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, requests }
}

/** Starts the bundle as the runner does, with no package near it: context in the environment, outputs in a file. */
async function runAction(inputs: Record<string, string>, api = 'http://127.0.0.1:1') {
  const directory = temporaryFiles({
    event: JSON.stringify({ pull_request: { number: 7 } }),
    output: '',
    'findings.json': '[]',
  })
  const env = {
    GITHUB_API_URL: api,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: path.join(directory, 'event'),
    GITHUB_OUTPUT: path.join(directory, 'output'),
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_WORKSPACE: directory,
    RUNNER_TEMP: directory,
    INPUT_TOKEN: 'secret-token',
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
  }
  cpSync(path.join(ROOT, 'dist'), path.join(directory, 'dist'), { recursive: true })
  const ran = await runNode(path.join(directory, 'dist/index.js'), [], { env, cwd: directory })
  return { ...ran, directory, outputs: readFileSync(path.join(directory, 'output'), 'utf8') }
}

test('a dry run reads all pages, plans and reports', async () => {
  const { url, requests } = await filesApi()
  const findings = JSON.stringify([
    { path: 'src/a.ts', line: 2, message: 'm', suggestion: 'newest' },
    { path: 'src/b.png', line: 1, message: 'm' },
  ])
  const { status, stdout, outputs, directory } = await runAction({ 'dry-run': 'true', findings }, url)
  expect(stdout).toContain('one-click suggestion')
  expect(status).toBe(0)
  expect(requests).toHaveLength(2)
  for (const output of ['outcome', 'dry-run', 'comments', 'summarized']) expect(outputs).toContain(output)
  const report = JSON.parse(readFileSync(path.join(directory, 'fencepost-report.json'), 'utf8'))
  expect(
    report.findings.map(({ outcome, code }: { outcome: string; code?: string }) => [outcome, code]),
  ).toEqual([
    ['inline', undefined],
    ['summary', 'no-patch'],
  ])
  expect(`${stdout}${outputs}`).not.toContain('secret-token')
})

test.for<[rule: string, inputs: Record<string, string>, says: string]>([
  ['posting is not there yet', { 'dry-run': 'false', findings: '[]' }, 'Set dry-run: true'],
  ['no findings', { 'dry-run': 'true' }, 'findings-path'],
  [
    'a wrong value',
    { 'dry-run': 'true', findings: '[]', event: 'approve' },
    'comment, request-changes, auto',
  ],
])('%s: fails and says what to do', async ([, inputs, says]) => {
  const { status, stdout } = await runAction(inputs)
  expect(status).toBe(1)
  expect(stdout).toContain(says)
})
