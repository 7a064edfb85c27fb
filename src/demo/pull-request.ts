/** A small pull request with findings of a model and a linter. */

const CART_BEFORE = `import { tax } from './tax'

export interface Item {
  name: string
  price: number
  quantity: number
}

export function total(items: Item[]): number {
  let sum = 0
  for (const item of items) {
    sum += item.price
  }
  return sum
}

export function describe(item: Item): string {
  return item.name + ' x' + item.quantity
}
`

const CART_AFTER = `import { tax } from './tax'

export interface Item {
  name: string
  price: number
  quantity: number
}

export function total(items: Item[]): number {
  let sum = 0
  for (let i = 0; i <= items.length; i++) {
    sum += items[i].price * items[i].quantity
  }
  return sum + tax(sum)
}

export function describe(item: Item): string {
  return item.name + ' x' + item.quantity
}

export function isEmpty(items: Item[]): boolean {
  return items.length == 0
}

export function clear(items: Item[]) {
  var count = items.length
  console.log('clearing ' + count)
  items.length = 0
}
`

const TAX = `export const RATE = 0.19

export function tax(amount: number): number {
  return amount * RATE
}
`

export const TITLE = 'Totals with tax'
export const BASE = { 'src/cart.ts': CART_BEFORE, 'src/tax.ts': TAX }
export const HEAD = { 'src/cart.ts': CART_AFTER, 'src/tax.ts': TAX }

export const FROM_MODEL = [
  {
    path: 'src/cart.ts',
    line: 11,
    severity: 'critical',
    title: 'Reads one item past the end',
    message:
      'The loop runs while `i <= items.length`, so its last turn reads `items[items.length]`, which is `undefined`, and throws.',
    original: '  for (let i = 0; i <= items.length; i++) {',
    suggestion: '  for (let i = 0; i < items.length; i++) {',
    confidence: 0.97,
  },
  {
    path: 'b/src/cart.ts',
    line: 12,
    severity: 'medium',
    title: 'Money in floats',
    message: 'Prices are floats, so sums drift. Round each line:',
    suggestion:
      '    const line = items[i].price * items[i].quantity\n    sum += Math.round(line * 100) / 100\n  }\n  return sum + tax(sum)',
  },
  {
    path: 'src/tax.ts',
    line: 1,
    severity: 'low',
    title: 'Hard-coded rate',
    message: 'The rate differs per country; ask @finance, see #12.',
  },
].map((finding) => ({ ...finding, source: 'review-model' }))

export const FROM_LINTER = [
  {
    line: 22,
    rule: 'eqeqeq',
    message: "Expected '===' and instead saw '=='.",
    suggestion: '  return items.length === 0',
  },
  {
    line: 26,
    rule: 'no-var',
    message: 'Unexpected var, use let or const instead.',
    suggestion: '  const count = items.length',
  },
  { line: 27, rule: 'no-console', message: 'Unexpected console statement.', suggestion: '' },
].map((finding) => ({ path: 'src/cart.ts', severity: 'warning', source: 'eslint', ...finding }))
