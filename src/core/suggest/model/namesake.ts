import type { KnownLines } from '../../diff/known-lines.ts'
import { because } from '../../finding/reason.ts'
import { words } from '../../text/letters.ts'
import { similarityWindow } from '../../text/token-similarity.ts'
import { keepsAll } from './doubt.ts'
import type { ModelRule } from './rule.ts'

/** The code has little to do with the lines it would replace, and more with those of another file of the same name. */
export const namesake: ModelRule = (change) => {
  const { first, last, lines, proof, known, namesakes } = change
  const wanted = lines.flatMap(words)
  if (proof !== 'none' || wanted.length === 0 || keepsAll(change)) return undefined
  const similarity = (file: KnownLines) =>
    similarityWindow(file.numbersOf(wanted), file.wordsAt, last - first + 1)(first)
  const own = similarity(known)
  if (own >= UNLIKE) return undefined
  const fits = namesakes().some((file) => similarity(file) >= Math.max(LIKE, own + LEAD))
  return fits ? because('doubtful-file') : undefined
}

const UNLIKE = 0.4
const LIKE = 0.5
/** How much more similar the lines of the other file must be. */
const LEAD = 0.3
