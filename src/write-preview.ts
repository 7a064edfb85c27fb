import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PreviewInput } from './core/preview.ts'
import { messageOf, UserError } from './errors.ts'

/** Writes the page where it was asked for, with the folders above it. */
export async function writePreview(file: string, input: PreviewInput): Promise<void> {
  const page = await pageOf(input)
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, page)
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${messageOf(error)}`, { cause: error })
  }
}

/** Loaded when needed: no other part of the program needs it. */
export async function pageOf(input: PreviewInput): Promise<string> {
  return (await import('./core/preview.ts')).preview(input)
}
