import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { GITHUB_QUESTIONS } from '../../contract/github/questions.ts'
import { GITLAB_QUESTIONS } from '../../contract/gitlab/questions.ts'
import { type Entry, readRecord, recordPath } from '../../contract/record.ts'
import { ROOT } from '../helpers/run.ts'

const PAGE = path.join(ROOT, 'docs/contract.md')

test('docs/contract.md has every question with its answer', async () => {
  const tables = (['github', 'gitlab'] as const).flatMap((platform) => {
    const record = readRecord(path.join(ROOT, recordPath(platform)))
    const questions = platform === 'github' ? GITHUB_QUESTIONS : GITLAB_QUESTIONS
    const name = platform === 'github' ? 'GitHub' : 'GitLab'
    const rows = questions.map(({ id, asks }) => `| ${asks} | \`${id}\` | ${inWords(record[id])} |`)
    return ['', `| ${name} | | |`, '|---|---|---|', ...rows]
  })
  const text = readFileSync(PAGE, 'utf8')
  const parts = /<!-- answers -->[\s\S]*<!-- \/answers -->/
  expect(text).toMatch(parts)
  const written = ['<!-- answers -->', ...tables, '', '<!-- /answers -->'].join('\n')
  await expect(text.replace(parts, () => written)).toMatchFileSnapshot(PAGE)
})

function inWords(entry: Entry | undefined): string {
  if (!entry) return ''
  const message = entry.message === undefined ? '' : `: \`${entry.message}\``
  const when = entry.source === 'seen' ? `${entry.date}, ${entry.server}` : 'assumed'
  return `${entry.answer}${message} (${when})`
}
