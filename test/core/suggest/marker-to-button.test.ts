import { describe, expect, test } from 'vitest'
import { buttonText, patch, planOne } from '../../helpers/one-finding.ts'

const DIFF = patch('a.ts', 10, ['+alpha()', '+beta()', '+gamma()', '+delta()', '+epsilon()'])

describe('code in a message becomes a suggestion', () => {
  test.for<[rule: string, message: string, buttons: string[], options?: object]>([
    ['no offset: the line of the finding', 'Do this: [SUGGEST: one()]', ['12: one()']],
    ['+2: two below', '[SUGGEST:+2: one()]', ['14: one()']],
    ['2: two below', '[SUGGEST:2: one()]', ['14: one()']],
    ['-1: one above', '[SUGGEST:-1: one()]', ['11: one()']],
    ['adjacent lines: one suggestion', '[SUGGEST:0: one()] [SUGGEST:+1: two()]', ['12-13: one() | two()']],
    ['adjacent, in any order', '[SUGGEST:+1: two()] [SUGGEST:0: one()]', ['12-13: one() | two()']],
    [
      'separate lines: one comment each',
      '[SUGGEST:-2: one()] [SUGGEST:+2: two()]',
      ['10: one()', '14: two()'],
    ],
    ['the same line twice: none', '[SUGGEST: one()] [SUGGEST: two()]', []],
    ['a target outside the diff: none', '[SUGGEST:+9: one()]', []],
    ['an offset out of range: none', '[SUGGEST:+1000: one()]', []],
    ['offset-fallback: line', '[SUGGEST:+9: one()]', ['12: one()'], { offsetFallback: 'line' }],
    ['not balanced: none', '[SUGGEST: one([]', []],
    ['in a code span: text', '`[SUGGEST: one()]`', []],
    ['a suggestion block', 'Like so:\n```suggestion\none()\n```', ['12: one()']],
    ["GitLab's reach", '```suggestion:-1+0\none()\n```', ['11-12: one()']],
    ['an empty block deletes', '```suggestion\n```', ['12: ']],
    ['a block that never closes: none', '```suggestion\none()', []],
    ['two blocks for the same line: none', '```suggestion\none()\n```\n```suggestion\ntwo()\n```', []],
  ])('%s', ([, message, buttons, options = {}]) => {
    const became = planOne(DIFF, { path: 'a.ts', line: 12, message }, options)
    expect(became.buttons.map(buttonText).toSorted()).toEqual(buttons)
  })

  test('for a range, no offset means the whole range', () => {
    const entry = { path: 'a.ts', start_line: 11, line: 12, message: '[SUGGEST: one()]' }
    expect(planOne(DIFF, entry).buttons.map(buttonText)).toEqual(['11-12: one()'])
  })

  test('for a range, an offset could be counted from either end', () => {
    const entry = { path: 'a.ts', start_line: 11, line: 12, message: '[SUGGEST:-1: one()]' }
    expect(planOne(DIFF, entry)).toMatchObject({ suggestion: 'quoted', code: 'offset-from-range' })
  })

  test('beside a suggestion field, the field has the button and the rest is shown', () => {
    const { buttons, comments } = planOne(DIFF, {
      path: 'a.ts',
      line: 12,
      message: '[SUGGEST:+1: two()]',
      suggestion: 'one()',
    })
    expect(buttons.map(buttonText)).toEqual(['12: one()'])
    expect(comments).toHaveLength(1)
    expect(comments[0]?.body).toContain('For line 13:\n\n```diff\n-delta()\n+two()\n```')
  })

  test('code that is not offered names its target', () => {
    const { comments } = planOne(DIFF, { path: 'a.ts', line: 12, message: 'x [SUGGEST:+9: one()]' })
    expect(comments[0]?.line).toBe(12)
    expect(comments[0]?.body).toContain('For line 21:\n\n```text\none()\n```')
  })

  test('a tool’s message is kept unchanged', () => {
    const { buttons, comments } = planOne(
      DIFF,
      { path: 'a.ts', line: 12, message: '[SUGGEST: one()]' },
      {},
      'tool',
    )
    expect(buttons).toEqual([])
    expect(comments[0]?.body).toContain('SUGGEST')
  })
})
