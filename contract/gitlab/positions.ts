import type { Reply } from '../../src/platforms/call.ts'
import { answered, type Outcome, type Question, unclear } from '../question.ts'
import { fieldsOf, listOf, messageIn, summaryOf, verdictAnswer, verdictOf } from '../verdict.ts'
import { type GitLabGround, NEW_FILE, NEW_NAME } from './ground.ts'
import { positionIn, withThread } from './note.ts'

/** The server, its words, its lists, and positions that it may or may not take. */
export const POSITIONS: readonly Question<GitLabGround>[] = [
  {
    id: 'version',
    asks: 'the version of the server',
    async ask({ api }) {
      const reply = await api.send('GET', '/version')
      const [version] = /^\d+\.\d+/.exec(String(fieldsOf(reply.data).version)) ?? []
      return version === undefined ? unclear(summaryOf(reply)) : answered(version)
    },
  },
  {
    id: 'wording',
    asks: 'how a refused note is worded',
    ask: (ground) =>
      withThread(ground, { position: positionIn(ground, { new_line: 9999 }) }, (reply) => wordingOf(reply)),
  },
  onPosition('devNullOldPath', 'a new file with the old path /dev/null', {
    old_path: '/dev/null',
    new_path: NEW_FILE,
  }),
  onPosition('renameByNewPath', 'a renamed file with its new path as the old one', {
    old_path: NEW_NAME,
    new_path: NEW_NAME,
  }),
  onPosition('unknownCommit', 'a position at commits that do not exist', {
    base_sha: 'd'.repeat(40),
    start_sha: 'd'.repeat(40),
    head_sha: 'd'.repeat(40),
  }),
  {
    id: 'unknownMergeRequest',
    asks: 'a merge request that does not exist',
    async ask({ api, project }) {
      const reply = await api.send('GET', `${project}/merge_requests/2000000000`)
      return reply.status === 404 ? answered('refused', messageIn(reply)) : unclear(summaryOf(reply))
    },
  },
  {
    id: 'manyDiffsPerPage',
    asks: 'a page of 50 diffs',
    async ask({ api, mergeRequest }) {
      const reply = await api.send('GET', `${mergeRequest}/diffs?per_page=50`, undefined, { once: true })
      if (reply.status === 500) return answered('error')
      if (reply.status !== 200) return unclear(summaryOf(reply))
      const count = listOf(reply.data).length
      if (count < 30) return unclear(`there are only ${count} diffs`)
      return answered(count > 30 ? 'allowed' : 'capped')
    },
  },
  {
    id: 'diffFlags',
    asks: 'whether a diff says that it is collapsed, too large or generated',
    async ask({ api, mergeRequest }) {
      const reply = await api.send('GET', `${mergeRequest}/diffs?per_page=1`)
      const [diff] = listOf(reply.data)
      if (!diff) return unclear(summaryOf(reply))
      const flags = ['collapsed', 'too_large', 'generated_file']
      return answered(flags.every((flag) => flag in diff) ? 'present' : 'absent')
    },
  },
]

function onPosition(
  id: string,
  asks: string,
  fields: Readonly<Record<string, unknown>>,
): Question<GitLabGround> {
  return {
    id,
    asks,
    ask: (ground) =>
      withThread(ground, { position: positionIn(ground, fields) }, (reply) =>
        reply.status === 500 ? answered('error') : verdictAnswer(verdictOf(reply)),
      ),
  }
}

function wordingOf(reply: Reply): Outcome {
  const message = messageIn(reply)
  if (message.includes('(Bad request)')) return answered('legacy')
  if (message.includes('{:line_code=>')) return answered('current')
  return message.includes('{line_code: ') ? answered('ruby-3.4') : unclear(summaryOf(reply))
}
