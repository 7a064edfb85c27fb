import type { SyntaxParser } from '../core/options/plan-options.ts'
import { loadSyntax as load } from '../input/load-syntax.ts'

/**
 * Loads the parsers for these files, for the option `parse` of `planReview`: together with `headText` no suggestion of
 * a model gets a button if the file would no longer parse with it. `undefined` if there is none for any of them.
 * `log` gets a line for each parser that cannot be loaded.
 *
 * @example
 * ```ts
 * import { loadSyntax } from 'fencepost'
 *
 * const parse = await loadSyntax(['cart.ts'])
 * parse?.('cart.ts', 'let total = (')?.[0]?.first // => 1
 * ```
 */
export function loadSyntax(
  paths: readonly string[],
  log: (message: string) => void = () => {},
): Promise<SyntaxParser | undefined> {
  return load(paths, log)
}
