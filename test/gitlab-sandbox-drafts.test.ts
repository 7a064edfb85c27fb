import { expect, test } from 'vitest'
import { openGitLab } from './gitlab-client.ts'

const suggest = (text: string, reach = '') => `\`\`\`suggestion${reach}\n${text}\n\`\`\``

test('drafts are published as one review, and a suggestion is applied as a commit', async () => {
  const api = await openGitLab()
  const { gitlab } = api
  const first = await api.draft({ new_line: 10 }, suggest('TEN'))
  expect(first).toMatchObject({ status: 201, body: { line_code: expect.stringMatching(/_11_10$/) } })
  expect(await api.draft({ new_line: 9 })).toMatchObject({ status: 201, body: { line_code: null } })
  await api.call('POST', `${api.mr}/draft_notes`, { note: 'In short' })
  expect(gitlab.drafts()).toHaveLength(3)
  expect(await api.publish()).toMatchObject({ status: 204, body: '' })
  expect(gitlab.drafts()).toEqual([])
  const notes = gitlab.notes()
  expect(notes).toMatchObject([
    { type: 'DiffNote', review: 1 },
    { type: 'DiscussionNote', body: 'In short', review: 1 },
  ])
  expect(gitlab.mails()).toHaveLength(1)
  expect(await gitlab.press(notes[0]?.id ?? 0)).toMatchObject({ kind: 'committed', commit: gitlab.headSha })
  expect(await gitlab.file('src/a.ts')).toContain('\nline 9\nTEN\nline 11\n')
})
