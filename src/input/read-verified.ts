import { readVerified } from '../core/intake/verified-file.ts'
import type { Verified } from '../core/options/verified.ts'
import { UserError } from '../errors.ts'
import { type InputOptions, readInputs } from './read-input.ts'

/** Reads the file that `verified-path` names, as carefully as findings. A glob may match nothing. */
export async function readVerifiedFile(
  pattern: string,
  options: InputOptions,
): Promise<Verified | undefined> {
  const [input, ...others] = await readInputs([pattern], options)
  if (!input) return undefined
  if (others.length > 0) {
    throw new UserError(`${pattern} matches ${others.length + 1} files; verified-path names one`, {
      hint: `Write one of them: ${[input, ...others]
        .slice(0, 3)
        .map(({ file }) => file)
        .join(', ')}`,
    })
  }
  const read = readVerified(input.text)
  if ('verified' in read) return read.verified
  throw new UserError(`${input.file} is not what fencepost verify writes: ${read.problem}`, {
    hint: 'Run fencepost verify again, or leave verified-path out.',
  })
}
