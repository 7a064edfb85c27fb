import type { ChangedFile } from './diff.ts'
import { type FileStatus, isHeaderLine, ordinaryHeader, parseDiffHeader } from './diff-header.ts'
import { HUNK_HEADER, scanHunks } from './hunk-scan.ts'

/**
 * Splits a unified diff into files without parsing their patches. Every row of a hunk starts with `+`, `-` or a blank,
 * so a line that starts with `diff --git ` is always a header. Diffs without such lines (GNU diff) are split by
 * counting rows, because `--- x` may be a deleted row with the text `-- x`.
 */
export function splitFiles(diff: string): ChangedFile[] {
  const text = diff.startsWith('\uFEFF') ? diff.slice(1) : diff
  const starts = lineStartsWith(text, 'diff --git ')
  if (starts.length === 0) return splitByCounting(text.split('\n')).flatMap(changedFile)
  const files: ChangedFile[] = []
  for (let index = 0; index < starts.length; index++) {
    const start = starts[index] ?? 0
    const next = starts[index + 1] ?? text.length
    const ordinary = ordinaryHeader(text, start)
    if (ordinary)
      files.push({
        path: ordinary.path,
        status: 'modified',
        blob: ordinary.blob,
        patch: text.slice(ordinary.end, next),
      })
    else files.push(...changedFile(splitHeader(text.slice(start, next))))
  }
  return files
}

interface FileText {
  header: string[]
  patch: string
}

function lineStartsWith(text: string, prefix: string): number[] {
  const starts = text.startsWith(prefix) ? [0] : []
  const atLineStart = `\n${prefix}`
  for (let at = text.indexOf(atLineStart); at >= 0; at = text.indexOf(atLineStart, at + 1))
    starts.push(at + 1)
  return starts
}

/** If a file has no hunks, text after its header does not belong to it, such as the next mail of a patch series. */
function splitHeader(section: string): FileText {
  const header: string[] = []
  let at = 0
  while (at < section.length) {
    const end = section.indexOf('\n', at)
    const line = section.slice(at, end < 0 ? section.length : end).replace(/\r$/, '')
    if (!isHeaderLine(line)) break
    header.push(line)
    at = end < 0 ? section.length : end + 1
  }
  return { header, patch: section.startsWith('@@', at) ? section.slice(at) : '' }
}

function splitByCounting(lines: readonly string[]): FileText[] {
  const files: FileText[] = []
  let at = 0
  while (at < lines.length) {
    if (!HUNK_HEADER.test(lines[at] ?? '')) {
      at++
      continue
    }
    const { end } = scanHunks(lines, at)
    // Only the two lines with the names: above them there may be anything, such as `Index: …` or a commit message.
    files.push({ header: lines.slice(Math.max(0, at - 2), at), patch: lines.slice(at, end).join('\n') })
    at = end
  }
  return files
}

function changedFile({ header, patch }: FileText): ChangedFile[] {
  const names = parseDiffHeader(header)
  if (!names) return []
  const { path, previousPath, binary, special, blob } = names
  const status = isGit(header) ? names.status : statusByHunk(names.status, patch)
  // git names the blobs whenever they differ, even if it shows no rows (`-w`).
  const isSame = isGit(header) && patch === '' && !binary && blob === undefined
  return [
    {
      path,
      previousPath,
      status,
      special,
      binary,
      blob,
      patch: binary || patch === '' ? undefined : patch,
      ...(isSame && KEEPS_LINES.has(status) ? { keepsLines: true } : {}),
    },
  ]
}

const KEEPS_LINES: ReadonlySet<FileStatus> = new Set(['renamed', 'modified'])

function isGit([first]: readonly string[]): boolean {
  return first?.startsWith('diff --git ') === true
}

/** GNU `diff -N` writes the name on both sides even if the file exists only on one. */
function statusByHunk(status: FileStatus, patch: string): FileStatus {
  if (patch.startsWith('@@ -0,0 ')) return 'added'
  return /^@@ \S+ \+0,0 @@/.test(patch) ? 'removed' : status
}
