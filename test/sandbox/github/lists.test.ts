import { describe, expect, test } from 'vitest'
import { numbered, open, TWO_HUNKS } from '../../helpers/sandbox-client.ts'
import { gitDiff } from '../../oracles/git.ts'

describe('lists', () => {
  test.for([
    { query: '', size: 30 },
    { query: 'per_page=7', size: 7 },
    { query: 'per_page=1000', size: 100 },
    { query: 'per_page=100', size: 9, pageSize: 9 },
  ])('pages of $size for "$query" lead to every file once', async ({ query, size, pageSize = 100 }) => {
    const names = Array.from({ length: 130 }, (_, index) => `f/${String(index).padStart(3, '0')}.txt`)
    const head = Object.fromEntries(names.map((name) => [name, `${name}\n`]))
    const api = await open({ base: {}, head, pageSize })
    const seen: string[] = []
    let next: string | undefined = `${api.pull}/files?${query}`
    while (next !== undefined) {
      const { body, headers } = await api.get(next)
      expect(body.length).toBeLessThanOrEqual(size)
      seen.push(...body.map(({ filename }: { filename: string }) => filename))
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
      if (next) expect(new URL(next).origin).toBe(api.github.url)
    }
    expect(seen).toEqual(names)
    expect((await api.get(`${api.pull}/files?page=99`)).body).toEqual([])
  })

  test('files with and without a patch', async () => {
    const long = numbered(40)
    const base = { 'a.txt': '1\n2\n', bin: '\0', gone: 'x\n', old: long, moved: long.repeat(2), run: 'x\n' }
    const head = {
      'a.txt': '1\n2',
      bin: '\0\0',
      'made.txt': 'y\n',
      new: long,
      'also moved': `${long.repeat(2)}!\n`,
      run: { mode: '100755', content: 'x\n' },
      'big.txt': numbered(60),
    } as const
    const api = await open({ base, head, limits: { patchLines: 50 } })
    const { body } = await api.get(`${api.pull}/files`)
    const shown = body.map((file: Record<string, unknown>) => [
      file.filename,
      file.status,
      file.previous_filename,
      file.patch,
    ])
    expect(shown).toEqual([
      ['a.txt', 'modified', undefined, '@@ -1,2 +1,2 @@\n 1\n-2\n+2\n\\ No newline at end of file'],
      ['also moved', 'renamed', 'moved', '@@ -78,3 +78,4 @@ line 37\n line 38\n line 39\n line 40\n+!'],
      ['big.txt', 'added', undefined, undefined],
      ['bin', 'modified', undefined, undefined],
      ['gone', 'removed', undefined, '@@ -1 +0,0 @@\n-x'],
      ['made.txt', 'added', undefined, '@@ -0,0 +1 @@\n+y'],
      ['new', 'renamed', 'old', undefined],
      ['run', 'modified', undefined, undefined],
    ])
    expect((await api.comment({ path: 'moved', line: 78 })).body.errors).toEqual([
      'Path could not be resolved',
    ])
    expect((await api.comment({ path: 'also moved', line: 81 })).status).toBe(200)
    expect((await api.comment({ path: 'big.txt', line: 1 })).body.errors).toEqual(['Path diff too large'])
    expect((await api.comment({ path: 'bin', line: 1 })).body.errors).toEqual(['Line could not be resolved'])
    expect((await api.comment({ path: 'gone', line: 1, side: 'LEFT' })).status).toBe(200)
  })

  test('the diff as git prints it, and the two ways it can be too large', async () => {
    const accept = 'application/vnd.github.diff'
    const api = await open()
    const { body } = await api.get(api.pull, { accept })
    expect(body).toBe(gitDiff(TWO_HUNKS.base, TWO_HUNKS.head))
    const tooLarge = {
      errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }],
      status: '406',
    }
    const many = await open({ limits: { diffFiles: 0 } })
    expect((await many.get(many.pull, { accept })).body).toMatchObject({
      message:
        "Sorry, the diff exceeded the maximum number of files (0). Consider using 'List pull requests files' API or locally cloning the repository instead.",
      ...tooLarge,
    })
    const long = await open({ limits: { diffLines: 5 } })
    expect((await long.get(long.pull, { accept })).body).toMatchObject({
      message: 'Sorry, the diff exceeded the maximum number of lines (5)',
      ...tooLarge,
    })
  })

  test('later commits on the base branch do not change the diff; a comparison reports `diverged`', async () => {
    const api = await open({ baseLater: { 'src/a.ts': numbered(30), other: 'x\n' } })
    const { body: files } = await api.get(`${api.pull}/files`)
    expect(files.map(({ filename }: { filename: string }) => filename)).toEqual(['src/a.ts'])
    const { body } = await api.get(`/repos/octo/fence/compare/main...${api.github.headSha}`)
    expect(body).toMatchObject({ status: 'diverged', ahead_by: 1, behind_by: 1, files })
    expect((await api.get('/repos/octo/fence/compare/main...nowhere')).status).toBe(404)
  })
})
