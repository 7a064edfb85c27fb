import { json, type Reply } from '../http/reply.ts'

const DOCS = 'https://docs.github.com/rest'

interface More {
  readonly errors?: readonly unknown[]
  readonly headers?: Record<string, string>
}

/** An error of api.github.com; since about 2024 the body has `status` as a string. */
export function refusal(status: number, message: string, docs: string, more: More = {}): Reply {
  const errors = more.errors ? { errors: more.errors } : {}
  const body = {
    message,
    ...errors,
    documentation_url: docs === '' ? DOCS : `${DOCS}/${docs}`,
    status: String(status),
  }
  return json(status, body, more.headers)
}

/** Errors of reviews are strings, unlike those of single comments. */
export function unprocessable(docs: string, ...errors: readonly string[]): Reply {
  return refusal(422, 'Unprocessable Entity', docs, { errors })
}

export function notFound(docs: string): Reply {
  return refusal(404, 'Not Found', docs)
}

/** Rails' `to_sentence`: `A and B`; `A, B, and C`. */
export function toSentence(parts: readonly string[]): string {
  if (parts.length < 3) return parts.join(' and ')
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}
