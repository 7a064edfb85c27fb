import { because } from '../../finding/reason.ts'
import { groupBy } from '../../text/group-by.ts'
import { countLetters, words } from '../../text/letters.ts'
import { diceSimilarity, SIMILAR } from '../../text/token-similarity.ts'
import { keepsAll } from './doubt.ts'
import { indentationHasMeaning, isProse } from './language.ts'
import type { ModelChange, ModelRule } from './rule.ts'

/**
 * Code that starts with another indentation than the replaced lines. In languages where indentation has meaning, it
 * changes what the code does, even with a quote; in others it only shows that the code belongs to another place.
 */
export const doubtfulIndentation: ModelRule = (change) => {
  const { path, replaced, lines, proof, known, first, last } = change
  const indent = firstIndent(lines)
  const there = firstIndent([...replaced, known.textAt(first - 1) ?? '', known.textAt(last + 1) ?? ''])
  if (indentationHasMeaning(path) && hasLostIndentation(change)) return because('doubtful-indentation')
  if (indent === undefined || indent === there || keepsAll(change)) return undefined
  if (indentationHasMeaning(path)) return because('doubtful-indentation')
  if (proof !== 'none' || indent === '' || there === undefined) return undefined
  if (diceSimilarity(replaced.flatMap(words), lines.flatMap(words)) >= SIMILAR) return undefined
  return because(
    'doubtful-range',
    'The code is indented otherwise than the lines it would replace, so the range may be wrong.',
  )
}

/**
 * All lines came without indentation, or the first alone: then what opens a block no longer stands above what is in it,
 * and no one shift of all lines restores that.
 */
function hasLostIndentation({ path, replaced, unwrapped }: ModelChange): boolean {
  const lines = unwrapped.filter((line) => line.trim() !== '')
  const [first = '', second] = lines
  const wasIndented = replaced.some((line) => /^\s+\S/.test(line))
  if (isProse(path) || !wasIndented || second === undefined || /^\s/.test(first)) return false
  // What is kept to the letter has its indentation.
  const written = new Set(unwrapped)
  if (replaced.every((line) => written.has(line))) return false
  return lines.every((line) => /^\S/.test(line))
    ? lines.slice(0, -1).some((line) => /:\s*$/.test(line))
    : /^\s/.test(second) && !opensBlock(first)
}

/** Whether the next line may be indented: for a block, a bracket, a list's entry, a text of several lines. */
function opensBlock(line: string): boolean {
  const code = line.replace(/\s#.*/, '').trimEnd()
  return /[:|>({[,\\]$/.test(code) || /^- |"""|'''/.test(line)
}

/** Restores indentation that the model dropped, where the replaced lines show what it was. */
export function restoreIndentation(
  lines: readonly string[],
  replaced: readonly string[],
  beside: readonly string[],
): readonly string[] {
  const shift = lostIndentation(lines, replaced)
  if (!shift || isDeliberate(lines, replaced, beside, shift)) return lines
  const restored = lines.map((line) => (line.trim() === '' ? line : shift + line))
  // Code moved out of a block is indented less on purpose.
  return firstIndent(restored) === firstIndent(replaced) ? restored : lines
}

/**
 * Code is indented less on purpose if it has some indentation left, if not all replaced lines had what it lacks, or if
 * it has new lines and stands level with what is beside it.
 */
function isDeliberate(
  lines: readonly string[],
  replaced: readonly string[],
  beside: readonly string[],
  shift: string,
): boolean {
  const isSolid = (line: string) => line.trim() !== ''
  const isLevel = lines.length > replaced.length && beside.some((line) => /^\S/.test(line))
  // The first line alone is trimmed, or the others are deeper: both look alike.
  const isUnclear =
    lines.length > 1 &&
    lines
      .slice(1)
      .filter(isSolid)
      .every((line) => line.startsWith(shift))
  return (
    isLevel ||
    isUnclear ||
    lines.filter(isSolid).every((line) => /^\s/.test(line)) ||
    replaced.filter(isSolid).some((line) => !line.startsWith(shift))
  )
}

/**
 * The one prefix that makes each line that reappears equal to its original, if there is only one. Brackets prove
 * nothing.
 */
function lostIndentation(lines: readonly string[], replaced: readonly string[]): string | undefined {
  const [line, original] = [lines[0], replaced[0]]
  if (lines.length === 1 && replaced.length === 1 && line !== undefined && original !== undefined) {
    return /^\s/.test(line) || line === '' ? undefined : indentOf(original)
  }
  const originals = groupBy(new Set(replaced), (line) => line.trim())
  let possible: Set<string> | undefined
  for (const text of new Set(lines)) {
    const known = countLetters(text) === 0 ? undefined : originals.get(text.trim())
    if (!known) continue
    const shifts = new Set(
      known.filter((before) => before.endsWith(text)).map((before) => before.slice(0, -text.length)),
    )
    possible = possible ? new Set([...possible].filter((shift) => shifts.has(shift))) : shifts
  }
  return possible?.size === 1 ? [...possible][0] : undefined
}

/** The indentation of the first line that is not blank. */
export function firstIndent(lines: readonly string[]): string | undefined {
  const line = lines.find((text) => text.trim() !== '')
  return line === undefined ? undefined : indentOf(line)
}

function indentOf(line: string): string {
  return /^\s*/.exec(line)?.[0] ?? ''
}
