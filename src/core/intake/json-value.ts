import { truncate } from '../text/truncate.ts'

/** These functions return a value of parsed JSON if it has the expected type. None reads more than one level. */
export type JsonObject = Readonly<Record<string, unknown>>

export function objectIn(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The objects of a list; other entries are ignored. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  return listIn(value)
    .map(objectIn)
    .filter((object) => object !== undefined)
}

/** A string that is not blank, truncated to `maxLength` characters. */
export function textIn(value: unknown, maxLength = Number.POSITIVE_INFINITY): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  return value.length > maxLength ? truncate(value, maxLength) : value
}

/** An integer that is at least `min`. */
export function wholeIn(value: unknown, min: number): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= min ? (value as number) : undefined
}

/** An own property. Its name comes from the input, so it may be `constructor`. */
export function entryIn(value: unknown, name: string | undefined): unknown {
  const object = objectIn(value)
  return object && name !== undefined && Object.hasOwn(object, name) ? object[name] : undefined
}

/** Many formats allow `null` for an absent value. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null
}
