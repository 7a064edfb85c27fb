import { because } from '../../finding/reason.ts'
import { indentationHasMeaning } from './language.ts'
import type { ModelRule } from './rule.ts'

/** Where indentation has meaning, the code must begin as the replaced lines do, or quote them to the letter. */
export const doubtfulIndentation: ModelRule = ({ path, replaced, lines, proof }) => {
  const indent = firstIndent(lines)
  if (!indentationHasMeaning(path) || (proof === 'exact' && indent !== '')) return undefined
  const differs = indent !== undefined && indent !== firstIndent(replaced)
  return differs ? because('doubtful-indentation') : undefined
}

/** Restores indentation that the model dropped, where the replaced lines show what it was. */
export function restoreIndentation(lines: readonly string[], replaced: readonly string[]): readonly string[] {
  const shift = lostIndentation(lines, replaced)
  const restored = shift ? lines.map((line) => (line.trim() === '' ? line : shift + line)) : lines
  // Code taken out of a block is indented less than it was, and has lost nothing.
  return firstIndent(restored) === firstIndent(replaced) ? restored : lines
}

/** What stands before every line, if one answer makes each line that reappears equal to its original. */
function lostIndentation(lines: readonly string[], replaced: readonly string[]): string | undefined {
  const [line, original] = [lines[0], replaced[0]]
  if (lines.length === 1 && replaced.length === 1 && line !== undefined && original !== undefined) {
    return /^\s/.test(line) || line === '' ? undefined : indentOf(original)
  }
  const originals = byTrimmed(new Set(replaced))
  let possible: Set<string> | undefined
  for (const text of new Set(lines)) {
    const known = text.trim() === '' ? undefined : originals.get(text.trim())
    if (!known) continue
    const shifts = new Set(
      known.filter((before) => before.endsWith(text)).map((before) => before.slice(0, -text.length)),
    )
    possible = possible ? new Set([...possible].filter((shift) => shifts.has(shift))) : shifts
  }
  return possible?.size === 1 ? [...possible][0] : undefined
}

function byTrimmed(lines: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of lines) {
    const own = found.get(line.trim())
    if (own) own.push(line)
    else found.set(line.trim(), [line])
  }
  return found
}

/** What stands before the first line that is not blank. */
export function firstIndent(lines: readonly string[]): string | undefined {
  const line = lines.find((text) => text.trim() !== '')
  return line === undefined ? undefined : indentOf(line)
}

function indentOf(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? ''
}
