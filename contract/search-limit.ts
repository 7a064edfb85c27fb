import { answered, type Outcome, unclear } from './question.ts'
import type { Verdict } from './verdict.ts'

type Try = (size: number) => Promise<Verdict>

/** `refusal` is absent if nothing was refused. */
type Found =
  | { readonly kind: 'limit'; readonly max: number; readonly refusal: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unclear'; readonly reply: string }

/**
 * Tries growing sizes until one is refused, then halves the gap between the last that was accepted and the first that
 * was refused, until it is no wider than `tolerance`, a part of the size, or one.
 */
export async function searchLimit(sizes: readonly number[], tolerance: number, attempt: Try): Promise<Found> {
  let max = 0
  for (const size of sizes) {
    const verdict = await attempt(size)
    if (verdict.kind === 'unclear') return verdict
    if (verdict.kind === 'refused') return halve(max, size, verdict.message, tolerance, attempt)
    max = size
  }
  return { kind: 'none' }
}

async function halve(
  accepted: number,
  refused: number,
  message: string,
  tolerance: number,
  attempt: Try,
): Promise<Found> {
  let [max, min, refusal] = [accepted, refused, message]
  while (min - max > Math.max(1, max * tolerance)) {
    const size = Math.floor((max + min) / 2)
    const verdict = await attempt(size)
    if (verdict.kind === 'unclear') return verdict
    if (verdict.kind === 'accepted') max = size
    else [min, refusal] = [size, verdict.message]
  }
  return { kind: 'limit', max, refusal }
}

/** A number as an answer; `none` if even the largest was accepted. */
export async function limitAnswer(
  sizes: readonly number[],
  tolerance: number,
  attempt: Try,
): Promise<Outcome> {
  const found = await searchLimit(sizes, tolerance, attempt)
  if (found.kind === 'unclear') return unclear(found.reply)
  if (found.kind === 'none') return answered('none')
  return answered(found.max, found.refusal === '' ? undefined : found.refusal)
}

/** One code point, two UTF-16 units, four bytes. */
const EMOJI = '😀'
const UNITS = [
  ['code-points', 1],
  ['utf-16-units', 2],
  ['bytes', 4],
] as const

/** The limit of a text with its unit, such as `65536 code-points`. */
export async function textLimitAnswer(
  sizes: readonly number[],
  attempt: (text: string) => Promise<Verdict>,
): Promise<Outcome> {
  const found = await searchLimit(sizes, 0, (size) => attempt('a'.repeat(size)))
  if (found.kind === 'unclear') return unclear(found.reply)
  if (found.kind === 'none') return answered('none')
  for (const [unit, each] of UNITS) {
    const verdict = await attempt(EMOJI.repeat(Math.floor(found.max / each)))
    if (verdict.kind === 'unclear') return unclear(verdict.reply)
    if (verdict.kind === 'accepted') return answered(`${found.max} ${unit}`, found.refusal)
  }
  return unclear(`${found.max} letters are accepted, but not a fourth as many emoji`)
}
