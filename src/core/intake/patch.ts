import { type ChangedFile, parsePatch } from '../diff/diff.ts'
import { splitFiles } from '../diff/split-files.ts'
import type { BadEntry, Finding } from '../finding/finding.ts'
import { fence } from '../text/fence.ts'
import { type InputText, type Intake, IntakeError } from './format.ts'
import { patchGroups } from './patch-groups.ts'

/**
 * Parses a unified diff on top of the head, as printed by `git diff` after a formatter has run: every group of changed
 * lines becomes a finding with a fix. Changes of a whole file become a message, because no suggestion can make them.
 */
export function readPatch({ file, text }: InputText): Intake {
  const files = splitFiles(text)
  if (files.length === 0) {
    const colours = text.trimStart().startsWith('\u001b[') ? ': it has the colours of a terminal' : ''
    throw new IntakeError(
      `${file}: not a patch${colours}; a unified diff is expected, as git diff --no-color prints it`,
    )
  }
  const findings: Finding[] = []
  const bad: BadEntry[] = []
  const seen = new Set<string>()
  for (const changed of files) {
    const index = findings.length + bad.length
    const path = changed.previousPath ?? changed.path
    const problem = seen.has(path) ? TWICE : isDamaged(changed) ? DAMAGED : undefined
    seen.add(path)
    if (problem) bad.push({ origin: { file, index }, field: path, message: problem })
    else for (const finding of toFindings(changed, path, file, index)) findings.push(finding)
  }
  return { findings, bad, notes: [] }
}

const TWICE = 'is changed twice; one diff from the head is expected, not a series of patches'
const DAMAGED = 'has hunks with wrong line counts; an unmodified git diff is expected'

function isDamaged({ patch }: ChangedFile): boolean {
  const diff = parsePatch(patch)
  return 'unreadable' in diff && diff.unreadable === 'damaged'
}

function toFindings(changed: ChangedFile, path: string, file: string, index: number): Finding[] {
  const base = { kind: 'tool', path, severity: 'warning', source: sourceOf(file), ofPatch: true } as const
  const diff = parsePatch(changed.patch)
  const hunks = 'hunks' in diff ? diff.hunks : []
  const inPlace = changed.status === 'modified' || changed.status === 'renamed'
  const groups = inPlace && !changed.special ? patchGroups(hunks) : []
  const message = wholeFile(changed, hunks.length === 0)
  const wholeFileFindings =
    message === undefined ? [] : [{ ...base, title: 'Suggested change of a whole file', message }]
  const changes = groups.map(({ fix, first, last }) => ({
    ...base,
    ...(first === last ? {} : { startLine: first }),
    line: last,
    fix,
  }))
  return [...wholeFileFindings, ...changes].map((finding, at) => ({
    ...finding,
    origin: { file, index: index + at },
  }))
}

/** A message for what the patch does to the file as a whole; `undefined` if it only changes lines. */
function wholeFile({ path, previousPath, status, patch, special }: ChangedFile, noHunks: boolean) {
  const to = previousPath === undefined ? '' : ` to ${codeName(path)}`
  switch (status) {
    case 'added':
    case 'copied':
      return `The patch adds this file, which no suggestion can do.\n\n${shownPatch(patch)}`
    case 'removed':
      return 'The patch deletes this file, which no suggestion can do.'
    case 'renamed':
      return `The patch renames this file${to}, which no suggestion can do.`
    case 'modified':
      if (special)
        return `The patch changes a link or a submodule, which no suggestion can do.\n\n${shownPatch(patch)}`
      return noHunks
        ? 'The patch changes the mode or the binary content, which no suggestion can do.'
        : undefined
  }
}

function shownPatch(patch = ''): string {
  return patch === '' ? '' : fence(patch.trimEnd().split('\n'), 'diff')
}

function codeName(path: string): string {
  return `\`${path.replaceAll('`', "'")}\``
}

/** The name of the patch file, which often names the tool; `patch` for pipes. */
function sourceOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1)
  return /\.(?:patch|diff)$/i.test(name) ? name : 'patch'
}
