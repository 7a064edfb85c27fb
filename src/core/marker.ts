/** The hidden last line of a comment or review: how a later run knows its own. */

/** `--` would end the HTML comment, and the id comes from a workflow's name. */
function encodeId(id: string): string {
  return encodeURIComponent(id).replaceAll('-', '%2D')
}

export function commentMarker(id: string, commit: string | undefined, fingerprint: string): string {
  return `<!-- fencepost v1 id=${encodeId(id)} commit=${commit ?? 'none'} fingerprint=${fingerprint} -->`
}

/** Findings that stand in the body are remembered by the first eight digits of their fingerprints. */
export function reviewMarker(
  id: string,
  commit: string | undefined,
  run: string,
  listed: readonly string[],
): string {
  const seen = listed.slice(0, MAX_REMEMBERED).map((fingerprint) => fingerprint.slice(0, 8))
  return `<!-- fencepost v1 id=${encodeId(id)} commit=${commit ?? 'none'} run=${run} listed=${seen.join(',')} -->`
}

/** Some 13,000 characters of a body that holds 60,000. */
const MAX_REMEMBERED = 1500
