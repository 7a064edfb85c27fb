import type { ChangedFile, Hunk } from '../diff/diff.ts'
import { scanHunks } from '../diff/hunk-scan.ts'
import { type Html, html, type Part } from './html.ts'

/** The header line of a file: its names, its status, the number of added and deleted lines. */
export function fileLine(file: ChangedFile, hunks: readonly Hunk[] = []): { path: Part; notes: Part } {
  const rows = countRows(file)
  const labels = [...statusNotes(file, rows), ...endingNotes(hunks)].map(
    (note) => html`<span class="label">${note}</span> `,
  )
  return {
    path: pathText(file),
    notes: [
      labels,
      rows &&
        html`<span class="tally"><span class="plus">+${rows.added}</span> <span class="minus">−${rows.deleted}</span></span>`,
    ],
  }
}

/** The folder is dimmed, the file name bold; a renamed file shows both names. */
function pathText({ path, previousPath }: ChangedFile): Html {
  const cut = path.lastIndexOf('/') + 1
  const before = previousPath !== undefined && previousPath !== path ? `${previousPath} → ` : ''
  return html`<span class="folder">${before}${path.slice(0, cut)}</span><b>${path.slice(cut)}</b>`
}

const STATUSES = { added: 'Added', removed: 'Deleted', renamed: 'Renamed', copied: 'Copied', modified: '' }

function statusNotes({ status, special, binary }: ChangedFile, rows: RowCounts | undefined): string[] {
  const notes = [
    STATUSES[status],
    special && 'Link or submodule',
    binary && 'Binary',
    !rows && !binary && 'No changed lines to show',
    rows?.whole === false && 'Incomplete diff',
  ]
  return notes.flatMap((note) => note || [])
}

function endingNotes(hunks: readonly Hunk[]): string[] {
  const endings = endingsOf(hunks)
  if (!endings.has('crlf')) return []
  return [endings.has('lf') ? 'CRLF (␍) and LF mixed' : 'CRLF']
}

export function endingsOf(hunks: readonly Hunk[]): Set<string> {
  return new Set(hunks.flatMap(({ rows }) => rows.map(({ ending }) => ending)))
}

interface RowCounts {
  readonly added: number
  readonly deleted: number
  /** False if the patch is truncated or its line counts are wrong. */
  readonly whole: boolean
}

/** Counts rows without parsing them: most files of a large pull request have no comment. */
function countRows({ patch }: ChangedFile): RowCounts | undefined {
  if (!patch?.startsWith('@@')) return undefined
  const lines = (patch.endsWith('\n') ? patch.slice(0, -1) : patch).split('\n')
  const { end, whole } = scanHunks(lines, 0)
  let added = 0
  let deleted = 0
  for (let at = 0; at < end; at++) {
    const sign = lines[at]?.charCodeAt(0)
    if (sign === PLUS) added++
    else if (sign === MINUS) deleted++
  }
  return { added, deleted, whole }
}

const PLUS = '+'.charCodeAt(0)
const MINUS = '-'.charCodeAt(0)
