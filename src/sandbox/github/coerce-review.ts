import type { ReviewEvent, Side } from './state.ts'

export interface CommentDraft {
  readonly path: string
  readonly body: string
  readonly at:
    | {
        readonly kind: 'line'
        readonly line: number
        readonly side: Side
        readonly startLine: number | undefined
        readonly startSide: Side
      }
    | { readonly kind: 'position'; readonly position: number }
}

export interface ReviewDraft {
  readonly commitId: string | undefined
  readonly body: string
  /** `undefined`: the review stays pending. */
  readonly event: ReviewEvent | undefined
  readonly comments: readonly CommentDraft[]
}

export type Coerced =
  | { readonly kind: 'draft'; readonly draft: ReviewDraft }
  | { readonly kind: 'errors'; readonly errors: readonly string[] }

type Fields = Readonly<Record<string, unknown>>

const EVENTS: readonly unknown[] = ['APPROVE', 'REQUEST_CHANGES', 'COMMENT']
const SIDES: readonly unknown[] = ['LEFT', 'RIGHT']

/**
 * Coerces the body of a create request as the GraphQL mutation behind it does: a comment with `line` becomes a
 * DraftPullRequestReviewThread, one without it a DraftPullRequestReviewComment, keys become camel case, and undefined
 * keys are refused before anything else is validated.
 */
export function coerceReview(body: Fields): Coerced {
  const errors: string[] = []
  const comments = Array.isArray(body.comments) ? body.comments.map(fieldsOf) : []
  const withLine = comments.filter(({ line }) => present(line))
  const withoutLine = comments.filter(({ line }) => !present(line))
  const problems = {
    threads: withLine.flatMap((comment, index) => problemsOf(comment, THREAD, index)),
    comments: withoutLine.flatMap((comment, index) => problemsOf(comment, COMMENT, index)),
  }
  if (present(body.commit_id) && !/^[0-9a-f]{40}$/.test(String(body.commit_id))) {
    errors.push('Variable $commitOID of type GitObjectID was provided invalid value')
  }
  if (present(body.body) && typeof body.body !== 'string') {
    errors.push('Variable $body of type String was provided invalid value')
  }
  if (present(body.event) && body.event !== '' && !EVENTS.includes(body.event)) {
    errors.push('Variable $event of type PullRequestReviewEvent was provided invalid value')
  }
  if (present(body.comments) && !Array.isArray(body.comments)) {
    errors.push('Variable $comments of type [DraftPullRequestReviewComment] was provided invalid value')
  }
  for (const [list, type] of [
    ['threads', THREAD.type],
    ['comments', COMMENT.type],
  ] as const) {
    if (problems[list].length > 0) {
      errors.push(
        `Variable $${list} of type [${type}] was provided invalid value for ${problems[list].join(', ')}`,
      )
    }
  }
  return errors.length > 0 ? { kind: 'errors', errors } : { kind: 'draft', draft: draftOf(body, comments) }
}

interface InputType {
  readonly type: string
  readonly fields: Readonly<
    Record<string, { readonly is: 'String' | 'Int' | 'DiffSide'; readonly required: boolean }>
  >
}

const THREAD: InputType = {
  type: 'DraftPullRequestReviewThread',
  fields: {
    path: { is: 'String', required: true },
    line: { is: 'Int', required: false },
    side: { is: 'DiffSide', required: false },
    startLine: { is: 'Int', required: false },
    startSide: { is: 'DiffSide', required: false },
    body: { is: 'String', required: true },
  },
}

const COMMENT: InputType = {
  type: 'DraftPullRequestReviewComment',
  fields: {
    path: { is: 'String', required: true },
    position: { is: 'Int', required: true },
    body: { is: 'String', required: true },
  },
}

/** Undefined keys first, then missing values and wrong types: the order of a real reply. */
function problemsOf(comment: Fields, { type, fields }: InputType, index: number): string[] {
  const given = new Map(Object.entries(comment).map(([key, value]) => [camelCase(key), value]))
  const unknown = [...given.keys()].filter((key) => !(key in fields))
  const wrong = Object.entries(fields).flatMap(([key, { is, required }]) => {
    const value = given.get(key)
    if (!present(value)) return required ? [`${index}.${key} (Expected value to not be null)`] : []
    const problem = mismatch(value, is)
    return problem ? [`${index}.${key} (${problem})`] : []
  })
  return [...unknown.map((key) => `${index}.${key} (Field is not defined on ${type})`), ...wrong]
}

function mismatch(value: unknown, is: 'String' | 'Int' | 'DiffSide'): string | undefined {
  if (is === 'DiffSide') {
    return SIDES.includes(value) ? undefined : `Expected ${JSON.stringify(value)} to be one of: LEFT, RIGHT`
  }
  const fits = is === 'Int' ? Number.isInteger(value) : typeof value === 'string'
  return fits ? undefined : `Could not coerce value ${JSON.stringify(value)} to ${is}`
}

function draftOf(body: Fields, comments: readonly Fields[]): ReviewDraft {
  return {
    commitId: present(body.commit_id) ? String(body.commit_id) : undefined,
    body: typeof body.body === 'string' ? body.body : '',
    event: eventOf(body.event),
    comments: comments.map((comment) => ({
      path: String(comment.path),
      body: String(comment.body),
      at: present(comment.line)
        ? {
            kind: 'line',
            line: Number(comment.line),
            side: comment.side === 'LEFT' ? 'LEFT' : 'RIGHT',
            startLine: present(comment.start_line) ? Number(comment.start_line) : undefined,
            startSide: comment.start_side === 'LEFT' ? 'LEFT' : 'RIGHT',
          }
        : { kind: 'position', position: Number(comment.position) },
    })),
  }
}

export function eventOf(value: unknown): ReviewEvent | undefined {
  return value === 'APPROVE' || value === 'REQUEST_CHANGES' || value === 'COMMENT' ? value : undefined
}

/** The fields of a JSON object; anything else has none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function present(value: unknown): boolean {
  return value !== undefined && value !== null
}

function camelCase(key: string): string {
  return key.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())
}
