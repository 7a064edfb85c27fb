import { describe } from '../../finding/finding.ts'

/** Why a result cannot be used: the path of the field in it, and what is wrong. */
export interface BadField {
  readonly bad: { readonly field: string; readonly message: string }
}

export function badField(field: string, value: unknown, valid: string): BadField {
  return { bad: { field, message: `is ${describe(value)}; ${valid}` } }
}

/** The same field, with the path of its parent in front. */
export function below(parent: string, { bad }: BadField): BadField {
  return { bad: { field: bad.field === '' ? parent : `${parent}.${bad.field}`, message: bad.message } }
}
