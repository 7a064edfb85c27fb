/** What a platform does where its documentation does not say: seen by `npm run contract`, or assumed until then. */
export interface Answer {
  readonly answer: string | number
  /** The platform's words, where it refuses. */
  readonly message?: string | undefined
}

/** A number, or `none` for no limit. */
export function limitIn({ answer }: Answer): number {
  return answer === 'none' ? Number.POSITIVE_INFINITY : Number(answer)
}

export type TextUnit = 'code-points' | 'utf-16-units' | 'bytes'

/** Whether a text is longer than a limit such as `65536 code-points`. */
export function exceeds({ answer }: Answer, text: string): boolean {
  if (answer === 'none') return false
  const [max, unit] = String(answer).split(' ')
  // The number of bytes is the largest of the three: most texts need not be counted.
  return text.length * 3 > Number(max) && lengthIn(unit, text) > Number(max)
}

function lengthIn(unit: string | undefined, text: string): number {
  if (unit === 'bytes') return Buffer.byteLength(text)
  return unit === 'utf-16-units' ? text.length : [...text].length
}
