import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PreviewInput } from '../core/preview/preview.ts'
import { UserError } from '../errors.ts'
import { reasonOf } from '../input/file-error.ts'
import { gated, type Leaving } from './gate.ts'

/** Writes the page and creates the directories of its path. */
export async function writePreview(file: string, input: PreviewInput): Promise<void> {
  const page = gated(await pageOf(input), leavingPage(input))
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, page)
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${reasonOf(error)}`, { cause: error })
  }
}

/** Renders the page; its code is loaded only when needed. */
export async function pageOf(input: PreviewInput): Promise<string> {
  return (await import('../core/preview/preview.ts')).preview(input)
}

/** How to check the page for secrets: it shows rows of the files that have comments. */
export function leavingPage({ plan, diff }: PreviewInput): Leaving {
  return { what: 'The preview', format: 'html', pieces: shownPatches(plan, diff) }
}

/** The patches of files that have comments. */
export function shownPatches({ review }: PreviewInput['plan'], { files }: PreviewInput['diff']): string[] {
  const commented = new Set(review.comments.map(({ path }) => path))
  return files.flatMap(({ path, patch }) => (patch !== undefined && commented.has(path) ? [patch] : []))
}
