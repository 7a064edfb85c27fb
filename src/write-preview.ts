import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PreviewInput } from './core/preview.ts'
import { messageOf, UserError } from './errors.ts'

/** Makes the page and writes it, with the folders above it. Loaded here: no other part of the program needs it. */
export async function writePreview(file: string, input: PreviewInput): Promise<void> {
  const page = (await import('./core/preview.ts')).preview(input)
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, page)
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${messageOf(error)}`, { cause: error })
  }
}
