import { describe } from '../../finding/finding.ts'

/** What makes a result unusable: the field below it, and what is wrong. */
export interface BadField {
  readonly bad: { readonly field: string; readonly message: string }
}

export function badField(field: string, value: unknown, valid: string): BadField {
  return { bad: { field, message: `is ${describe(value)}; ${valid}` } }
}

/** The same field, seen from further up. */
export function below(parent: string, { bad }: BadField): BadField {
  return { bad: { field: bad.field === '' ? parent : `${parent}.${bad.field}`, message: bad.message } }
}
