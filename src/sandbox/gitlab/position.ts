/** The three commits that identify a diff. */
export interface DiffRefs {
  readonly base_sha: string | null
  readonly start_sha: string | null
  readonly head_sha: string | null
}

/** A place in a diff, as in the API. */
export interface Position extends DiffRefs {
  readonly old_path: string | null
  readonly new_path: string | null
  readonly position_type: 'text' | 'image' | 'file'
  readonly old_line: number | null
  readonly new_line: number | null
  readonly line_range: LineRange | null
  /** Point on an image, in pixels. */
  readonly spot?: Readonly<Record<'width' | 'height' | 'x' | 'y', number | null>>
}

/** For display only: affects neither where the note goes nor what a suggestion replaces. */
export type LineRange = Readonly<Record<string, unknown>>

export const EMPTY_POSITION: Position = {
  base_sha: null,
  start_sha: null,
  head_sha: null,
  old_path: null,
  new_path: null,
  position_type: 'text',
  old_line: null,
  new_line: null,
  line_range: null,
}

export function isComplete(position: Position): boolean {
  if (!isPresent(position.start_sha) || !isPresent(position.head_sha)) return false
  switch (position.position_type) {
    case 'text':
      return position.old_line !== null || position.new_line !== null
    case 'file':
      return isPresent(position.old_path) && isPresent(position.new_path)
    case 'image':
      return Object.values(position.spot ?? {}).filter((value) => value !== null).length === 4
  }
}

/** SHAs may be abbreviated: the common length is compared, at least seven characters. */
export function sameRefs(one: DiffRefs, other: DiffRefs): boolean {
  const names = ['base_sha', 'start_sha', 'head_sha'] as const
  return names.every((name) => sameSha(one[name], other[name]))
}

export function sameSha(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return one === other
  const length = Math.min(one.length, other.length)
  return length >= 7 && one.slice(0, length) === other.slice(0, length)
}

export function pathsOf({ old_path, new_path }: Position): string[] {
  return [...new Set([old_path, new_path].filter(isPresent))]
}

export function isPresent(text: string | null): text is string {
  return text !== null && text.trim() !== ''
}
