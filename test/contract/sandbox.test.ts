import { describe, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../contract/ask.ts'
import { GITHUB_QUESTIONS } from '../../contract/github/questions.ts'
import { sandboxGitHub } from '../../contract/github/sandbox-ground.ts'
import { GITLAB_QUESTIONS } from '../../contract/gitlab/questions.ts'
import { sandboxGitLab } from '../../contract/gitlab/sandbox-ground.ts'
import { main } from '../../contract/main.ts'
import type { Question } from '../../contract/question.ts'
import { readRecord, recordPath } from '../../contract/record.ts'
import { RECORDED as GITHUB, type Question as OnGitHub } from '../../src/sandbox/github/answers.ts'
import { RECORDED as GITLAB, type Question as OnGitLab } from '../../src/sandbox/gitlab/answers.ts'
import type { Answer } from '../../src/sandbox/recorded.ts'

test('both sandboxes answer as recorded', async () => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const signal = new AbortController().signal
  expect(await main([], { env: {}, say, signal, today: () => '' }), lines.join('\n')).toBe(0)
})

test.for(['github', 'gitlab'] as const)(
  'the record of %s has every question once, and no other',
  (platform) => {
    const asked = (platform === 'github' ? GITHUB_QUESTIONS : GITLAB_QUESTIONS).map(({ id }) => id)
    expect(asked.toSorted()).toEqual(Object.keys(readRecord(recordPath(platform))).toSorted())
  },
)

async function answerOf<Ground>(
  { ground, close }: { ground: Ground; close: () => Promise<void> },
  questions: readonly Question<Ground>[],
  id: string,
  expected: Answer,
) {
  onTestFinished(close)
  const wanted = questions.filter((question) => question.id === id)
  const [asked] = await ask(ground, wanted, { [id]: expected }, { say: () => {} })
  return asked
}

const refused = (message: string): Answer => ({ answer: 'refused', message })
const only = (answer: string | number): Answer => ({ answer })

describe('GitHub: whatever is recorded, the sandbox plays it', () => {
  test.for<[OnGitHub, Answer]>([
    ['oneLineRange', only('accepted')],
    ['oneLineRange', refused('other words')],
    ['reversedRange', refused('other words')],
    ['rangeAcrossHunks', only('accepted')],
    ['rangeAcrossHunks', refused('other words')],
    ['startOutsideHunks', refused('other words')],
    ['mixedSides', refused('other words')],
    ['leftContext', only('accepted')],
    ['leftContext', refused('other words')],
    ['unknownPosition', refused('other words')],
    ['unshownFile', refused('other words')],
    ['requestChangesWithoutBody', only('accepted')],
    ['requestChangesWithoutBody', refused('other words')],
    ['bodyOfPendingReview', only('submits')],
    ['submitTwice', refused('other words')],
    ['deleteSubmitted', refused('other words')],
    ['dismissComment', refused('other words')],
    ['reviewBody', { answer: '262144 bytes', message: 'too long' }],
    ['reviewBody', { answer: '65536 utf-16-units', message: 'too long' }],
    ['reviewBody', only('none')],
    ['commentBody', { answer: '60001 code-points', message: 'too long' }],
    ['commentBody', { answer: '65536 bytes', message: 'too long' }],
    ['commentsPerReview', { answer: 100, message: 'too many' }],
    ['commentsPerReview', { answer: 127, message: 'too many' }],
    ['requestBytes', { answer: 2_000_000, message: 'too large' }],
    ['patchLines', only(3000)],
    ['patchBytes', only(123_456)],
    ['allPatchLines', only(12_000)],
    ['blankLineBlock', only('deletes')],
    ['tildeFence', only('button')],
    ['extraInfoWord', only('button')],
    ['twoBlocks', only('each')],
  ])('%s: %o', async ([id, answer]) => {
    expect(GITHUB[id]).not.toEqual(answer)
    const opened = await sandboxGitHub({ [id]: answer })
    expect(await answerOf(opened, GITHUB_QUESTIONS, id, answer)).toMatchObject({ isAsRecorded: true })
  })
})

describe('GitLab: whatever is recorded, the sandbox plays it', () => {
  test.for<[OnGitLab, Answer]>([
    ['version', only('18.11')],
    ['wording', only('ruby-3.4')],
    ['wording', only('legacy')],
    ['draftNotes', only('absent')],
    ['positionlessDrafts', only('comment')],
    ['positionlessDrafts', only('broken')],
    ['bulkPublishNote', only('ignored')],
    ['fileNotes', only('absent')],
    ['lineRangeNumbers', refused('{"position":["must be a valid json schema"]}')],
    ['manyDiffsPerPage', only('capped')],
    ['manyDiffsPerPage', only('error')],
    ['diffFlags', only('absent')],
    ['oversizedSuggestion', only('refused')],
    [
      'noteBody',
      { answer: '1000000 bytes', message: '{"note":["is too long (maximum is 1000000 characters)"]}' },
    ],
  ])('%s: %o', async ([id, answer]) => {
    expect(GITLAB[id]).not.toEqual(answer)
    const opened = await sandboxGitLab({ [id]: answer })
    expect(await answerOf(opened, GITLAB_QUESTIONS, id, answer)).toMatchObject({ isAsRecorded: true })
  })
})
