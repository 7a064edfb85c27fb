/** Files that several tests change, as lines. */
export const CART = [
  'class Cart:',
  '    def total(self):',
  '        result = 0',
  '        for item in self.items:',
  '            result += item.price',
  '        return result',
  '',
  '    def clear(self):',
  '        self.items = []',
]

export const TESTS = [
  "import { add } from './add'",
  '',
  "test('adds', () => {",
  '  const sum = add(1, 2)',
  '  expect(sum).toBe(3)',
  '});',
  '',
  "test('adds nothing', () => {",
  '  const sum = add(0, 0)',
  '  expect(sum).toBe(0)',
  '});',
]
