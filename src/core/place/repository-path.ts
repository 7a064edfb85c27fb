/** The path relative to the repository if it is in a workspace, whose directory may change from run to run. */
export function repositoryPath(given: string, workspaces: readonly string[]): string {
  const [inside = given] = workspaces.flatMap((workspace) => relativeTo(workspace, given))
  return inside
}

/** The path as given, then without the prefixes that tools and models add. */
export function pathForms(
  given: string,
  { workspaces = [], root }: { readonly workspaces?: readonly string[]; readonly root?: string | undefined },
): string[] {
  if (root !== undefined) {
    const full = `${withSlashes(root).replace(TRAILING_SLASHES, '')}/${given}`
    const located = workspaces.flatMap((workspace) => relativeTo(workspace, full))
    // The file is certain, so a file with the same name at the top of the repository is a different one.
    if (located.length > 0) return located
  }
  const slashed = withSlashes(given)
  const inside = workspaces.flatMap((workspace) => relativeTo(workspace, slashed))
  const relative = [...inside, slashed].map((form) => form.replace(/^(?:\.?\/)+/, ''))
  return [...new Set([given, slashed, ...inside, ...relative])].filter(Boolean)
}

/** The path relative to a workspace, empty if it is elsewhere. Windows does not distinguish upper and lower case. */
function relativeTo(workspace: string, given: string): string[] {
  const root = withSlashes(workspace).replace(TRAILING_SLASHES, '')
  const path = withSlashes(given)
  const onWindows = /^[a-z]:/i.test(root)
  const isInside = onWindows
    ? path.toLowerCase().startsWith(`${root.toLowerCase()}/`)
    : path.startsWith(`${root}/`)
  return root !== '' && isInside ? [path.slice(root.length + 1)] : []
}

const TRAILING_SLASHES = /(?<!\/)\/+$/

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
