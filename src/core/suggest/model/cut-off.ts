import { because } from '../../finding/reason.ts'
import { tokens } from '../../text/letters.ts'
import type { ModelRule } from './rule.ts'

/** The answer was cut off: the code ends inside a word of a replaced line. */
export const cutOff: ModelRule = ({ replaced, lines }) => {
  const written = tokens(lines.at(-1) ?? '')
  const [before, word = ''] = [written.at(-2), written.at(-1)]
  if (!/^\w+$/.test(word)) return undefined
  const old = replaced.map(tokens)
  if (old.some((line) => line.includes(word))) return undefined
  const isCut = old.some((line) =>
    line.some((whole, at) => whole.startsWith(word) && line[at - 1] === before && at < line.length - 1),
  )
  return isCut
    ? because('incomplete', 'The code ends inside a word of the lines it would replace.')
    : undefined
}
