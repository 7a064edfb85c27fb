import fc from 'fast-check'
import {
  cmarkGfm,
  comrak,
  comrakOfGitlab,
  type MarkdownNode,
  type MarkdownOracle,
} from '../oracles/markdown.ts'
import { countCases } from './count-cases.ts'

export const READERS: readonly MarkdownOracle[] = [comrak, comrakOfGitlab, cmarkGfm]

/** Names of the parsers for test titles; a missing parser is marked there. */
export const readByAll = `read by ${comrak.name} and ${cmarkGfm.name}`

/** Inputs per parser process. */
const BATCH = 250

/** Checks a property of the documents written for each input, with every parser. */
export function markdownProperty<T>(
  inputs: { from: fc.Arbitrary<T>; numRuns: number; readers?: readonly MarkdownOracle[] },
  write: (input: T) => readonly string[],
  check: (documents: readonly MarkdownNode[], input: T) => void,
): void {
  const { from, numRuns } = inputs
  const readers = (inputs.readers ?? READERS).filter(({ skip }) => !skip)
  const { seed = 0 } = fc.readConfigureGlobal()
  let count = 0
  for (let done = 0; done < numRuns; done += BATCH) {
    const dice = { seed: seed + done, numRuns: Math.min(BATCH, numRuns - done) }
    const sample = fc.sample(from, dice)
    const wrong = firstWrong(sample)
    count += sample.length
    if (!wrong) continue
    // Run the failing case alone, so that fast-check shrinks it and reports its seed.
    const alone = fc.property(from, (input) => {
      const found = firstWrong([input])
      if (found) throw found.error
    })
    fc.assert(alone, { ...dice, path: String(wrong.index) })
    throw wrong.error
  }
  countCases(count)

  function firstWrong(tried: readonly T[]): { index: number; error: Error } | undefined {
    const written = tried.map(write)
    for (const { name, read } of readers) {
      const nodes = read(written.flat()).values()
      for (const [index, input] of tried.entries()) {
        const texts = written[index] ?? []
        const documents = texts.flatMap(() => nodes.next().value ?? [])
        try {
          check(documents, input)
        } catch (cause) {
          return { index, error: new Error(`Read by ${name}: ${JSON.stringify(texts)}`, { cause }) }
        }
      }
    }
    return undefined
  }
}
