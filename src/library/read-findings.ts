import { FORMATS, type Format, type InputText, type Intake } from '../core/intake/format.ts'
import { inDirectory } from '../core/intake/working-directory.ts'
import { invalidChoice, UserError } from '../errors.ts'
import { readText } from '../input/collect-findings.ts'

/** What was read from a text. */
export interface ReadFindings extends Intake {
  /** The format that it was read as; `auto` if there is nothing in it. */
  readonly format: Format
}

/** How a text is read. */
export interface ReadOptions {
  /** By default it is detected from the content. */
  readonly format?: Format
  /** Name of the text in messages, `findings` by default. */
  readonly file?: string
  /** Directory of the repository that a tool ran in, where its relative paths start. */
  readonly workingDirectory?: string
}

/**
 * Reads findings in any format: JSON or text of a model with whatever it has written around them, SARIF, ESLint, a
 * patch and so on. The format is detected, unless it is given.
 *
 * An entry that cannot be read is in `bad`, and what was guessed or left out in `notes`. If the text as a whole cannot
 * be read, the promise is rejected with a `UserError`.
 *
 * @example
 * ```ts
 * import { readFindings } from 'fencepost'
 *
 * const read = await readFindings('src/cart.ts:11: error: Reads one item past the end')
 * read.format, read.findings[0]?.path, read.findings[0]?.line // => text src/cart.ts 11
 * ```
 */
export async function readFindings(
  text: string | InputText,
  options: Format | ReadOptions = {},
): Promise<ReadFindings> {
  const {
    format = 'auto',
    file = 'findings',
    workingDirectory = '',
  } = typeof options === 'string' ? { format: options } : options
  const input = typeof text === 'string' ? { file, text } : text
  if (typeof input?.text !== 'string')
    throw new UserError(`${file}: not a text`, {
      hint: 'Pass what a tool or a model has written, as a string. A list of findings needs no reading: give it to planReview.',
    })
  if (!FORMATS.includes(format)) throw invalidChoice('format', format, FORMATS)
  const read = await readText(input, format)
  const { findings, ...rest } = read
  return {
    ...rest,
    format: read.format ?? format,
    findings: findings.map((finding) => inDirectory(finding, workingDirectory)),
  }
}
