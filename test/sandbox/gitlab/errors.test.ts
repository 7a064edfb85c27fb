import { describe, expect, test } from 'vitest'
import type { Description } from '../../../src/sandbox/gitlab/description.ts'
import { type GitLabApi, openGitLab, sharedGitLab } from '../../helpers/gitlab-client.ts'

const NOTE = '400 Bad request - Note '
const LINE_CODE = `:line_code=>["can't be blank", "must be a valid line code"]`
const INCOMPLETE = `${NOTE}{${LINE_CODE}, :position=>["is incomplete"]}`
const SCHEMA = ['must be a valid json schema']
const RANGE = (start: Record<string, unknown>) => ({ new_line: 10, line_range: { start, end: {} } })

describe('a position that is refused', () => {
  const shared = sharedGitLab()

  test.for<[string, Record<string, unknown>, string]>([
    ['a line that is not there', { new_line: 9 }, `${NOTE}{${LINE_CODE}}`],
    ['no line', {}, INCOMPLETE],
    ['a line range only', { line_range: { start: { line_code: 'abc' }, end: {} } }, INCOMPLETE],
    ['an empty head', { new_line: 10, head_sha: '' }, INCOMPLETE],
    ['no head', { new_line: 10, head_sha: null }, INCOMPLETE],
    [
      'a file without a path',
      { position_type: 'file', new_path: '' },
      `${NOTE}{:position=>["is incomplete"]}`,
    ],
    ['an image without a spot', { position_type: 'image', x: 1 }, `${NOTE}{:position=>["is incomplete"]}`],
    ['a key that the range does not have', RANGE({ side: 'new' }), `${NOTE}{:position=>["${SCHEMA}"]}`],
    ['a long line code', RANGE({ line_code: 'a'.repeat(101) }), `${NOTE}{:position=>["${SCHEMA}"]}`],
    ['a long path', { path: 'a'.repeat(1001), new_line: 1 }, `${NOTE}{:position=>["${SCHEMA}"]}`],
    ['a long sha', { new_line: 10, base_sha: 'a'.repeat(65) }, '500 Internal Server Error'],
    ['a head that does not exist', { new_line: 10, head_sha: 'f'.repeat(40) }, '500 Internal Server Error'],
  ])('%s', async ([, place, message]) => {
    expect((await shared().discuss(place)).body).toEqual({ message })
  })

  test.for<[string, Record<string, unknown>, string]>([
    ['a text for a line', { new_line: 'ten' }, 'position[new_line] is invalid'],
    ['a fraction for a line', { new_line: 1.5 }, 'position[new_line] is invalid'],
    ['an unknown type', { position_type: 'line' }, 'position[position_type] does not have a valid value'],
    ['an invalid range', { line_range: 3 }, 'position[line_range] is invalid'],
    ['both', { new_line: [], old_line: {} }, 'position[new_line] is invalid, position[old_line] is invalid'],
  ])('by Grape: %s', async ([, place, error]) => {
    const api = shared()
    const reply = { status: 400, body: { error } }
    expect(await api.discuss(place)).toMatchObject(reply)
    expect(await api.draft(place)).toMatchObject(reply)
  })

  test('by Grape: missing parameters are named', async () => {
    const api = shared()
    const post = (body: unknown) => api.call('POST', `${api.mr}/discussions`, body)
    expect((await post({})).body).toEqual({ error: 'body is missing' })
    expect((await post({ body: 'x', position: { new_line: 1 } })).body.error).toBe(
      ['base_sha', 'start_sha', 'head_sha', 'position_type']
        .map((name) => `position[${name}] is missing`)
        .join(', '),
    )
    expect((await post({ body: 'x', position: 'here' })).body).toEqual({ error: 'position is invalid' })
    expect((await post({ body: 'x', position: {} })).body).toEqual({ message: INCOMPLETE })
    expect((await post({ body: 'x', position: null })).body).toMatchObject({
      notes: [{ type: 'DiscussionNote' }],
    })
    expect((await api.call('POST', `${api.mr}/draft_notes`, { body: 'x' })).body).toEqual({
      error: 'note is missing',
    })
  })

  test('numbers may be strings, keys may be unknown, and SHAs may be abbreviated', async () => {
    const api = shared()
    const { head_sha } = api.gitlab.refs
    const place = { new_line: '10', line_code: 'x_1_1', head_sha: head_sha?.slice(0, 12) }
    expect((await api.discuss(place)).status).toBe(201)
    expect((await api.discuss({ new_line: 10, line_range: { start: { line_code: 'abc' } } })).status).toBe(
      201,
    )
  })
})

describe('older and newer servers', () => {
  test.for<[string, Partial<Description>, string]>([
    ['current', {}, `${NOTE}{${LINE_CODE}}`],
    [
      'Ruby 3.4',
      { wording: 'ruby-3.4' },
      `${NOTE}{line_code: ["can't be blank", "must be a valid line code"]}`,
    ],
    [
      'legacy',
      { wording: 'legacy' },
      String.raw`400 (Bad request) "Note {:line_code=>[\"can't be blank\", \"must be a valid line code\"]}" not given`,
    ],
  ])('wording: %s', async ([, description, message]) => {
    const api = await openGitLab(description)
    expect((await api.discuss({ new_line: 9 })).body).toEqual({ message })
  })

  test('numbers in a line range are refused before 18.6, in two forms', async () => {
    const numbers = RANGE({ line_code: 'x', type: 'new', old_line: null, new_line: 10 })
    const api = await openGitLab({ version: '18.5' })
    expect((await api.discuss(numbers)).body).toEqual({ message: `${NOTE}{:position=>["${SCHEMA}"]}` })
    expect((await api.draft(numbers)).body).toEqual({ message: { position: SCHEMA } })
    expect((await api.discuss(RANGE({ line_code: 'x', type: 'new', new_line: null }))).status).toBe(201)
    const newer = await openGitLab({ version: '18.6' })
    expect((await newer.discuss(numbers)).body.notes[0].position.line_range.start).toEqual(
      numbers.line_range.start,
    )
    expect((await newer.draft(numbers)).status).toBe(201)
  })

  test.for<[string, Partial<Description>, (api: GitLabApi) => Promise<{ status: number }>, number]>([
    ['15.8 has no drafts', { version: '15.8' }, (api) => api.get(`${api.mr}/draft_notes`), 404],
    ['nor a way to make one', { draftNotes: false }, (api) => api.draft({ new_line: 10 }), 404],
    ['16.3 has no notes on files', { version: '16.3' }, (api) => api.discuss({ position_type: 'file' }), 400],
    ['16.4 has', { version: '16.4' }, (api) => api.discuss({ position_type: 'file' }), 201],
    ['31 diffs a page', { version: '17.0' }, (api) => api.get(`${api.mr}/diffs?per_page=31`), 500],
    ['30 diffs a page', { version: '17.0' }, (api) => api.get(`${api.mr}/diffs?per_page=30`), 200],
    ['31 diffs a page now', {}, (api) => api.get(`${api.mr}/diffs?per_page=31`), 200],
    [
      'a draft without a position that breaks',
      { positionlessDrafts: 'broken' },
      (api) => api.call('POST', `${api.mr}/draft_notes`, { note: 'x' }),
      500,
    ],
  ])('%s', async ([, description, ask, status]) => {
    expect((await ask(await openGitLab(description))).status).toBe(status)
  })
})

describe('a note that is refused', () => {
  test.for<[string, Partial<Description>, string, string]>([
    ['blank', {}, ' \n', `:note=>["can't be blank"]`],
    [
      'too long',
      { limits: { bodyCharacters: 5 } },
      '123456',
      ':note=>["is too long (maximum is 5 characters)"]',
    ],
    ['one too many', { limits: { notes: 0 } }, 'x', ':base=>["Maximum number of comments exceeded"]'],
  ])('%s', async ([, description, body, complaint]) => {
    const api = await openGitLab(description)
    for (const path of ['discussions', 'notes']) {
      const reply = await api.call('POST', `${api.mr}/${path}`, { body })
      expect(reply).toMatchObject({ status: 400, body: { message: `${NOTE}{${complaint}}` } })
    }
  })

  test('code points are counted, and drafts are refused in JSON', async () => {
    const api = await openGitLab({ limits: { bodyCharacters: 3 } })
    expect((await api.draft({ new_line: 10 }, '😀😀😀')).status).toBe(201)
    expect((await api.draft({ new_line: 10 }, '😀😀😀😀')).body).toEqual({
      message: { note: ['is too long (maximum is 3 characters)'] },
    })
  })

  test('with a commit other than that of the position', async () => {
    const api = await openGitLab()
    const note = { body: 'x', position: api.position({ new_line: 10 }) }
    const post = (commit_id: unknown) => api.call('POST', `${api.mr}/discussions`, { ...note, commit_id })
    expect((await post(api.gitlab.refs.base_sha)).body).toEqual({
      message: `${NOTE}{:commit_id=>["does not match the diff refs"]}`,
    })
    expect((await post(api.gitlab.headSha)).status).toBe(201)
  })
})
