/** All accounts; one is created when it is first asked for by name. */
export class Accounts<Account extends { readonly token: string }> {
  readonly #known = new Map<string, Account>()
  readonly #create: (name: string, id: number) => Account

  constructor(create: (name: string, id: number) => Account) {
    this.#create = create
  }

  named(name: string): Account {
    const known = this.#known.get(name)
    if (known) return known
    const created = this.#create(name, FIRST_ID + this.#known.size)
    this.#known.set(name, created)
    return created
  }

  all(): Account[] {
    return [...this.#known.values()]
  }

  withToken(token: string): Account | undefined {
    return [...this.#known.values()].find((each) => each.token === token)
  }
}

const FIRST_ID = 1001
