import * as z from 'zod/mini'

/** The parts of GitHub's replies that decisions rest on; a reply that lacks them is not believed. */

const user = z.nullable(
  z.object({ login: z.string(), id: z.optional(z.int()), type: z.optional(z.string()) }),
)

export const pullRequest = z.object({
  number: z.int(),
  state: z.string(),
  merged: z.optional(z.boolean()),
  locked: z.optional(z.boolean()),
  changed_files: z.optional(z.int()),
  html_url: z.string(),
  user,
  base: z.object({ sha: z.string(), repo: z.object({ full_name: z.string(), html_url: z.string() }) }),
  head: z.object({ sha: z.string(), repo: z.nullable(z.object({ full_name: z.string() })) }),
})
export type PullRequest = z.infer<typeof pullRequest>

export const file = z.object({
  filename: z.string(),
  previous_filename: z.optional(z.string()),
  status: z.string(),
  sha: z.nullish(z.string()),
  patch: z.optional(z.string()),
  contents_url: z.nullish(z.string()),
})
export type File = z.infer<typeof file>

export const comment = z.object({
  id: z.int(),
  path: z.string(),
  body: z.string(),
  user,
  line: z.nullish(z.int()),
  diff_hunk: z.string(),
  in_reply_to_id: z.optional(z.int()),
})
export type Comment = z.infer<typeof comment>

export const review = z.object({
  id: z.int(),
  user,
  body: z.nullable(z.string()),
  state: z.string(),
  html_url: z.string(),
})
export type Review = z.infer<typeof review>

export const comparison = z.object({ files: z.array(file) })
