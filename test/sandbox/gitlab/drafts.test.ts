import { describe, expect, test } from 'vitest'
import type { Description } from '../../../src/sandbox/gitlab/description.ts'
import { openGitLab } from '../../helpers/gitlab-client.ts'
import { numbered } from '../../helpers/sandbox-client.ts'

const plain = { note: 'In short' }

test('all drafts of the user are published as one review, others’ are not', async () => {
  const api = await openGitLab()
  const { gitlab } = api
  await gitlab.as('dev').draft('mine')
  await gitlab.as(gitlab.viewer).draft('an old one')
  await api.draft({ new_line: 10 }, 'first')
  await api.call('POST', `${api.mr}/draft_notes`, plain)
  expect((await api.get(`${api.mr}/draft_notes`)).body).toHaveLength(3)
  expect(await api.publish()).toMatchObject({ status: 204, body: '' })
  expect(gitlab.drafts()).toMatchObject([{ note: 'mine' }])
  expect(gitlab.notes()).toMatchObject([
    { body: 'an old one', type: 'DiscussionNote', review: 1 },
    { body: 'first', type: 'DiffNote', review: 1 },
    { body: 'In short', type: 'DiscussionNote', review: 1 },
  ])
  expect(gitlab.mails()).toMatchObject([{ kind: 'review', notes: { length: 3 } }])
  expect((await api.publish()).status).toBe(204)
  expect(gitlab.mails()).toHaveLength(1)
})

test('one draft is published alone', async () => {
  const api = await openGitLab()
  const { body } = await api.draft({ new_line: 10 })
  await api.call('POST', `${api.mr}/draft_notes`, plain)
  const path = `${api.mr}/draft_notes/${body.id}`
  expect((await api.call('PUT', `${path}/publish`)).status).toBe(204)
  expect(api.gitlab.notes()).toMatchObject([{ type: 'DiffNote', review: undefined }])
  expect(api.gitlab.drafts()).toHaveLength(1)
  expect((await api.call('PUT', `${path}/publish`)).status).toBe(404)
})

describe('the place of a draft', () => {
  test('is shown with its line code; an invalid one is accepted, without line code', async () => {
    const api = await openGitLab()
    const good = await api.draft({ new_line: 10 })
    expect(good.body).toMatchObject({ line_code: expect.stringMatching(/^[0-9a-f]{40}_11_10$/), note: 'x' })
    expect(good.body.position).toEqual({
      ...api.position({ new_line: 10 }),
      old_line: null,
      line_range: null,
    })
    expect(await api.draft({ new_line: 9 })).toMatchObject({ status: 201, body: { line_code: null } })
    const none = await api.call('POST', `${api.mr}/draft_notes`, plain)
    const { position_type, ...nulls } = none.body.position
    expect(none.body).toMatchObject({ line_code: null, discussion_id: null, resolve_discussion: false })
    expect([position_type, ...new Set(Object.values(nulls))]).toEqual(['text', null])
  })

  test('an invalid one is dropped silently', async () => {
    const api = await openGitLab()
    for (const new_line of [9, 10, 11]) await api.draft({ new_line }, String(new_line))
    expect((await api.publish()).status).toBe(204)
    expect(api.gitlab.notes().map(({ body }) => body)).toEqual(['10'])
    expect(api.gitlab.drafts()).toEqual([])
  })

  test('one without lines becomes a thread without a position', async () => {
    const api = await openGitLab()
    await api.draft({})
    await api.publish()
    expect(api.gitlab.notes()).toMatchObject([{ type: 'DiscussionNote', position: undefined }])
  })

  test('one with commits that do not exist is a 500, and there is no draft', async () => {
    const api = await openGitLab()
    expect((await api.draft({ new_line: 10, head_sha: 'f'.repeat(40) })).status).toBe(500)
    expect(api.gitlab.drafts()).toEqual([])
  })

  test('a line missing from the stored diff is a 500 on every try, and each try publishes everything before it again', async () => {
    const api = await openGitLab()
    await api.draft({ new_line: 10 }, 'fine')
    await api.draft({ new_line: 30 }, 'lost')
    await api.draft({ old_line: 10 }, 'never reached')
    api.gitlab.dropStoredLine('src/a.ts', 30)
    for (const times of [1, 2]) {
      expect((await api.publish()).body).toEqual({ message: '500 Internal Server Error' })
      expect(api.gitlab.notes().map(({ body }) => body)).toEqual(Array(times).fill(['fine', 'lost']).flat())
      expect(api.gitlab.drafts()).toHaveLength(3)
    }
    expect(api.gitlab.mails()).toEqual([])
  })

  test('a file too large for the database: the same', async () => {
    const api = await openGitLab({ limits: { patchBytes: 50 } })
    expect((await api.get(`${api.mr}/diffs`)).body).toMatchObject([{ diff: '', too_large: true }])
    expect((await api.draft({ new_line: 10 })).body.line_code).toMatch(/_11_10$/)
    expect((await api.publish()).status).toBe(500)
    expect((await api.discuss({ new_line: 10 })).status).toBe(500)
    expect(api.gitlab.notes()).toHaveLength(2)
  })

  test('after a push it is where the line is now, or outdated', async () => {
    const api = await openGitLab()
    await api.draft({ new_line: 10 }, 'moves')
    await api.draft({ new_line: 30 }, 'stays behind')
    await api.gitlab.push({ 'src/a.ts': `new\n${numbered(30, { 10: 'ten', 30: 'THIRTY' })}` })
    // The original position counts, not the current one.
    api.gitlab.dropStoredLine('src/a.ts', 11)
    expect((await api.publish()).status).toBe(204)
    const notes = api.gitlab.notes().filter(({ system }) => !system)
    expect(notes).toMatchObject([
      { body: 'moves', outdated: false, position: { ...api.gitlab.refs, new_line: 11 } },
      { body: 'stays behind', outdated: true, position: { new_line: 30 } },
    ])
  })
})

describe('a draft that is changed', () => {
  test('loses its position unless it is sent again', async () => {
    const api = await openGitLab()
    const { body } = await api.draft({ new_line: 10 })
    const path = `${api.mr}/draft_notes/${body.id}`
    const kept = await api.call('PUT', path, { note: 'y', position: api.position({ new_line: 10 }) })
    expect(kept.body).toMatchObject({ note: 'y', position: { new_line: 10 } })
    expect((await api.call('PUT', path, { note: 'z' })).body).toMatchObject({
      note: 'z',
      position: { new_line: null, new_path: null },
    })
    await api.publish()
    expect(api.gitlab.notes()).toMatchObject([{ body: 'z', type: 'DiscussionNote', position: undefined }])
  })

  test('can be deleted, and only its author can see it', async () => {
    const api = await openGitLab()
    const other = await api.gitlab.as('dev').draft('mine')
    expect((await api.get(`${api.mr}/draft_notes/${other}`)).status).toBe(404)
    const { body } = await api.draft({ new_line: 10 })
    const path = `${api.mr}/draft_notes/${body.id}`
    expect((await api.get(path)).body).toEqual(body)
    expect(await api.call('DELETE', path)).toMatchObject({ status: 204, body: '' })
    expect((await api.call('DELETE', path)).status).toBe(404)
  })

  test.for([
    [{}, { message: '400 Bad request - Missing params to modify' }],
    [{ note: ' ' }, { error: 'note is empty' }],
  ])('is refused: %j', async ([change, reply]) => {
    const api = await openGitLab()
    const { body } = await api.draft({ new_line: 10 })
    expect((await api.call('PUT', `${api.mr}/draft_notes/${body.id}`, change)).body).toEqual(reply)
  })
})

describe('a draft that is a reply', () => {
  test('reopens the thread unless it resolves it', async () => {
    const api = await openGitLab()
    await api.gitlab.as('dev').discuss('Why?')
    const [thread] = api.gitlab.discussions()
    const reply = { note: 'So.', in_reply_to_discussion_id: thread?.id }
    const post = (more: object) => api.call('POST', `${api.mr}/draft_notes`, { ...reply, ...more })
    expect((await post({ resolve_discussion: true })).body).toMatchObject({ discussion_id: thread?.id })
    expect((await post({})).body).toEqual({ message: { author_id: ['has already been taken'] } })
    await api.publish()
    expect(api.gitlab.discussions()).toMatchObject([{ resolved: true, notes: { length: 2 } }])
    await post({})
    await api.publish()
    expect(api.gitlab.discussions()).toMatchObject([{ resolved: false, notes: { length: 3 } }])
  })

  test.for([
    [{ in_reply_to_discussion_id: 'f'.repeat(40) }, 'Thread to reply to cannot be found'],
    [{ resolve_discussion: true }, 'User is not allowed to resolve thread'],
  ] as const)('is refused: %j', async ([draft, message]) => {
    const api = await openGitLab()
    const { body } = await api.call('POST', `${api.mr}/draft_notes`, { note: 'x', ...draft })
    expect(body).toEqual({ message: { base: [message] } })
  })
})

describe('what else bulk_publish takes', () => {
  const summary = { note: 'All in all', reviewer_state: 'requested_changes' }
  test.for<[string, Partial<Description>, unknown[], Record<string, string>]>([
    ['19.2 heeds it', {}, [{ body: 'All in all', type: null }], { bot: 'requested_changes' }],
    ['older servers ignore it', { version: '19.1' }, [], {}],
  ])('%s', async ([, description, notes, states]) => {
    const api = await openGitLab({ viewer: 'bot', ...description })
    expect((await api.publish(summary)).status).toBe(204)
    expect(api.gitlab.notes()).toMatchObject(notes)
    expect(api.gitlab.reviewerStates()).toEqual(states)
  })

  test('an approval is not a reviewer state', async () => {
    const api = await openGitLab()
    expect((await api.publish({ reviewer_state: 'approved' })).body).toEqual({
      error: 'reviewer_state does not have a valid value',
    })
  })

  test('a draft without a position became a plain comment on older servers', async () => {
    const api = await openGitLab({ positionlessDrafts: 'comment' })
    await api.call('POST', `${api.mr}/draft_notes`, plain)
    await api.publish()
    expect((await api.get(`${api.mr}/discussions`)).body).toMatchObject([
      { individual_note: true, resolvable: false },
    ])
  })
})
