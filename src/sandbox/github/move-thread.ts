import { followLine, type LinePlace } from '../git/follow-line.ts'
import { patchRows, type Row } from '../git/patch-rows.ts'
import { findRow } from './resolve-anchor.ts'
import { type Anchor, type CurrentAnchor, pullDiff, type State, type Thread } from './state.ts'

/** The anchor of a thread that has not moved. */
export function toCurrentAnchor({ commit, path, line, startLine, position }: Anchor): CurrentAnchor {
  return { commit, path, line, startLine, position, outdated: false }
}

/**
 * Moves a thread to the current head: if its lines are unchanged and still in the diff it moves with them, otherwise
 * it is outdated and has no line. Always starts from the original anchor, so that a reverted edit has no effect.
 */
export async function moveThread(state: State, thread: Thread): Promise<void> {
  const { original } = thread
  const moved = original.side === 'RIGHT' ? await moveRight(state, original) : await moveLeft(state, original)
  thread.now = moved ?? {
    ...toCurrentAnchor(original),
    // An outdated thread on the left keeps its line.
    line: original.side === 'LEFT' ? original.line : undefined,
    startLine: original.side === 'LEFT' ? original.startLine : undefined,
    outdated: true,
  }
}

async function moveRight(state: State, original: Anchor): Promise<CurrentAnchor | undefined> {
  const { headSha } = state.pull
  const { commit, path, line, startLine, startSide } = original
  const since = await state.repository.compare(`${commit}..${headSha}`)
  const end = followLine(since, { path, line })
  if (!end) return undefined
  const first = startSide === 'RIGHT' && startLine !== undefined ? startLine : line
  for (let each = first; each < line; each++) {
    if (!isAt(followLine(since, { path, line: each }), end.path, end.line - (line - each))) return undefined
  }
  const row = findRow(await headRows(state, end.path), 'RIGHT', end.line)
  if (!row) return undefined
  const start = startLine === undefined || startSide === 'LEFT' ? startLine : end.line - (line - startLine)
  return {
    commit: headSha,
    path: end.path,
    line: end.line,
    startLine: start,
    position: row.position,
    outdated: false,
  }
}

async function moveLeft(state: State, { path, line, startLine }: Anchor): Promise<CurrentAnchor | undefined> {
  const row = findRow(await headRows(state, path), 'LEFT', line)
  if (!row) return undefined
  return { commit: state.pull.headSha, path, line, startLine, position: row.position, outdated: false }
}

async function headRows(state: State, path: string): Promise<Row[]> {
  const { files } = await pullDiff(state)
  return patchRows(files.find((file) => file.path === path)?.patch)
}

function isAt(place: LinePlace | undefined, path: string, line: number): boolean {
  return place?.path === path && place.line === line
}
