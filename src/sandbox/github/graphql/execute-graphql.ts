import type { GraphqlDocument, Operation, Selection, Value } from './parse-graphql.ts'

export type Args = Readonly<Record<string, unknown>>

/** An object of a known type; a field is a value, or what makes one from the arguments it names. */
export interface Node {
  readonly type: string
  readonly fields: Readonly<Record<string, unknown>>
}

export class Field {
  readonly args: readonly string[]
  readonly resolve: (args: Args) => unknown
  constructor(args: readonly string[], resolve: (args: Args) => unknown) {
    this.args = args
    this.resolve = resolve
  }
}

export function node(type: string, fields: Readonly<Record<string, unknown>>): Node {
  return { type, fields }
}

/** A failure of one field: it is `null`, and the rest of the answer stands. */
export class FieldError extends Error {
  readonly type: string
  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

/** A document that does not fit the schema: there is no answer at all. */
export class DocumentError extends Error {}

export interface Answer {
  data: Record<string, unknown>
  errors: { type: string; path: readonly (string | number)[]; message: string }[]
}

export function executeGraphql(
  { operations, fragments }: GraphqlDocument,
  operationName: string | undefined,
  variables: Args,
  roots: Readonly<Record<Operation['kind'], Node>>,
): Answer {
  const operation = operations.find(({ name }) => operationName === undefined || name === operationName)
  if (!operation) throw new DocumentError('An operation name is required')
  const answer: Answer = { data: {}, errors: [] }

  function select(parent: Node, selections: readonly Selection[], path: readonly (string | number)[]) {
    const result: Record<string, unknown> = {}
    for (const selection of selections) {
      if (selection.kind === 'field') {
        result[selection.alias] = field(parent, selection, [...path, selection.alias])
        continue
      }
      const fragment = selection.kind === 'spread' ? fragments.get(selection.name) : selection
      if (!fragment) throw new DocumentError('Fragment was used, but not defined')
      const fits = [parent.type, 'Actor', 'Node', undefined].includes(fragment.type)
      if (fits) Object.assign(result, select(parent, fragment.selections, path))
    }
    return result
  }

  function field(
    parent: Node,
    { name, args, selections }: Selection & { kind: 'field' },
    path: readonly (string | number)[],
  ): unknown {
    if (name === '__typename') return parent.type
    if (!Object.hasOwn(parent.fields, name)) {
      throw new DocumentError(`Field '${name}' doesn't exist on type '${parent.type}'`)
    }
    const held = parent.fields[name]
    const known = held instanceof Field ? held.args : []
    const unknown = [...args.keys()].find((argument) => !known.includes(argument))
    if (unknown !== undefined) throw new DocumentError(`Field '${name}' doesn't accept argument '${unknown}'`)
    const values = Object.fromEntries([...args].map(([argument, value]) => [argument, evaluate(value)]))
    try {
      return complete(held instanceof Field ? held.resolve(values) : held, name, selections, path)
    } catch (problem) {
      if (!(problem instanceof FieldError)) throw problem
      answer.errors.push({ type: problem.type, path, message: problem.message })
      return null
    }
  }

  function complete(
    value: unknown,
    name: string,
    selections: readonly Selection[] | undefined,
    path: readonly (string | number)[],
  ): unknown {
    if (value === null || value === undefined) return null
    if (Array.isArray(value))
      return value.map((item, index) => complete(item, name, selections, [...path, index]))
    if (isNode(value)) {
      if (selections) return select(value, selections, path)
      throw new DocumentError(
        `Field must have selections (field '${name}' returns ${value.type} but has no selections.)`,
      )
    }
    if (selections) throw new DocumentError(`Selections can't be made on scalars (field '${name}')`)
    return value
  }

  function evaluate(value: Value): unknown {
    switch (value.kind) {
      case 'constant':
        return value.value
      case 'list':
        return value.items.map(evaluate)
      case 'object':
        return Object.fromEntries([...value.fields].map(([name, each]) => [name, evaluate(each)]))
      case 'variable': {
        if (!operation?.variables.has(value.name)) {
          throw new DocumentError(`Variable $${value.name} is used but not declared`)
        }
        const fallback = operation.variables.get(value.name)
        return value.name in variables ? variables[value.name] : fallback && evaluate(fallback)
      }
    }
  }

  answer.data = select(roots[operation.kind], operation.selections, [])
  return answer
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'fields' in value
}
