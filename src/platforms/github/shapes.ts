import * as z from 'zod/mini'

/**
 * The parts of GitHub's replies that decisions rest on; a reply that lacks them is not believed. All else may be
 * missing or null, whatever the description says: servers of many versions answer.
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
  base: z.object({ sha: z.string(), repo: repository }),
  head: z.object({ sha: z.string(), repo: repository }),
})
export type PullRequest = z.infer<typeof pullRequest>

export const file = z.object({
  filename: z.string(),
  previous_filename: text,
  status: text,
  sha: text,
  patch: text,
  contents_url: text,
})
export type File = z.infer<typeof file>

export const comment = z.object({
  id: z.int(),
  path: z.string(),
  body: text,
  user,
  line: z.nullish(z.int()),
  diff_hunk: text,
})
export type Comment = z.infer<typeof comment>

export const review = z.object({
  id: z.int(),
  user,
  body: text,
  state: text,
  html_url: text,
})
export type Review = z.infer<typeof review>

export const comparison = z.object({ files: z.nullish(z.array(file)) })
