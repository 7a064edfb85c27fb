import { expect, test } from 'vitest'
import { type Api, open } from '../../helpers/sandbox-client.ts'
import { checkReply, checkRequest } from '../../oracles/openapi.ts'

const COMMENT = { path: 'src/a.ts', line: 10, side: 'RIGHT', body: 'x' }
const RANGE = { ...COMMENT, start_line: 8, start_side: 'RIGHT' }
const LEFT = { path: 'src/a.ts', line: 10, side: 'LEFT', body: 'x' }

/** Calls every endpoint, in every state of a review. */
async function tour({ github, pull }: Api, call: Api['call']): Promise<void> {
  const reviews = `${pull}/reviews`
  await call('POST', reviews, { event: 'COMMENT', body: 'b', comments: [COMMENT, RANGE, LEFT] })
  const asked = await call('POST', reviews, { event: 'REQUEST_CHANGES', body: 'b' })
  const draft = await call('POST', reviews, { comments: [COMMENT] })
  await call('POST', reviews, { event: 'COMMENT', body: 'b' })
  await call('GET', `${reviews}?per_page=2`)
  await call('GET', `${reviews}/${draft.body.id}`)
  await call('GET', `${reviews}/1`)
  await call('GET', `${reviews}/${asked.body.id}/comments`)
  await call('DELETE', `${reviews}/${draft.body.id}`)
  await call('DELETE', `${reviews}/${asked.body.id}`)
  await call('PUT', `${reviews}/${asked.body.id}/dismissals`, { message: 'done' })
  const other = await call('POST', reviews, { comments: [{ path: 'src/a.ts', position: 1, body: 'x' }] })
  await call('PUT', `${reviews}/${other.body.id}`, { body: 'more' })
  await call('GET', `${reviews}/${other.body.id}/comments`)
  await call('POST', `${reviews}/${other.body.id}/events`, { event: 'COMMENT', body: 'more' })
  await call('POST', `${reviews}/${other.body.id}/events`, { event: 'COMMENT', body: 'more' })
  await call('POST', reviews, { event: 'COMMENT', body: 'b', comments: [{ ...COMMENT, line: 20 }] })
  const [first] = github.comments()
  if (first) await github.as('maria').reply(first.id, 'why?')
  await call('GET', `${pull}/comments?sort=created&direction=desc&per_page=100`)
  await github.push({ 'src/a.ts': 'all new\n', 'bin.dat': '\0' })
  await call('GET', `${pull}/comments`)
  await call('GET', pull)
  await call('GET', `${pull}/files?per_page=1&page=2`)
  const repo = pull.replace(/\/pulls.*/, '')
  await call('GET', `${repo}/pulls?state=open&head=octo:mend`)
  await call('GET', `${repo}/commits/${github.headSha}/pulls`)
  await call('GET', `${repo}/compare/main...${github.headSha}`)
  const { body: file } = await call('GET', `${repo}/contents/src/a.ts?ref=${github.headSha}`)
  await call('GET', `${repo}/git/blobs/${file.sha}`)
  await call('GET', '/user')
  await call('GET', '/rate_limit')
}

test.for([
  {},
  { wording: 'legacy' },
  { viewer: 'maria' },
  { permissions: { pull_requests: 'read' } },
  { fork: true, draft: true, locked: true },
  { fork: 'deleted', state: 'merged' },
  { state: 'closed', limits: { diffFiles: 0 } },
] as const)('every reply is as GitHub describes it: %o', async (description) => {
  const api = await open(description)
  const seen: string[] = []
  await tour(api, async (method, path, body) => {
    const answer = await api.call(method, path, body)
    const checked = checkReply(method, path, answer.status, answer.body)
    seen.push(`${method} ${path.split('?')[0]} ${answer.status}: ${checked.kind}`)
    expect(checked, `${method} ${path} ${answer.status}`).not.toHaveProperty('problems')
    if (answer.status < 300) expect(checked.kind, `${method} ${path}`).toBe('fits')
    return answer
  })
  expect(seen.filter((each) => each.endsWith('fits')).length).toBeGreaterThan(15)
})

test('the 406 of a diff that is too large is described too', async () => {
  const api = await open({ limits: { diffFiles: 0 } })
  const { status, body } = await api.get(api.pull, { accept: 'application/vnd.github.diff' })
  expect(status).toBe(406)
  expect(checkReply('GET', api.pull, status, body)).toEqual({ kind: 'fits' })
})

const PULL = '/repos/o/r/pulls/1'

test.for([
  {
    method: 'POST',
    path: `${PULL}/reviews`,
    body: { event: 'COMMENT', body: 'b', comments: [RANGE] },
    kind: 'fits',
  },
  {
    method: 'POST',
    path: `${PULL}/reviews`,
    body: { event: 'COMMENT', comments: [{ ...COMMENT, subject_type: 'file' }] },
    kind: 'problems',
  },
  { method: 'POST', path: `${PULL}/reviews`, body: { event: 'SHOUT' }, kind: 'problems' },
  { method: 'POST', path: `${PULL}/reviews`, body: { comments: [{ path: 'a' }] }, kind: 'problems' },
  { method: 'POST', path: `${PULL}/reviews`, body: { draft: true }, kind: 'problems' },
  { method: 'GET', path: `${PULL}/files?per_page=100&page=2`, body: undefined, kind: 'fits' },
  { method: 'GET', path: `${PULL}/files?size=100`, body: undefined, kind: 'problems' },
  { method: 'GET', path: `${PULL}/files?per_page=many`, body: undefined, kind: 'problems' },
  { method: 'PUT', path: `${PULL}/reviews/5/dismissals`, body: { message: 'm' }, kind: 'fits' },
  { method: 'PUT', path: `${PULL}/reviews/5/dismissals`, body: undefined, kind: 'problems' },
  { method: 'GET', path: '/zen', body: undefined, kind: 'not-described' },
])(
  'the description decides which requests are valid: $method $path $body: $kind',
  ({ method, path, body, kind }) => {
    expect(checkRequest(method, path, body).kind).toBe(kind)
  },
)
