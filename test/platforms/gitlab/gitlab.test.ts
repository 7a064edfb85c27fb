import { describe, expect, test } from 'vitest'
import { commentMarker } from '../../../src/core/memory/marker.ts'
import { expectPosted } from '../../helpers/attempt.ts'
import { attempt, comments, draftsOfOurs, summaries } from '../../helpers/gitlab-attempt.ts'
import { FINDINGS, type Sandbox, sandbox } from '../../helpers/gitlab-run.ts'

const NAMED = { fingerprint: '0'.repeat(32), listedAs: '0'.repeat(24) }

const titles = (gitlab: Sandbox) =>
  comments(gitlab).map(({ body, position }) => {
    const [, title] = /\*\*(.+?)\*\*/.exec(body) ?? []
    return `${title} ${position?.old_line ?? '-'} ${position?.new_line ?? '-'}`
  })

/** Method and last part of the path. */
const short = (requests: readonly string[]) =>
  requests.map((line) => line.replace(/ \S*\/(?=[^/]+$)/, ' ').replace(/\?.*/, ''))

describe('a run', () => {
  test('creates drafts, reads, publishes once with a summary, and reads again', async () => {
    const gitlab = await sandbox()
    const { requests, log, result } = expectPosted(await attempt(gitlab))
    expect(short(requests).filter((line) => !line.startsWith('GET'))).toEqual([
      ...Array.from({ length: 3 }, () => 'POST draft_notes'),
      'POST bulk_publish',
    ])
    expect(requests).toHaveLength(15)
    expect(titles(gitlab)).toEqual(['Second - 21', 'First - 10', 'Third 2 2'])
    const [summary] = summaries(gitlab)
    expect(summary?.body).toContain(' · info · Fourth\n')
    expect(summary?.type).toBeNull()
    expect(gitlab.mails()).toHaveLength(1)
    expect(result).toMatchObject({ outcome: 'posted', commit: gitlab.headSha, id: summary?.id })
    expect('url' in result && result.url).toMatch(/merge_requests\/7#note_\d+$/)
    expect(log).toContain('"old_line":2,"new_line":2')
    expect(log).not.toContain(gitlab.token)
  })

  test('a second run writes nothing, also after a push that moves the lines', async () => {
    const gitlab = await sandbox()
    await attempt(gitlab)
    expect((await attempt(gitlab)).posts).toBe(0)
    const text = (await gitlab.file('src/cart.ts')) ?? ''
    await gitlab.push({ 'src/cart.ts': `new 1;\nnew 2;\n${text}` })
    const moved = FINDINGS.slice(0, 2).map((finding) => ({ ...finding, line: finding.line + 2 }))
    expect((await attempt(gitlab, { findings: moved })).posts).toBe(0)
    expect(summaries(gitlab)).toHaveLength(1)
  })

  test('a reworded finding is recognized by its line, inside or outside the hunks', async () => {
    const gitlab = await sandbox()
    const worded = (message: string) =>
      [10, 2].map((line) => ({ path: 'src/cart.ts', line, title: `Off by one ${line}`, message }))
    await attempt(gitlab, { findings: worded('The loop reads one entry past the end of the list.') })
    const reworded = worded('The loop reads one element past the end of the list.')
    expect((await attempt(gitlab, { findings: reworded })).posts).toBe(0)
  })

  test('the checkout is a merge commit: a suggestion needs its original', async () => {
    const [first] = FINDINGS
    for (const [original, suggestions] of [
      ['changed 10;', 1],
      [undefined, 0],
    ] as const) {
      const findings = [{ ...first, original }]
      const { result } = expectPosted(await attempt(await sandbox(), { findings, unproven: true }))
      expect(result.plan.counts).toMatchObject({ comments: 1, suggestions })
    }
  })

  test('nothing inline: the summary is a comment', async () => {
    const gitlab = await sandbox()
    const { requests } = expectPosted(await attempt(gitlab, { findings: FINDINGS.slice(3) }))
    expect(short(requests).filter((line) => !line.startsWith('GET'))).toEqual(['POST notes'])
    expect((await attempt(gitlab, { findings: FINDINGS.slice(3) })).posts).toBe(0)
  })

  test('waits for a diff that is not ready', async () => {
    const gitlab = await sandbox({ diffRefsAfter: 3 })
    expect(expectPosted(await attempt(gitlab)).log).toContain('GitLab is preparing the diff')
    const never = await attempt(await sandbox({ diffRefsAfter: 99 }))
    expect(never.kind === 'failed' && never.error.message).toContain('no diff of the merge request yet')
  })

  test('more files than a page, on a server that breaks on larger pages', async () => {
    const files = Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`src/f${n}.ts`, `n = ${n}\n`]))
    const gitlab = await sandbox({ head: files, manyDiffsPerPage: 'error' })
    const findings = [{ path: 'src/f69.ts', line: 1, title: 'Last', message: 'Look.' }]
    const { requests } = expectPosted(await attempt(gitlab, { findings }))
    expect(requests.filter((line) => line.includes('/diffs?'))).toHaveLength(3)
    expect(titles(gitlab)).toEqual(['Last - 1'])
  })

  test('a change request is posted as a comment: GitLab cannot withdraw it', async () => {
    const gitlab = await sandbox()
    const { log } = expectPosted(await attempt(gitlab, { options: { event: 'request-changes' } }))
    expect(log).toContain('could not be withdrawn')
    expect(gitlab.reviewerStates()).toEqual({})
  })
})

describe('older servers', () => {
  test.for([
    ['19.2', null, 1],
    ['19.1', 'DiscussionNote', 1],
    ['18.11', 'DiscussionNote', 1],
    ['17.0', 'DiscussionNote', 1],
    ['15.11', 'DiscussionNote', 1],
    ['15.0', null, 5],
  ] as const)('%s: everything is posted once', async ([version, type, mails]) => {
    const gitlab = await sandbox({ version })
    const ranged = { path: 'src/cart.ts', start_line: 8, line: 9, title: 'Range', message: 'Look.' }
    const whole = { path: 'README.md', title: 'Whole', message: 'Look.' }
    const findings = [...FINDINGS, ranged, whole]
    expectPosted(await attempt(gitlab, { findings }))
    expect(summaries(gitlab).map((summary) => summary.type)).toEqual([type])
    expect(gitlab.mails()).toHaveLength(mails)
    expect(titles(gitlab)).toContain('Range 9 9')
    expect((await attempt(gitlab, { findings })).posts).toBe(0)
    const isFileNote = comments(gitlab).some(({ position }) => position?.position_type === 'file')
    expect(isFileNote).toBe(Number(version.split('.')[0]) > 16)
  })

  test.for(['19.0', '99.9', '', 'unknown'])(
    'a wrong idea of the version (%j) costs nothing',
    async (version) => {
      const gitlab = await sandbox({ version: '19.0' })
      expectPosted(await attempt(gitlab, { version }))
      expect(summaries(gitlab)).toHaveLength(1)
      const newer = await sandbox()
      expectPosted(await attempt(newer, { version }))
      expect(summaries(newer)).toHaveLength(1)
    },
  )

  test('drafts without a position are a 500: the summary is posted as a comment', async () => {
    const gitlab = await sandbox({ version: '18.0', positionlessDrafts: 'broken' })
    expectPosted(await attempt(gitlab))
    expect(summaries(gitlab).map(({ type }) => type)).toEqual([null])
  })
})

describe('drafts that are not ours', () => {
  test('a person’s draft under the same account stays a draft; ours are published one by one', async () => {
    for (const version of ['19.2', '18.0']) {
      const gitlab = await sandbox({ version })
      await gitlab.as(gitlab.viewer).draft('Mine.')
      const { requests } = expectPosted(await attempt(gitlab))
      expect(requests.filter((line) => line.endsWith('/bulk_publish'))).toEqual([])
      expect(gitlab.drafts().map(({ note }) => note)).toEqual(['Mine.'])
      expect(summaries(gitlab)).toHaveLength(1)
      expect((await attempt(gitlab)).posts).toBe(0)
    }
  })

  test('one that appears while ours are created', async () => {
    const gitlab = await sandbox()
    gitlab.before({ method: 'POST', path: '/draft_notes', nth: 3 }, () =>
      gitlab.as(gitlab.viewer).draft('Mine.'),
    )
    expectPosted(await attempt(gitlab))
    expect(gitlab.drafts().map(({ note }) => note)).toEqual(['Mine.'])
  })

  test('those of a run with another id are not touched', async () => {
    const gitlab = await sandbox()
    const other = `Theirs.\n\n${commentMarker('other', undefined, NAMED)}`
    await gitlab.as(gitlab.viewer).draft(other)
    expectPosted(await attempt(gitlab))
    expect(gitlab.drafts().map(({ note }) => note)).toEqual([other])
  })

  test('our leftover draft is deleted, not published, even if there is nothing to post', async () => {
    for (const findings of [FINDINGS, []]) {
      const gitlab = await sandbox()
      const leftover = `Old.\n\n${commentMarker('test', undefined, NAMED)}`
      await gitlab.as(gitlab.viewer).draft(leftover, { new_path: 'src/cart.ts', new_line: 10 })
      await gitlab.as(gitlab.viewer).draft('Mine.')
      await attempt(gitlab, { findings })
      expect(gitlab.drafts().map(({ note }) => note)).toEqual(['Mine.'])
      expect(gitlab.notes().filter(({ body }) => body.includes('Old.'))).toEqual([])
    }
  })

  test('our leftover draft that cannot be deleted is not published either', async () => {
    const gitlab = await sandbox()
    const leftover = `Old.\n\n${commentMarker('test', undefined, NAMED)}`
    await gitlab.as(gitlab.viewer).draft(leftover, { new_path: 'src/cart.ts', new_line: 10 })
    gitlab.fail({ method: 'DELETE', times: 2 }, { kind: 'reset', when: 'before' })
    const { requests } = expectPosted(await attempt(gitlab))
    expect(requests.filter((line) => line.endsWith('/bulk_publish'))).toEqual([])
    expect(gitlab.notes().filter(({ body }) => body.includes('Old.'))).toEqual([])
  })

  test('those of other users are not visible', async () => {
    const gitlab = await sandbox()
    await gitlab.as('ann').draft('Mine.')
    const { requests } = expectPosted(await attempt(gitlab))
    expect(requests.filter((line) => line.endsWith('/bulk_publish'))).toHaveLength(1)
  })
})

describe('lines that GitLab rejects', () => {
  test('a line beyond the end of the file: its draft is deleted, and the finding is in the summary', async () => {
    const gitlab = await sandbox()
    const beyond = { path: 'src/cart.ts', line: 4000, title: 'Beyond', message: 'Look.' }
    const { log, requests } = expectPosted(await attempt(gitlab, { findings: [...FINDINGS, beyond] }))
    expect(log).toContain('GitLab refuses a comment on src/cart.ts:4000')
    expect(summaries(gitlab)[0]?.body).toContain(' · Beyond\n')
    expect(titles(gitlab)).toEqual(['Second - 21', 'First - 10', 'Third 2 2'])
    // The valid ones are not created again.
    expect(requests.filter((line) => /^POST .*\/draft_notes$/.test(line))).toHaveLength(4)
    expect(draftsOfOurs(gitlab)).toEqual([])
  })

  test('the same on a server without drafts', async () => {
    const gitlab = await sandbox({ draftNotes: false })
    const beyond = { path: 'src/cart.ts', line: 4000, title: 'Beyond', message: 'Look.' }
    const { requests } = expectPosted(await attempt(gitlab, { findings: [beyond, ...FINDINGS] }))
    expect(summaries(gitlab).map(({ body }) => body.includes(' · Beyond\n'))).toEqual([true])
    expect(requests.filter((line) => /^POST .*\/discussions$/.test(line))).toHaveLength(4)
  })

  test('a line missing from the stored diff: a 500, and the thread is posted once', async () => {
    for (const draftNotes of [true, false]) {
      const gitlab = await sandbox({ draftNotes })
      gitlab.dropStoredLine('src/cart.ts', 10)
      expectPosted(await attempt(gitlab))
      expect(summaries(gitlab)).toHaveLength(1)
      expect((await attempt(gitlab)).posts).toBe(0)
    }
  })

  test('a silently dropped note is posted without its line', async () => {
    const gitlab = await sandbox()
    gitlab.before({ path: '/bulk_publish' }, () => {
      const [, second] = gitlab.drafts()
      if (second) return removeDraft(gitlab, second.id)
    })
    const { log } = expectPosted(await attempt(gitlab))
    expect(log).toContain('it is posted without its line')
    expect(comments(gitlab).find(({ position }) => !position)?.body).toMatch(
      /^`src\/cart\.ts:10`\n\n\*\*First\*\*/,
    )
  })
})

async function removeDraft(gitlab: Sandbox, id: number): Promise<void> {
  const address = `${gitlab.url}/projects/${gitlab.project.id}/merge_requests/${gitlab.iid}/draft_notes/${id}`
  await fetch(address, { method: 'DELETE', headers: { 'private-token': gitlab.token } })
}
