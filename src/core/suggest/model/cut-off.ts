import { because } from '../../finding/reason.ts'
import { tokens } from '../../text/letters.ts'
import type { ModelRule } from './rule.ts'

/** An answer that was cut off: the code ends inside a word of a replaced line that goes on after it, or before one. */
export const cutOff: ModelRule = ({ replaced, lines }) => {
  const end = lines.at(-1)?.trim() ?? ''
  if (replaced.some((line) => goesOn(line.trim(), end)))
    return because('incomplete', 'The code ends in the middle of a line that it would replace.')
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

/** A line that begins like the code's last one, which ends with a word, and has another word after it. */
function goesOn(line: string, end: string): boolean {
  return /\w$/.test(end) && line.startsWith(end) && /^\s+\w/.test(line.slice(end.length))
}
