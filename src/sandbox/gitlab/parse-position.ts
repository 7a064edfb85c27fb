import type { Settings } from './description.ts'
import { type Fields, isHash, type Params } from './parse-params.ts'
import { EMPTY_POSITION, type LineRange, type Position } from './position.ts'

const SHA = { kind: 'string', required: true } as const
const TEXT = { kind: 'string' } as const
const NUMBER = { kind: 'integer' } as const
const RANGE_END: Fields = { line_code: TEXT, type: TEXT, old_line: NUMBER, new_line: NUMBER }
const SPOT = ['width', 'height', 'x', 'y'] as const

/** Fields of `position`. https://docs.gitlab.com/api/discussions/#create-a-new-thread-in-the-merge-request-diff */
export function positionFields({ fileNotes }: Settings): Fields {
  const types = fileNotes ? ['text', 'image', 'file'] : ['text', 'image']
  return {
    position: {
      kind: 'hash',
      fields: {
        base_sha: SHA,
        start_sha: SHA,
        head_sha: SHA,
        position_type: { kind: 'string', required: true, values: types },
        new_path: TEXT,
        new_line: NUMBER,
        old_path: TEXT,
        old_line: NUMBER,
        ...Object.fromEntries(SPOT.map((name) => [name, NUMBER])),
        line_range: {
          kind: 'hash',
          fields: { start: { kind: 'hash', fields: RANGE_END }, end: { kind: 'hash', fields: RANGE_END } },
        },
      },
    },
  }
}

/** Takes parameters that `parseParams` has coerced. */
export function parsePosition(given: unknown): Position | undefined {
  if (!isHash(given)) return undefined
  const text = (key: string) => (typeof given[key] === 'string' ? given[key] : null)
  const number = (key: string) => (typeof given[key] === 'number' ? given[key] : null)
  const type = text('position_type')
  return {
    ...EMPTY_POSITION,
    base_sha: text('base_sha'),
    start_sha: text('start_sha'),
    head_sha: text('head_sha'),
    old_path: text('old_path'),
    new_path: text('new_path'),
    position_type: type === 'file' || type === 'image' ? type : 'text',
    old_line: number('old_line'),
    new_line: number('new_line'),
    line_range: isHash(given.line_range) ? given.line_range : null,
    ...(type === 'image'
      ? {
          spot: { width: number('width'), height: number('height'), x: number('x'), y: number('y') },
        }
      : {}),
  }
}

/** Whether a position fits the JSON schema that GitLab validates it against before storing it. */
export function fitsSchema(position: Position, { lineRangeNumbersRefused }: Settings): boolean {
  const { base_sha, start_sha, head_sha, old_path, new_path, line_range } = position
  const within = (max: number) => (text: string | null) => text === null || text.length <= max
  if (![base_sha, start_sha, head_sha].every(within(64))) return false
  if (![old_path, new_path].every(within(1000))) return false
  return line_range === null || rangeFits(line_range, lineRangeNumbersRefused)
}

function rangeFits(range: LineRange, numbersRefused: boolean): boolean {
  return Object.entries(range).every(
    ([key, end]) => (key === 'start' || key === 'end') && isHash(end) && endFits(end, numbersRefused),
  )
}

function endFits(end: Params, numbersRefused: boolean): boolean {
  return Object.entries(end).every(([key, value]) => {
    if (key === 'line_code') return typeof value === 'string' && value.length <= 100
    if (key === 'type') return value === null || (typeof value === 'string' && value.length <= 100)
    if (key === 'old_line' || key === 'new_line') return value === null || !numbersRefused
    return false
  })
}
