import { expect, test } from 'vitest'
import { asksToDelete } from '../../../../src/core/suggest/model/asks-to-delete.ts'

test.for([
  'Remove this line.',
  'This import can be removed.',
  'Consider deleting the debug output',
  'Drop the second call.',
  'unused variable `x`',
  'The variable is never used.',
  'The check is no longer needed',
  "This isn't required any more.",
  'This assignment is redundant.',
  'Dead code',
  'dead-code: unreachable after return',
  'A duplicate of line 12.',
  'Get rid of the wrapper.',
  'A leftover from debugging.',
  'This should go.',
  'Do not delete rows in a loop; this call is superfluous.',
])('asks to delete: %s', (text) => {
  expect(asksToDelete(text)).toBe(true)
})

test.for([
  '',
  'The name is too general.',
  'Do not remove this line.',
  "Don't drop the lock before the write.",
  'The handler must not be deleted here.',
  'This should never be removed without a migration.',
  'Rename it instead of deleting it.',
  'Reads the whole file into memory.',
  'The removal of users is not checked.',
  'Use a dropdown here.',
])('does not ask to delete: %s', (text) => {
  expect(asksToDelete(text)).toBe(false)
})
