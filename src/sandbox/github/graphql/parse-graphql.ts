export type Value =
  | { readonly kind: 'constant'; readonly value: unknown }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Value[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Value> }

export type Selection =
  | {
      readonly kind: 'field'
      readonly name: string
      readonly alias: string
      readonly args: ReadonlyMap<string, Value>
      readonly selections: readonly Selection[] | undefined
    }
  | { readonly kind: 'inline'; readonly type: string | undefined; readonly selections: readonly Selection[] }
  | { readonly kind: 'spread'; readonly name: string }

export interface Operation {
  readonly kind: 'query' | 'mutation'
  readonly name: string | undefined
  /** Declared variables and their defaults. */
  readonly variables: ReadonlyMap<string, Value | undefined>
  readonly selections: readonly Selection[]
}

export interface GraphqlDocument {
  readonly operations: readonly Operation[]
  readonly fragments: ReadonlyMap<string, Selection & { kind: 'inline' }>
}

const TOKEN =
  /[\s,\uFEFF]+|#[^\n]*|("""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"|[A-Za-z_]\w*|-?\d+(?:\.\d+)?|\.\.\.|[{}()[\]:$!=@])/gy

/** Reads as much of GraphQL as clients of a review need; directives are not part of that. */
export function parseGraphql(source: string): GraphqlDocument {
  return new Parser(source).document()
}

class Parser {
  readonly #tokens: string[]
  #at = 0

  constructor(source: string) {
    const tokens: string[] = []
    let end = 0
    for (const match of source.matchAll(TOKEN)) {
      end = match.index + match[0].length
      if (match[1] !== undefined) tokens.push(match[1])
    }
    if (end !== source.length) throw new SyntaxError(`Parse error on ${JSON.stringify(source.charAt(end))}`)
    this.#tokens = tokens
  }

  document(): GraphqlDocument {
    const operations: Operation[] = []
    const fragments = new Map<string, Selection & { kind: 'inline' }>()
    while (this.#at < this.#tokens.length) {
      if (this.#take('fragment')) {
        const name = this.#name()
        this.#expect('on')
        fragments.set(name, { kind: 'inline', type: this.#name(), selections: this.#selections() })
      } else {
        operations.push(this.#operation())
      }
    }
    return { operations, fragments }
  }

  #operation(): Operation {
    if (this.#peek() === '{') {
      return { kind: 'query', name: undefined, variables: new Map(), selections: this.#selections() }
    }
    const kind = this.#next()
    if (kind !== 'query' && kind !== 'mutation')
      throw new SyntaxError(`Parse error on ${JSON.stringify(kind)}`)
    const name = this.#peek() === '{' || this.#peek() === '(' ? undefined : this.#name()
    const variables = new Map<string, Value | undefined>()
    if (this.#take('(')) {
      while (!this.#take(')')) {
        this.#expect('$')
        const variable = this.#name()
        this.#expect(':')
        this.#type()
        variables.set(variable, this.#take('=') ? this.#value() : undefined)
      }
    }
    return { kind, name, variables, selections: this.#selections() }
  }

  #type(): void {
    if (this.#take('[')) {
      this.#type()
      this.#expect(']')
    } else {
      this.#name()
    }
    this.#take('!')
  }

  #selections(): Selection[] {
    const selections: Selection[] = []
    this.#expect('{')
    while (!this.#take('}')) selections.push(this.#selection())
    return selections
  }

  #selection(): Selection {
    if (this.#take('...')) {
      if (this.#take('on')) return { kind: 'inline', type: this.#name(), selections: this.#selections() }
      if (this.#peek() === '{') return { kind: 'inline', type: undefined, selections: this.#selections() }
      return { kind: 'spread', name: this.#name() }
    }
    const alias = this.#name()
    const name = this.#take(':') ? this.#name() : alias
    const args = this.#take('(') ? this.#fields(')') : new Map<string, Value>()
    return {
      kind: 'field',
      name,
      alias,
      args,
      selections: this.#peek() === '{' ? this.#selections() : undefined,
    }
  }

  #fields(end: string): Map<string, Value> {
    const fields = new Map<string, Value>()
    while (!this.#take(end)) {
      const name = this.#name()
      this.#expect(':')
      fields.set(name, this.#value())
    }
    return fields
  }

  #value(): Value {
    if (this.#take('$')) return { kind: 'variable', name: this.#name() }
    if (this.#take('{')) return { kind: 'object', fields: this.#fields('}') }
    if (this.#take('[')) {
      const items: Value[] = []
      while (!this.#take(']')) items.push(this.#value())
      return { kind: 'list', items }
    }
    const token = this.#next()
    if (token.startsWith('"""')) return { kind: 'constant', value: token.slice(3, -3) }
    if (/^["\d-]|^(?:true|false|null)$/.test(token)) return { kind: 'constant', value: JSON.parse(token) }
    return { kind: 'constant', value: token }
  }

  #name(): string {
    const token = this.#next()
    if (!/^[A-Za-z_]/.test(token)) throw new SyntaxError(`Parse error on ${JSON.stringify(token)}`)
    return token
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at]
  }

  #next(): string {
    const token = this.#tokens[this.#at++]
    if (token === undefined) throw new SyntaxError('Unexpected end of document')
    return token
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false
    this.#at++
    return true
  }

  #expect(token: string): void {
    const found = this.#next()
    if (found !== token) throw new SyntaxError(`Expected ${token}, actual: ${JSON.stringify(found)}`)
  }
}
