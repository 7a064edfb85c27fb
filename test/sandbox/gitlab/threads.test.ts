import { describe, expect, test } from 'vitest'
import { openGitLab } from '../../helpers/gitlab-client.ts'

describe('a thread', () => {
  test('on a line, as it is shown', async () => {
    const api = await openGitLab({ serverUrl: 'https://gitlab.example' })
    const { status, body } = await api.discuss({
      old_line: 9,
      new_line: 9,
      line_range: { start: {}, end: {} },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{40}$/),
      individual_note: false,
      resolvable: true,
      resolved: false,
    })
    const [note] = body.notes
    expect(note).toMatchObject({
      type: 'DiffNote',
      body: 'x',
      author: { username: api.gitlab.viewer, web_url: `https://gitlab.example/${api.gitlab.viewer}` },
      system: false,
      noteable_type: 'MergeRequest',
      noteable_iid: 7,
      resolved: false,
      resolved_by: null,
      suggestions: [],
    })
    expect(note.position).toEqual({
      ...api.gitlab.refs,
      old_path: 'src/a.ts',
      new_path: 'src/a.ts',
      position_type: 'text',
      old_line: 9,
      new_line: 9,
      line_range: { start: {}, end: {} },
    })
    expect(note).not.toHaveProperty('line_code')
    expect((await api.get(`${api.mr}/discussions`)).body).toEqual([body])
    expect((await api.get(`${api.mr}/discussions/${body.id}`)).body).toEqual(body)
    expect((await api.get(`${api.mr}/notes/${note.id}`)).body).toEqual(note)
  })

  test('gets a reply, is resolved and reopened', async () => {
    const api = await openGitLab()
    const { body } = await api.discuss({ new_line: 10 })
    const thread = `${api.mr}/discussions/${body.id}`
    const resolved = await api.call('PUT', thread, { resolved: true })
    expect(resolved.body).toMatchObject({
      resolved: true,
      notes: [{ resolved_by: { username: api.gitlab.viewer } }],
    })
    const reply = await api.call('POST', `${thread}/notes`, { body: 'y' })
    expect(reply).toMatchObject({ status: 201, body: { type: 'DiffNote', body: 'y', resolved: true } })
    expect(api.gitlab.discussions()).toMatchObject([{ resolved: true, notes: { length: 2 } }])
    expect((await api.call('PUT', thread, { resolved: false })).body).toMatchObject({ resolved: false })
    const note = `${thread}/notes/${reply.body.id}`
    expect((await api.call('PUT', note, { resolved: true })).body).toMatchObject({ resolved: true })
    expect((await api.call('PUT', note, { body: 'z' })).body).toMatchObject({ body: 'z' })
    expect((await api.call('PUT', note, { body: 'z', resolved: true })).body).toEqual({
      error: 'body, resolved are mutually exclusive',
    })
    expect((await api.call('PUT', note, {})).body).toEqual({
      error: 'body, resolved are missing, exactly one parameter must be provided',
    })
    expect((await api.call('PUT', thread, {})).body).toEqual({ error: 'resolved is missing' })
    expect((await api.call('DELETE', note)).status).toBe(204)
    expect((await api.call('DELETE', `${api.mr}/notes/${body.notes[0].id}`)).status).toBe(204)
    expect(api.gitlab.discussions()).toEqual([])
  })

  test('of another user can be replied to and resolved, not edited', async () => {
    const api = await openGitLab()
    const id = await api.gitlab.as('dev').discuss('mine', { new_path: 'src/a.ts', new_line: 10 })
    expect((await api.call('PUT', `${api.mr}/notes/${id}`, { body: 'y' })).status).toBe(403)
    expect((await api.call('DELETE', `${api.mr}/notes/${id}`)).status).toBe(403)
    const [thread] = api.gitlab.discussions()
    expect((await api.call('PUT', `${api.mr}/discussions/${thread?.id}`, { resolved: true })).status).toBe(
      200,
    )
    const reporter = await openGitLab({ role: 'reporter' })
    await reporter.gitlab.as('dev').discuss('mine')
    const [other] = reporter.gitlab.discussions()
    const path = `${reporter.mr}/discussions/${other?.id}`
    expect((await reporter.call('PUT', path, { resolved: true })).status).toBe(403)
  })

  test('is created from a comment by a reply', async () => {
    const api = await openGitLab()
    // The position is ignored here.
    await api.call('POST', `${api.mr}/notes`, { body: 'x', position: api.position({ new_line: 1 }) })
    const [before] = (await api.get(`${api.mr}/discussions`)).body
    expect(before).toMatchObject({ individual_note: true, notes: [{ type: null }] })
    await api.gitlab.as('dev').reply(before.id, 'y')
    expect((await api.get(`${api.mr}/discussions`)).body).toMatchObject([
      { individual_note: false, resolvable: true, notes: [{ type: 'DiscussionNote' }, { body: 'y' }] },
    ])
  })
})

describe('people', () => {
  test('comment, reply, edit, delete and resolve', async () => {
    const api = await openGitLab()
    const [dev, eve] = [api.gitlab.as('dev'), api.gitlab.as('eve')]
    const id = await dev.discuss('a', { new_path: 'src/a.ts', old_line: 10 })
    const [thread] = api.gitlab.discussions()
    const reply = await eve.reply(thread?.id ?? '', 'b')
    await eve.edit(reply, 'c')
    await dev.resolve(thread?.id ?? '')
    expect(api.gitlab.discussions()).toMatchObject([
      {
        resolved: true,
        notes: [
          { author: 'dev', body: 'a' },
          { author: 'eve', body: 'c' },
        ],
      },
    ])
    await dev.unresolve(thread?.id ?? '')
    expect(api.gitlab.discussions()).toMatchObject([{ resolved: false }])
    await dev.remove(id)
    await expect(dev.discuss('a', { new_path: 'src/a.ts', new_line: 1 })).rejects.toThrow('line_code')
    await expect(dev.edit(1, 'x')).rejects.toThrow('There is no note 1')
    await expect(dev.reply('1', 'x')).rejects.toThrow('There is no discussion 1')
  })
})
