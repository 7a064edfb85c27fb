import { isComplete, pathsOf, sameRefs } from './position.ts'
import { ServerError } from './refusal.ts'
import { changeAt, findLine } from './resolve-position.ts'
import { latestVersion, type Note, type State, storedDiff } from './state.ts'

/** Looks the line up again, in the diff in the database. By then the note is stored, so an error leaves it behind. */
export async function checkStoredDiff(state: State, { originalPosition: position }: Note): Promise<void> {
  if (position?.position_type !== 'text' || !isComplete(position)) return
  const paths = pathsOf(position)
  const isNewest = sameRefs(position, latestVersion(state))
  const change = isNewest
    ? (await storedDiff(state)).files.find(
        ({ path, previousPath }) => paths.includes(path) || paths.includes(previousPath ?? path),
      )
    : await changeAt(state, position)
  const base = latestVersion(state).base_sha ?? ''
  const tooLarge = (change?.patch?.length ?? 0) > state.settings.limits.patchBytes
  const isLost = state.lost.some(
    ({ path, line }) => path === change?.path && line === (position.new_line ?? position.old_line),
  )
  if (!change || (isNewest && (tooLarge || isLost || !(await findLine(state, change, position, base))))) {
    const { old_line, new_line } = position
    throw new ServerError(
      `Failed to find diff line for: ${paths}, old_line: ${old_line}, new_line: ${new_line}`,
    )
  }
}
