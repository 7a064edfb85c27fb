/** A parameter of an endpoint. */
export interface Field {
  readonly kind: 'string' | 'integer' | 'boolean' | 'hash'
  readonly required?: boolean
  readonly values?: readonly string[]
  /** For `string`: blank text is refused. */
  readonly nonEmpty?: boolean
  /** For `hash`. */
  readonly fields?: Fields
}
export type Fields = Readonly<Record<string, Field>>
export type Params = Readonly<Record<string, unknown>>

export interface ParsedParams {
  readonly params: Params
  readonly problems: readonly string[]
}

/**
 * Coerces and validates parameters as Grape does: strings become numbers where declared so, `null` is always valid,
 * and undeclared parameters stay as they are. https://github.com/ruby-grape/grape#parameter-validation-and-coercion
 */
export function parseParams(fields: Fields, input: Params, within = ''): ParsedParams {
  const params: Record<string, unknown> = { ...input }
  const problems: string[] = []
  for (const [key, field] of Object.entries(fields)) {
    const name = within === '' ? key : `${within}[${key}]`
    if (!(key in input)) {
      if (field.required) problems.push(`${name} is missing`)
      continue
    }
    const value = coerce(field.kind, input[key])
    params[key] = value
    if (value === undefined) problems.push(`${name} is invalid`)
    else if (value === null) continue
    else if (field.nonEmpty && typeof value === 'string' && value.trim() === '')
      problems.push(`${name} is empty`)
    else if (field.values && !field.values.includes(String(value)))
      problems.push(`${name} does not have a valid value`)
    else if (field.fields && isHash(value) && Object.keys(value).length > 0) {
      const inner = parseParams(field.fields, value, name)
      params[key] = inner.params
      problems.push(...inner.problems)
    }
  }
  return { params, problems }
}

export function isHash(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `undefined` if the value cannot be coerced. */
function coerce(kind: Field['kind'], value: unknown): unknown {
  if (value === null) return null
  switch (kind) {
    case 'string':
      return typeof value === 'object' ? undefined : String(value)
    case 'integer':
      if (value === '') return null
      if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return Number(value)
      return Number.isInteger(value) ? value : undefined
    case 'boolean':
      if (typeof value === 'boolean') return value
      if (['true', '1', 1].includes(value as string)) return true
      return ['false', '0', 0].includes(value as string) ? false : undefined
    case 'hash':
      return isHash(value) ? value : undefined
  }
}
