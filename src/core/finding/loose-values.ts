/** The meaning of a value that a model has written in its own way; `note` if it was guessed. */
export type Loose<T> = { readonly value: T | undefined; readonly note?: string } | 'wrong'

/**
 * A line, or the ends of a range: 12, `"12"`, `"L12"`, `"lines 746-750"`, `[746, 750]`, `{"start": 746, "end": 750}`.
 */
export function lineEnds(value: unknown): Loose<readonly number[]> {
  if (isBlank(value)) return { value: undefined }
  if (typeof value === 'string') return endsInText(value)
  if (Array.isArray(value)) return endsInList(value)
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value)
    if (keys.length === 0 || !keys.every((key) => END_NAMES.has(key))) return 'wrong'
    return endsOf(Object.values(value))
  }
  return endsOf([value])
}

/** The ends of a range, or every line of it: `[12, 13, 14]`. */
function endsInList(list: readonly unknown[]): Loose<readonly number[]> {
  if (list.length === 1 || list.length === 2) return endsOf(list)
  const lines = list.map(numberIn)
  const [first] = lines
  const isRange = lines.length > 0 && lines.every((line, index) => line === Number(first) + index)
  return isRange ? endsOf([first, lines.at(-1)]) : 'wrong'
}

const END_NAMES = new Set([
  ...['start', 'end', 'start_line', 'end_line', 'startLine', 'endLine'],
  ...['begin', 'from', 'to', 'first', 'last'],
])

const RANGE = /^\s*(?:lines?\s+|#)?L?(\d{1,15})(?:\s*(?:-|–|—|\.\.|:|,|to)\s*L?(\d{1,15}))?\s*$/i

function endsInText(text: string): Loose<readonly number[]> {
  const [, first, last] = RANGE.exec(text) ?? []
  return first === undefined ? 'wrong' : endsOf(last === undefined ? [first] : [first, last])
}

function endsOf(values: readonly unknown[]): Loose<readonly number[]> {
  const ends = values.filter((value) => value !== null && value !== undefined).map(numberIn)
  if (!ends.every((end): end is number => Number.isSafeInteger(end) && Number(end) >= 0)) return 'wrong'
  const given = ends.filter((end) => end > 0)
  const value = given.length === 0 ? undefined : given
  return ends.length === given.length ? { value } : { value, note: 'is 0 and is treated as absent' }
}

/** 0.85, 85, `"85%"`, `"8/10"`, `"high"`. Never a reason to refuse an entry: what cannot be read is left out. */
export function shareOf(value: unknown): Loose<number> {
  if (isBlank(value)) return { value: undefined }
  if (typeof value === 'number') return shareOfNumber(value)
  if (typeof value !== 'string') return 'wrong'
  const text = value.trim()
  const number = numberIn(text)
  if (typeof number === 'number') return shareOfNumber(number)
  const [, count, whole] = /^(\d{1,6}(?:\.\d{1,10})?)\s*(?:%|\/\s*(10|100))$/.exec(text) ?? []
  if (count !== undefined) {
    const share = Number(count) / Number(whole ?? 100)
    return share <= 1 ? { value: share } : 'wrong'
  }
  const guess = SHARES.get(text.toLowerCase().replace(/[\s_-]+/g, ' '))
  return guess === undefined ? 'wrong' : { value: guess, note: `is read as ${guess}` }
}

/** Numbers up to 10 may be on a scale of 10 or of 100. */
function shareOfNumber(number: number): Loose<number> {
  if (number >= 0 && number <= 1) return { value: number }
  const isPercent = number > 10 && number <= 100
  return isPercent ? { value: number / 100, note: `is read as ${number / 100}` } : 'wrong'
}

const SHARES = new Map([
  ['very high', 0.95],
  ['high', 0.9],
  ['medium', 0.6],
  ['moderate', 0.6],
  ['low', 0.3],
  ['very low', 0.1],
])

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function numberIn(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d{1,15}(\.\d{1,20})?\s*$/.test(value) ? Number(value) : value
}
