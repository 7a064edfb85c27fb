import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileProse } from '../../helpers/hostile-text.ts'
import { markdownProperty } from '../../helpers/markdown-property.ts'
import { runs } from '../../helpers/runs.ts'
import { cmarkGfm, kinds } from '../../oracles/markdown.ts'

describe.skipIf(cmarkGfm.skip)(`many documents at once, read by ${cmarkGfm.name}`, () => {
  test.for<[rule: string, documents: string[]]>([
    ['a fence that is left open', ['```', 'a']],
    ['a comment that is left open', ['<!--', 'a', '-->']],
    ['a list that would go on', ['- a', '  b', '- c']],
    ['a definition', ['[x]: https://evil.example', '[x]']],
    ['a note at the end', ['[^1]', '[^1]: a', 'b']],
    ['a byte order mark', ['a', '\ufeff# b']],
    ['nothing, and the same twice', ['', 'a', '', 'a']],
    ['no newline at the end, or several', ['a', 'b\n\n\n', 'c\r', '    d\n\n']],
  ])('%s: each as on its own', ([, documents]) => {
    expect(cmarkGfm.read(documents)).toEqual(documents.flatMap((document) => cmarkGfm.read([document])))
  })

  test('whatever they are', () => {
    fc.assert(
      fc.property(fc.array(hostileProse, { maxLength: 4 }), (documents) => {
        expect(cmarkGfm.read(documents)).toEqual(documents.flatMap((document) => cmarkGfm.read([document])))
      }),
      // One process per document.
      { numRuns: runs(100) },
    )
  })
})

test('a failing case is reported alone and shrunk', () => {
  const failing = () =>
    markdownProperty(
      { from: fc.array(fc.constantFrom('a', '**b**'), { maxLength: 5 }), numRuns: runs(300) },
      (words) => [words.join(' ')],
      ([document]) => expect(document && [...kinds(document)]).not.toContain('strong'),
    )
  expect(failing).toThrow(/Counterexample: \[\["\*\*b\*\*"\]\]/)
})
