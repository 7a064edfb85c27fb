import { truncate } from '../text/truncate.ts'

/** A value of parsed JSON, as far as it is what is expected; else nothing. Nothing here looks deeper than one level. */
export type JsonObject = Readonly<Record<string, unknown>>

export function objectIn(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The objects of a list; what else is in it is passed over. */
export function objectsIn(value: unknown): readonly JsonObject[] {
  return listIn(value)
    .map(objectIn)
    .filter((object) => object !== undefined)
}

/** A text that says something. */
export function textIn(value: unknown, maxLength = Number.POSITIVE_INFINITY): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  return value.length > maxLength ? truncate(value, maxLength) : value
}

export function wholeIn(value: unknown, least: number): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= least ? (value as number) : undefined
}

/** What stands under a name that comes from the input: it may be `constructor`. */
export function entryIn(value: unknown, name: string | undefined): unknown {
  const object = objectIn(value)
  return object && name !== undefined && Object.hasOwn(object, name) ? object[name] : undefined
}

/** Many formats allow `null` for what is absent. */
export function isAbsent(value: unknown): value is undefined | null {
  return value === undefined || value === null
}
