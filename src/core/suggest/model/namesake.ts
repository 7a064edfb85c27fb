import { because } from '../../finding/reason.ts'
import { words } from '../../text/letters.ts'
import { similarityWindow } from '../../text/token-similarity.ts'
import { keepsAll } from './doubt.ts'
import type { ModelRule } from './rule.ts'

/** Another changed file of the same name: the code has more words in common with its lines. */
export const namesake: ModelRule = (change) => {
  const { first, last, lines, proof, known, namesakes } = change
  const wanted = lines.flatMap(words)
  if (proof !== 'none' || wanted.length === 0 || keepsAll(change)) return undefined
  const size = last - first + 1
  const own = similarityWindow(wanted, known.wordsAt, size)(first)
  const fits = namesakes().some((other) => {
    const window = similarityWindow(wanted, other.wordsAt, size)
    return own < 0.4 && window(first) >= Math.max(0.5, own + 0.3)
  })
  return fits ? because('doubtful-file') : undefined
}
