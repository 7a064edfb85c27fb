import * as z from 'zod/mini'

/**
 * The parts of GitHub's replies that decisions depend on; a reply without them is rejected. Everything else may be
 * missing or null, whatever the API description says, because servers of many versions are supported.
 */

const text = z.nullish(z.string())

const user = z.nullish(z.object({ login: z.string(), id: z.nullish(z.int()), type: text }))

const repository = z.nullish(z.object({ full_name: text, html_url: text }))

export const pullRequest = z.object({
  state: z.string(),
  merged: z.nullish(z.boolean()),
  locked: z.nullish(z.boolean()),
  changed_files: z.nullish(z.int()),
  html_url: text,
  user,
  base: z.object({ sha: z.string(), repo: repository }),
  head: z.object({ sha: z.string(), repo: repository }),
})
export type PullRequest = z.infer<typeof pullRequest>

export interface File {
  readonly filename: string
  readonly previous_filename?: string | null
  readonly status?: string | null
  readonly sha?: string | null
  readonly patch?: string | null
  readonly contents_url?: string | null
  /** Added and deleted lines; ignored unless a number. */
  readonly changes?: unknown
}
/** A custom check: there may be 3,000 files, and validating each field with zod takes longer than reading them. */
export const file = z.custom<File>(isFile)

function isFile(value: unknown): value is File {
  if (typeof value !== 'object' || value === null || !('filename' in value)) return false
  const fields: Partial<Record<keyof File, unknown>> = value
  return typeof value.filename === 'string' && FILE_TEXTS.every((name) => isText(fields[name]))
}
const FILE_TEXTS = ['previous_filename', 'status', 'sha', 'patch', 'contents_url'] as const

function isText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}

export const comment = z.object({
  id: z.int(),
  path: z.string(),
  body: text,
  user,
  author_association: text,
  /** The first comment of its thread, if this is a reply. */
  in_reply_to_id: z.nullish(z.int()),
  line: z.nullish(z.int()),
  diff_hunk: text,
})
export type Comment = z.infer<typeof comment>

export const review = z.object({
  id: z.int(),
  user,
  author_association: text,
  body: text,
  state: text,
  html_url: text,
})
export type Review = z.infer<typeof review>

/** The reply to a write must have `body` and `state`, so that it proves what was written. */
export const writtenReview = z.extend(review, { body: z.string(), state: z.string() })

export const comparison = z.object({ files: z.nullish(z.array(file)) })
