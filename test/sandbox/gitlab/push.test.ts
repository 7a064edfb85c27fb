import { describe, expect, test } from 'vitest'
import { openGitLab } from '../../helpers/gitlab-client.ts'
import { numbered, TWO_HUNKS } from '../../helpers/sandbox-client.ts'

const head = (replaced: Record<number, string> = {}) => numbered(30, { 10: 'ten', 30: 'thirty', ...replaced })

describe('the three commits', () => {
  test('base is the merge base, start the tip of the target, head the tip of the source', async () => {
    const api = await openGitLab({ baseLater: { ...TWO_HUNKS.base, later: 'x\n' } })
    const { body } = await api.get(api.mr)
    const { base_sha, start_sha, head_sha } = body.diff_refs
    expect(new Set([base_sha, start_sha, head_sha]).size).toBe(3)
    expect(body.sha).toBe(head_sha)
    expect((await api.discuss({ new_line: 10 })).status).toBe(201)
    // Base equal to start: compares both tips, so changes on the other branch look removed.
    expect((await api.discuss({ path: 'later', base_sha: start_sha, old_line: 1 })).status).toBe(201)
    expect((await api.discuss({ path: 'later', old_line: 1 })).status).toBe(400)
  })

  test('a push to the target changes nothing before the next push to the source', async () => {
    const api = await openGitLab()
    const before = api.gitlab.refs
    const target = await api.gitlab.pushTarget({ later: 'x\n' })
    expect((await api.get(api.mr)).body.diff_refs).toEqual(before)
    const sha = await api.gitlab.push({ 'src/b.ts': 'x\n' })
    expect(api.gitlab.refs).toEqual({ base_sha: before.base_sha, start_sha: target, head_sha: sha })
    const { body } = await api.get(`${api.mr}/versions`)
    expect(body).toMatchObject([
      {
        head_commit_sha: sha,
        start_commit_sha: target,
        base_commit_sha: before.base_sha,
        state: 'collected',
      },
      { head_commit_sha: before.head_sha, start_commit_sha: before.start_sha },
    ])
    const older = await api.get(`${api.mr}/versions/${body[1].id}`)
    expect(older.body.diffs.map(({ new_path }: { new_path: string }) => new_path)).toEqual(['src/a.ts'])
  })

  test('they and the diff are not there immediately', async () => {
    const api = await openGitLab({ diffRefsAfter: 2 })
    expect((await api.get(`${api.mr}/diffs`)).body).toEqual([])
    expect((await api.discuss({ new_line: 10 })).body.message).toContain(
      `:noteable=>["doesn't support new-style diff notes"]`,
    )
    const read = async () => (await api.get(api.mr)).body
    expect(await read()).toMatchObject({ diff_refs: null, prepared_at: null })
    expect(await read()).toMatchObject({ diff_refs: null })
    expect(await read()).toMatchObject({ diff_refs: api.gitlab.refs, prepared_at: expect.any(String) })
    expect((await api.get(`${api.mr}/diffs`)).body).toHaveLength(1)
  })
})

describe('a note with older commits', () => {
  test('is moved to where its line is', async () => {
    const api = await openGitLab()
    const old = api.gitlab.refs
    await api.gitlab.push({ 'src/a.ts': `new\n${head()}` })
    const { status, body } = await api.discuss({ ...old, new_line: 10 })
    expect(status).toBe(201)
    expect(body.notes[0].position).toMatchObject({ ...api.gitlab.refs, old_line: null, new_line: 11 })
  })

  test('is outdated from the start if its line was changed', async () => {
    const api = await openGitLab()
    const old = api.gitlab.refs
    await api.gitlab.push({ 'src/a.ts': head({ 10: 'TEN' }) })
    const { status, body } = await api.discuss({ ...old, new_line: 10 }, '```suggestion\nx\n```')
    expect({ status, position: body.notes[0].position }).toMatchObject({ status: 201, position: { ...old } })
    expect(api.gitlab.discussions().at(-1)).toMatchObject({ outdated: true })
    expect(await api.gitlab.press(body.notes[0].id)).toEqual({
      kind: 'refused',
      reason: "Can't apply as this line was changed in a more recent version.",
    })
  })

  test('is refused if its line was never there', async () => {
    const api = await openGitLab()
    const old = api.gitlab.refs
    await api.gitlab.push({ 'src/a.ts': head({ 20: 'twenty' }) })
    expect((await api.discuss({ ...old, new_line: 20 })).status).toBe(400)
    expect((await api.discuss({ ...old, old_path: '/dev/null', new_line: 10 })).status).toBe(400)
  })
})

describe('a push', () => {
  test('moves threads; outdated ones stay where they are, with a system note', async () => {
    const api = await openGitLab()
    await api.discuss({ new_line: 10 }, 'moves')
    await api.discuss({ new_line: 30 }, 'is left')
    await api.discuss({ old_line: 10 }, 'stays')
    await api.gitlab.push({ 'src/a.ts': `new\n${head({ 30: 'THIRTY' })}` })
    const [moves, isLeft, stays, pushed] = api.gitlab.discussions()
    expect(moves).toMatchObject({ outdated: false, notes: [{ position: { new_line: 11 } }] })
    expect(isLeft).toMatchObject({
      outdated: true,
      notes: [
        { position: { new_line: 30 }, system: false },
        { system: true, body: 'changed this line in version 2 of the diff' },
      ],
    })
    expect(stays).toMatchObject({ outdated: false, notes: [{ position: { old_line: 10, new_line: null } }] })
    expect(pushed).toMatchObject({
      notes: [{ system: true, body: expect.stringContaining('added 1 commit') }],
    })
    // Reverting the change does not help: still outdated.
    await api.gitlab.push({ 'src/a.ts': head() })
    expect(api.gitlab.discussions()[1]).toMatchObject({ outdated: true })
  })

  test('that renames the file makes its threads outdated', async () => {
    const api = await openGitLab()
    await api.discuss({ new_line: 10 })
    await api.gitlab.push({ 'src/a.ts': null, 'src/b.ts': head() })
    expect(api.gitlab.discussions()[0]).toMatchObject({ outdated: true })
  })

  test('by force', async () => {
    const api = await openGitLab()
    await api.discuss({ new_line: 10 })
    await api.discuss({ new_line: 30 })
    await api.gitlab.forcePush({ 'src/a.ts': numbered(30, { 10: 'ten' }) })
    expect(api.gitlab.discussions().map(({ outdated }) => outdated)).toEqual([false, true, false])
  })

  test('makes a note on a whole file outdated if it changes that file', async () => {
    const api = await openGitLab()
    await api.discuss({ position_type: 'file' })
    await api.gitlab.push({ other: 'x\n' })
    expect(api.gitlab.discussions()[0]).toMatchObject({ outdated: false })
    await api.gitlab.push({ 'src/a.ts': head({ 1: 'one' }) })
    expect(api.gitlab.discussions()[0]).toMatchObject({ outdated: true })
  })

  test('that is not processed yet has no effect', async () => {
    const api = await openGitLab()
    const before = (await api.get(api.mr)).body
    await api.gitlab.pushUnprocessed({ 'src/a.ts': head({ 1: 'one' }) })
    expect((await api.get(api.mr)).body).toEqual(before)
    await api.gitlab.processPush()
    expect((await api.get(api.mr)).body.sha).toBe(api.gitlab.headSha)
  })
})
