import type * as z from 'zod/mini'
import { describe } from '../finding/finding.ts'

/** What is wrong with a value, where it is, and what is expected there. */
export interface Wrong {
  readonly field: string
  readonly message: string
}

/** What is expected in a field, by its path without list indexes: `messages.fix.range`. */
export type Expected = Readonly<Record<string, string>>

/**
 * Validates a value of parsed JSON against the schema of a tool's format. Keys that are not in the schema are ignored,
 * so it does not matter how deep they are. `under` is the path of the value in the file.
 */
export function readShape<T>(
  schema: z.ZodMiniType<T>,
  value: unknown,
  expected: Expected,
  under = '',
): { readonly data: T } | { readonly wrong: Wrong } {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { data: parsed.data }
  const path = parsed.error.issues[0]?.path ?? []
  const found = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)?.[key], value)
  const names = path.filter((key) => typeof key === 'string').join('.')
  return {
    wrong: {
      field: fieldOf([under, ...path]),
      message: `is ${describe(found)}; ${expected[names] ?? 'a text is expected'}`,
    },
  }
}

/** `[2].messages[0].line` */
function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\.+/, '')
}
