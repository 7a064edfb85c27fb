import { describe, expect, test } from 'vitest'
import { numbered, open, TWO_HUNKS } from '../../helpers/sandbox-client.ts'

const ON_10 = { path: 'src/a.ts', line: 10, body: 'x' }

describe('a pending review', () => {
  test('is one per user, visible to its author only, and in no list of comments', async () => {
    const api = await open()
    const { body: draft } = await api.review({ body: 'mine', comments: [ON_10] })
    expect(draft).toMatchObject({ state: 'PENDING' })
    expect(draft).not.toHaveProperty('submitted_at')
    expect((await api.review({ event: 'COMMENT', body: 'b' })).body.errors).toEqual([
      'User can only have one pending review per pull request',
    ])
    expect((await api.get(`${api.pull}/reviews`)).body).toHaveLength(1)
    expect((await api.get(`${api.pull}/comments`)).body).toEqual([])
    expect((await api.get(`${api.pull}/reviews/${draft.id}/comments`)).body).toHaveLength(1)

    const maria = { authorization: `Bearer ${api.github.as('maria').token}` }
    expect((await api.get(`${api.pull}/reviews`, maria)).body).toEqual([])
    expect((await api.get(`${api.pull}/reviews/${draft.id}`, maria)).status).toBe(404)
    expect((await api.call('DELETE', `${api.pull}/reviews/${draft.id}`, undefined, maria)).status).toBe(404)
    expect((await api.review({ event: 'COMMENT', body: 'hers' }, maria)).status).toBe(200)
  })

  test('can be deleted or submitted, once; a refused submission keeps it', async () => {
    const api = await open()
    const { body: first } = await api.review({ comments: [ON_10] })
    const gone = await api.call('DELETE', `${api.pull}/reviews/${first.id}`)
    expect(gone).toMatchObject({ status: 200, body: { id: first.id, state: 'PENDING' } })
    expect(api.github.threads()).toEqual([])

    const { body: second } = await api.review({ comments: [ON_10] })
    const events = `${api.pull}/reviews/${second.id}/events`
    expect((await api.call('POST', events, { event: 'APPROVE' })).status).toBe(422)
    expect((await api.call('POST', events, {})).status).toBe(422)
    expect(api.github.reviews()).toMatchObject([{ state: 'PENDING', comments: 1 }])
    expect((await api.call('POST', events, { event: 'COMMENT', body: 'now' })).body).toMatchObject({
      state: 'COMMENTED',
      body: 'now',
    })
    expect((await api.get(`${api.pull}/comments`)).body).toHaveLength(1)
    expect((await api.call('POST', events, { event: 'COMMENT' })).status).toBe(422)
    expect((await api.call('DELETE', `${api.pull}/reviews/${second.id}`)).status).toBe(422)
  })

  test('of a person blocks another under the same account only', async () => {
    const api = await open()
    await api.github.as('maria').draft({ body: 'hers', comments: [ON_10] })
    expect((await api.review({ event: 'COMMENT', body: 'b' })).status).toBe(200)
    await api.github.as('github-actions[bot]').draft({ body: 'by hand' })
    expect((await api.review({ event: 'COMMENT', body: 'b' })).status).toBe(422)
  })
})

test('a change request is dismissed once, with a message', async () => {
  const api = await open()
  const { body } = await api.review({ event: 'REQUEST_CHANGES', body: 'b' })
  const dismissals = `${api.pull}/reviews/${body.id}/dismissals`
  expect((await api.call('PUT', dismissals, {})).status).toBe(422)
  expect((await api.call('PUT', dismissals, { message: 'm' })).body.state).toBe('DISMISSED')
  expect((await api.call('PUT', dismissals, { message: 'm' })).status).toBe(422)
})

describe('a push', () => {
  const lines = (text: string) => ({ 'src/a.ts': text })

  test.for([
    [
      'moves a comment with its line',
      `new\n${numbered(30, { 10: 'ten', 30: 'thirty' })}`,
      { line: 11, start_line: 9 },
    ],
    ['leaves one alone', numbered(30, { 10: 'ten', 30: '30' }), { line: 10, start_line: 8 }],
    ['outdates one whose line is edited', numbered(30, { 10: 'TEN' }), { line: null, start_line: null }],
    [
      'outdates one whose range is edited',
      numbered(30, { 9: 'nine', 10: 'ten' }),
      { line: null, start_line: null },
    ],
    [
      'outdates one whose line is no longer in the diff',
      numbered(30, { 30: 'thirty' }),
      { line: null, start_line: null },
    ],
  ] as const)('%s', async ([, text, place]) => {
    const api = await open()
    await api.comment({ line: 10, start_line: 8, side: 'RIGHT', start_side: 'RIGHT' })
    const before = api.github.headSha
    await api.github.push(lines(text))
    const { body } = await api.get(`${api.pull}/comments`)
    expect(body[0]).toMatchObject({
      ...place,
      original_line: 10,
      original_start_line: 8,
      original_commit_id: before,
    })
    expect(body[0].position).not.toBeNull()
    expect(body[0].commit_id).toBe(place.line === null ? before : api.github.headSha)
    expect(api.github.threads()[0]?.outdated).toBe(place.line === null)
  })

  test('follows a file to its new name; an outdated thread on the left keeps its line', async () => {
    const api = await open()
    await api.comment({ line: 10 })
    await api.comment({ line: 10, side: 'LEFT' })
    await api.github.push({ 'src/a.ts': null, 'src/b.ts': TWO_HUNKS.head['src/a.ts'] })
    const { body } = await api.get(`${api.pull}/comments`)
    expect(body[0]).toMatchObject({ path: 'src/b.ts', line: 10 })
    expect(body[1]).toMatchObject({ path: 'src/a.ts', line: 10 })
    expect(api.github.threads().map(({ outdated }) => outdated)).toEqual([false, true])
  })

  test('older commits can still be reviewed, even after a force-push; the comments move to the head', async () => {
    const api = await open()
    const first = api.github.headSha
    await api.github.push(lines(`new\n${numbered(30, { 10: 'ten' })}`))
    const second = api.github.headSha
    expect((await api.review({ commit_id: first, event: 'COMMENT', comments: [ON_10] })).status).toBe(200)
    expect(api.github.comments()[0]).toMatchObject({ line: 11, outdated: false })
    await api.github.forcePush(lines(numbered(30, { 1: 'one' })))
    expect(api.github.reviews()[0]?.commit).toBe(api.github.headSha)
    expect((await api.review({ commit_id: second, event: 'COMMENT', comments: [ON_10] })).status).toBe(200)
    expect(api.github.comments()[1]).toMatchObject({ line: undefined, outdated: true })
    expect((await api.review({ commit_id: api.github.baseSha, event: 'COMMENT', body: 'b' })).status).toBe(
      422,
    )
    expect((await api.get(`/repos/octo/fence/commits/${first}/pulls`)).body).toMatchObject([{ number: 7 }])
    expect((await api.get(`/repos/octo/fence/commits/${api.github.baseSha}/pulls`)).body).toEqual([])
  })
})

test('replies, edits, removals, resolutions', async () => {
  const api = await open()
  const { github } = api
  const maria = github.as('maria')
  const id = await maria.comment(ON_10)
  const reply = await github.as('dev').reply(id, 'because')
  await maria.edit(id, 'changed')
  await github.as('dev').resolve(id)
  const { body } = await api.get(`${api.pull}/comments`)
  expect(body).toMatchObject([
    { id, body: 'changed', user: { login: 'maria' } },
    { id: reply, in_reply_to_id: id, line: 10 },
  ])
  expect(body[0].updated_at > body[0].created_at).toBe(true)
  expect(github.threads()).toMatchObject([{ resolvedBy: 'dev', comments: [{ id }, { id: reply }] }])
  await maria.unresolve(id)
  await maria.remove(id)
  expect(github.threads()).toMatchObject([{ resolvedBy: undefined, comments: [{ id: reply }] }])
  await expect(maria.comment({ ...ON_10, line: 20 })).rejects.toThrow('Line could not be resolved')
})

test('the states of a pull request, and the ways to find it', async () => {
  const api = await open({ fork: true, draft: true })
  const list = async (query: string) => (await api.get(`/repos/octo/fence/pulls?${query}`)).body.length
  expect((await api.get(api.pull)).body).toMatchObject({
    draft: true,
    state: 'open',
    changed_files: 1,
    head: { label: 'dev:mend', repo: { fork: true, full_name: 'dev/fence' } },
    base: { label: 'octo:main', repo: { fork: false } },
  })
  expect(await list('head=dev:mend')).toBe(1)
  expect(await list('head=octo:mend')).toBe(0)
  const event = await api.github.event()
  expect(event).toMatchObject({ number: 7, pull_request: { head: { sha: api.github.headSha } } })
  expect(event.pull_request).toEqual((await api.get(api.pull)).body)
  api.github.mergePull()
  api.github.lockPull()
  expect((await api.get(api.pull)).body).toMatchObject({ state: 'closed', merged: true, locked: true })
  expect(await list('state=open')).toBe(0)
  expect(await list('state=closed')).toBe(1)
  expect((await api.get('/repos/octo/fence/pulls/8')).status).toBe(404)
  expect((await api.get('/repos/octo/other/pulls/7')).status).toBe(404)
})

test('files and blobs by name, as JSON and raw', async () => {
  const api = await open({ head: { 'src/ü b.txt': 'grün\r\n' } })
  const path = `/repos/octo/fence/contents/${encodeURIComponent('src/ü b.txt')}?ref=${api.github.headSha}`
  const { body } = await api.get(path)
  expect(Buffer.from(body.content, 'base64').toString()).toBe('grün\r\n')
  const raw = { accept: 'application/vnd.github.raw' }
  expect((await api.get(path, raw)).body).toBe('grün\r\n')
  expect((await api.get(`/repos/octo/fence/git/blobs/${body.sha}`, raw)).body).toBe('grün\r\n')
  expect((await api.get('/repos/octo/fence/contents/src/a.ts')).status).toBe(200)
  expect((await api.get(`/repos/octo/fence/contents/no?ref=${api.github.headSha}`)).status).toBe(404)
})
