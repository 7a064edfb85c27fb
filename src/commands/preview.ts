import path from 'node:path'
import type { Flags } from '../command-line/flags.ts'
import { preview as previewPage } from '../core/preview/preview.ts'
import { missingFlag } from '../errors.ts'
import { log, print } from '../output/log.ts'
import { writePreview } from '../output/write-preview.ts'
import { planOffline } from './plan.ts'

/** Writes the review that would be posted as a page. Exit code 1 if `fail-on` is met, as with `plan`. */
export async function preview(flags: Flags): Promise<number> {
  const output = flags.one('output')
  if (output === undefined) throw missingFlag('output', 'review.html, or - for standard output')
  const { plan, diff, diffName } = await planOffline(flags)
  const given = flags.one('diff')
  const subject = given === '-' ? 'a diff' : given === undefined ? diffName : path.basename(given)
  const input = { plan, diff, subject, status: 'A preview: nothing was posted.' }
  if (output === '-') {
    print(previewPage(input))
  } else {
    await writePreview(output, input)
    log(`Wrote ${output}`)
  }
  return plan.failed ? 1 : 0
}
