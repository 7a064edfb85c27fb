import { answered, type Outcome, type Question, unclear } from '../question.ts'
import { listOf, summaryOf } from '../verdict.ts'
import type { GitHubGround } from './ground.ts'
import { commentOn, idOf, submitReview } from './review.ts'

/**
 * Suggestions can be committed only in the browser, but the API returns the HTML that the browser shows, where a block
 * with a button is an element of its own.
 */
export const BLOCKS: readonly Question<GitHubGround>[] = [
  onBlock('blankLineBlock', 'a suggestion of one blank line', '```suggestion\n\n```', (html) => {
    if (countButtons(html) === 0) return 'no-button'
    return countAddedLines(html) === 0 ? 'deletes' : 'one-blank-line'
  }),
  onBlock('tildeFence', 'a suggestion between tildes', '~~~suggestion\nx\n~~~', buttonOrCode),
  onBlock('extraInfoWord', 'a suggestion with another word', '```suggestion js\nx\n```', buttonOrCode),
  onBlock(
    'twoBlocks',
    'two suggestions in one comment',
    '```suggestion\nx\n```\n\n```suggestion\ny\n```',
    (html) => (countButtons(html) > 1 ? 'each' : 'first'),
  ),
]

const CONTROL = '```suggestion\nx\n```'

function onBlock(
  id: string,
  asks: string,
  body: string,
  answerOf: (html: string) => string,
): Question<GitHubGround> {
  return {
    id,
    asks,
    async ask(ground): Promise<Outcome> {
      // A control: an ordinary suggestion has a button. If the HTML does not show it, the HTML proves nothing.
      const created = await submitReview(ground, {
        comments: [commentOn({ body: CONTROL }), commentOn({ body })],
      })
      if (created.status !== 200) return unclear(summaryOf(created))
      const address = `${ground.pull}/reviews/${idOf(created)}/comments`
      const options = { accept: 'application/vnd.github.full+json' }
      const { data } = await ground.api.send('GET', address, undefined, options)
      const [control, rendered] = [CONTROL, body].map((text) => htmlOf(data, text))
      if (control === undefined || rendered === undefined || countButtons(control) !== 1) {
        return unclear('an ordinary suggestion cannot be recognised in body_html')
      }
      return answered(answerOf(rendered))
    },
  }
}

function htmlOf(data: unknown, body: string): string | undefined {
  const comment = listOf(data).find((each) => String(each.body).replaceAll('\r', '') === body)
  return typeof comment?.body_html === 'string' ? comment.body_html : undefined
}

function buttonOrCode(html: string): string {
  return countButtons(html) > 0 ? 'button' : 'code'
}

function countButtons(html: string): number {
  return html.match(/class="[^"]*\bjs-suggested-changes-blob\b/g)?.length ?? 0
}

function countAddedLines(html: string): number {
  return html.match(/class="[^"]*\bblob-code-addition\b/g)?.length ?? 0
}
