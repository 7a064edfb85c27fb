import { truncate } from '../text/truncate.ts'

/** A short description of a value for messages. Not recursive: input may be nested 100,000 levels deep. */
export function describe(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${truncate(value, 60)}…` : value)
  return String(value)
}
