import { describe, expect, test } from 'vitest'
import type { Description } from '../../../src/sandbox/gitlab/description.ts'
import { openGitLab } from '../../helpers/gitlab-client.ts'
import { numbered } from '../../helpers/sandbox-client.ts'

describe('the list of diffs', () => {
  const base = {
    'a.txt': numbered(20),
    'gone.txt': 'so long\n',
    'old name.txt': `${numbered(12)}#\n`,
    'mode.sh': 'echo\n',
    'pure.txt': 'a pure rename\n',
    'x.bin': 'x\0',
  }
  const head = {
    'a.txt': numbered(20, { 10: 'ten' }),
    'new.txt': 'brand new, no end',
    // A third of the lines is the same: a rename for GitLab, not for git.
    'new name.txt': `${numbered(4)}one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n#\n`,
    'mode.sh': { mode: '100755', content: 'echo\n' },
    'pure 2.txt': 'a pure rename\n',
    'x.bin': 'y\0',
  } as const

  test('has hunks only, true names and flags', async () => {
    const api = await openGitLab({ base, head })
    const { body } = await api.get(`${api.mr}/diffs`)
    const named = Object.fromEntries(body.map((each: { new_path: string }) => [each.new_path, each]))
    const flags = { collapsed: false, too_large: false, generated_file: false }
    expect(named['a.txt']).toEqual({
      diff: `@@ -7,7 +7,7 @@ line 6\n line 7\n line 8\n line 9\n-line 10\n+ten\n line 11\n line 12\n line 13\n`,
      ...flags,
      new_path: 'a.txt',
      old_path: 'a.txt',
      a_mode: '100644',
      b_mode: '100644',
      new_file: false,
      renamed_file: false,
      deleted_file: false,
    })
    expect(named).toMatchObject({
      'new.txt': {
        new_file: true,
        old_path: 'new.txt',
        a_mode: '0',
        diff: '@@ -0,0 +1 @@\n+brand new, no end\n\\ No newline at end of file\n',
      },
      'gone.txt': { deleted_file: true, b_mode: '0', diff: '@@ -1 +0,0 @@\n-so long\n' },
      'new name.txt': { renamed_file: true, old_path: 'old name.txt', diff: expect.stringMatching(/^@@/) },
      'pure 2.txt': { renamed_file: true, old_path: 'pure.txt', diff: '' },
      'mode.sh': { a_mode: '100644', b_mode: '100755', diff: '' },
      'x.bin': { diff: 'Binary files a/x.bin and b/x.bin differ\n' },
    })
    expect(body).toHaveLength(7)
  })

  test('has file names above the hunks on request', async () => {
    const api = await openGitLab({ base, head })
    const { body } = await api.get(`${api.mr}/diffs?unidiff=true`)
    const starts = body.map(({ diff }: { diff: string }) => diff.split('\n').slice(0, 2))
    expect(starts).toContainEqual(['--- a/a.txt', '+++ b/a.txt'])
    expect(starts).toContainEqual(['--- /dev/null', '+++ b/new.txt'])
    expect(starts).toContainEqual(['--- a/gone.txt', '+++ /dev/null'])
  })

  test.for<[string, Partial<Description>, string, number[]]>([
    ['twenty a page', {}, '', [20, 20, 5]],
    ['pages that are all full', {}, 'per_page=15', [15, 15, 15]],
    ['as many as asked for', {}, 'per_page=44', [44, 1]],
    ['at most thirty', { manyDiffsPerPage: 'capped' }, 'per_page=44', [30, 15]],
    ['a hundred at the most', {}, 'per_page=1000', [45]],
  ])('%s', async ([, description, query, sizes]) => {
    const files = Object.fromEntries(Array.from({ length: 45 }, (_, index) => [`${index}.txt`, `${index}\n`]))
    const api = await openGitLab({ base: {}, head: files, ...description })
    const seen: number[] = []
    for (let next = '1'; next !== ''; ) {
      const { headers, body } = await api.get(`${api.mr}/diffs?${query}&page=${next}`)
      seen.push(body.length)
      next = headers.get('x-next-page') ?? ''
      expect(headers.get('x-total')).toBe('45')
      expect(headers.get('x-total-pages')).toBe(String(sizes.length))
      expect(headers.get('link')?.includes('rel="next"')).toBe(next !== '')
    }
    expect(seen).toEqual(sizes)
  })
})

describe('the list of threads', () => {
  test('is paged, oldest first, and a hidden one leaves a gap', async () => {
    const api = await openGitLab()
    const dev = api.gitlab.as('dev')
    for (let index = 0; index < 21; index++) {
      await (index === 3 ? dev.hiddenComment('secret') : dev.comment(String(index)))
    }
    const first = await api.get(`${api.mr}/discussions`)
    expect(first.body).toHaveLength(19)
    expect(first.headers.get('x-next-page')).toBe('2')
    const second = await api.get(`${api.mr}/discussions?page=2`)
    expect(second.body.map(({ notes }: { notes: { body: string }[] }) => notes[0]?.body)).toEqual(['20'])
    expect(second.headers.get('x-next-page')).toBe('')
    expect((await api.get(`${api.mr}/discussions?per_page=100`)).body).toHaveLength(20)
    const newest = await api.get(`${api.mr}/notes?per_page=1`)
    expect(newest.body).toMatchObject([{ body: '20', type: null, resolvable: false }])
  })

  test('may lag behind, like that of drafts', async () => {
    const api = await openGitLab()
    api.gitlab.lag(1)
    await api.discuss({ new_line: 10 })
    await api.draft({ new_line: 10 })
    for (const list of ['discussions', 'draft_notes']) {
      expect((await api.get(`${api.mr}/${list}`)).body).toHaveLength(0)
      expect((await api.get(`${api.mr}/${list}`)).body).toHaveLength(1)
    }
  })
})

describe('what else can be read', () => {
  test('the current user, the project by id and path, the version', async () => {
    const api = await openGitLab({ version: '18.6' })
    const { project, viewer } = api.gitlab
    expect((await api.get('/user')).body).toMatchObject({ username: viewer, bot: true })
    const byNumber = await api.get(`/projects/${project.id}`)
    expect(byNumber.body).toMatchObject({ id: project.id, path_with_namespace: project.path })
    expect((await api.get(`/projects/${encodeURIComponent(project.path)}`)).body).toEqual(byNumber.body)
    expect((await api.get(`/projects/${project.path}`)).status).toBe(404)
    expect((await api.get('/version')).body.version).toBe('18.6.0-ee')
  })

  test.for<[string, Partial<Description>, Record<string, unknown>]>([
    ['its own', {}, { state: 'opened', source_project_id: 5001, target_project_id: 5001, project_id: 5001 }],
    ['a fork', { fork: true }, { source_project_id: 5002, target_project_id: 5001 }],
    ['a fork that is gone', { fork: 'deleted' }, { source_project_id: null }],
    ['a draft', { draft: true, title: 'T' }, { draft: true, title: 'T' }],
    ['locked', { discussionLocked: true }, { discussion_locked: true }],
  ])('the merge request: %s', async ([, description, meant]) => {
    const api = await openGitLab({ serverUrl: 'https://gitlab.example', ...description })
    const { body } = await api.get(api.mr)
    expect(body).toMatchObject({
      ...meant,
      web_url: 'https://gitlab.example/field/works/fence/-/merge_requests/7',
      author: { username: 'dev' },
      diff_refs: api.gitlab.refs,
    })
  })

  test('a file and a comparison', async () => {
    const api = await openGitLab()
    const { base_sha, head_sha } = api.gitlab.refs
    const raw = (path: string, ref: string | null) =>
      api.get(`/projects/5001/repository/files/${encodeURIComponent(path)}/raw?ref=${ref}`)
    expect((await raw('src/a.ts', base_sha)).body).toBe(numbered(30))
    expect((await raw('src/b.ts', base_sha)).status).toBe(404)
    const compare = await api.get(`/projects/5001/repository/compare?from=${base_sha}&to=${head_sha}`)
    expect(compare.body.diffs).toEqual((await api.get(`${api.mr}/diffs`)).body)
  })

  test.for<[string, Partial<Description>, string]>([
    ['the project', {}, '5001'],
    ['a fork', { fork: true }, '5002'],
  ])('environment variables of a job of %s', async ([, description, project]) => {
    const api = await openGitLab(description)
    const env = api.gitlab.jobEnvironment()
    expect(env).toMatchObject({ CI_PROJECT_ID: project, CI_COMMIT_SHA: api.gitlab.headSha })
    const { CI_MERGE_REQUEST_PROJECT_ID: target, CI_MERGE_REQUEST_IID: iid } = env
    const { body } = await api.get(`/projects/${target}/merge_requests/${iid}`)
    expect(body.sha).toBe(env.CI_COMMIT_SHA)
  })
})
