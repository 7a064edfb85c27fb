import { answered, type Outcome, type Question, unclear } from '../question.ts'
import { listOf, summaryOf } from '../verdict.ts'
import { CRLF, type GitLabGround, NEW_FILE, NO_NEWLINE } from './ground.ts'
import { notesIn, positionIn, withThread } from './note.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a suggestion would commit: GitLab returns it with the note, so nothing has to be applied. */
export const SUGGESTIONS: readonly Question<GitLabGround>[] = [
  onSuggestion('oversizedSuggestion', 'a suggestion for 151 lines', {
    position: { old_path: NEW_FILE, new_path: NEW_FILE, new_line: 200 },
    block: '```suggestion:-150+0\nx\n```',
    answerOf({ appliable, from_line: from }) {
      if (appliable === false) return 'refused'
      return from === 100 ? 'clamped' : 'applied-to-all'
    },
  }),
  onSuggestion('blankSuggestion', 'a suggestion of one blank line', {
    block: '```suggestion:-0+0\n\n```',
    answerOf: ({ to_content: content }) => (content === '' ? 'deletes' : 'one-blank-line'),
  }),
  onSuggestion('crlfSuggestion', 'two lines for a file with CRLF', {
    position: { old_path: CRLF, new_path: CRLF },
    block: '```suggestion:-0+0\none\ntwo\n```',
    answerOf: ({ to_content: content }) => (content === 'one\r\ntwo\r\n' ? 'kept' : 'mixed'),
  }),
  onSuggestion('unicodeSpace', 'a no-break space in a suggestion', {
    block: '```suggestion:-0+0\none\u00a0two\n```',
    answerOf: ({ to_content: content }) => (String(content).includes('\u00a0') ? 'kept' : 'replaced'),
  }),
  onSuggestion('finalNewline', 'the last line of a file without a newline at its end', {
    position: { old_path: NO_NEWLINE, new_path: NO_NEWLINE, new_line: 2 },
    block: '```suggestion:-0+0\nx\n```',
    answerOf: ({ to_content: content }) => (String(content).endsWith('\n') ? 'added' : 'kept'),
  }),
]

interface Asked {
  readonly position?: Fields
  readonly block: string
  readonly answerOf: (suggestion: Fields) => string
}

function onSuggestion(
  id: string,
  asks: string,
  { position = {}, block, answerOf }: Asked,
): Question<GitLabGround> {
  return {
    id,
    asks,
    ask: (ground) =>
      withThread(ground, { body: block, position: positionIn(ground, position) }, (reply): Outcome => {
        const [suggestion] = notesIn(reply).flatMap((note) => listOf(note.suggestions))
        return suggestion ? answered(answerOf(suggestion)) : unclear(`no suggestion: ${summaryOf(reply)}`)
      }),
  }
}
