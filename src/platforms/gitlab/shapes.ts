import * as z from 'zod/mini'

/** The parts of GitLab's replies that decisions depend on; a reply without them is rejected. */

export const user = z.object({ id: z.int() })

/** The form in notes and reactions. */
const account = z.object({ id: z.int(), username: z.optional(z.string()) })
export type Account = z.infer<typeof account>

/** `bot` is missing on older servers. */
export const profile = z.object({ id: z.int(), bot: z.nullish(z.boolean()) })

export const member = z.object({ id: z.int(), access_level: z.int() })

export const award = z.object({ name: z.string(), user: z.nullish(account) })

export const metadata = z.object({ version: z.string() })

export const mergeRequest = z.object({
  state: z.string(),
  web_url: z.string(),
  author: z.nullish(account),
  discussion_locked: z.nullish(z.boolean()),
  source_project_id: z.nullish(z.int()),
  target_project_id: z.int(),
  /** `12`, or `1000+` if GitLab has stopped counting. */
  changes_count: z.nullish(z.string()),
  /** Missing until the diff is ready. */
  diff_refs: z.nullish(
    z.object({
      base_sha: z.nullable(z.string()),
      start_sha: z.nullable(z.string()),
      head_sha: z.nullable(z.string()),
    }),
  ),
})
export type MergeRequest = z.infer<typeof mergeRequest>

export const file = z.object({
  old_path: z.string(),
  new_path: z.string(),
  new_file: z.boolean(),
  renamed_file: z.boolean(),
  deleted_file: z.boolean(),
  b_mode: z.nullish(z.string()),
  /** Empty if the file is only renamed, too large or collapsed. */
  diff: z.nullish(z.string()),
  /** Absent on older servers. */
  too_large: z.nullish(z.boolean()),
  collapsed: z.nullish(z.boolean()),
})
export type File = z.infer<typeof file>

const ofVersion = {
  id: z.int(),
  head_commit_sha: z.string(),
  base_commit_sha: z.nullable(z.string()),
  start_commit_sha: z.nullable(z.string()),
}
export const version = z.object(ofVersion)
export const versionWithFiles = z.object({ ...ofVersion, diffs: z.array(file) })

const position = z.nullish(
  z.object({
    head_sha: z.nullish(z.string()),
    new_path: z.nullish(z.string()),
    old_line: z.nullish(z.int()),
    new_line: z.nullish(z.int()),
  }),
)
export type NotePosition = z.infer<typeof position>

export const note = z.object({
  id: z.int(),
  body: z.string(),
  author: account,
  system: z.boolean(),
  position: z.optional(position),
  resolved: z.optional(z.boolean()),
  resolved_by: z.nullish(account),
  suggestions: z.nullish(z.array(z.object({ applied: z.nullish(z.boolean()) }))),
})
export type Note = z.infer<typeof note>

export const discussion = z.object({ id: z.string(), notes: z.array(note) })
export type Discussion = z.infer<typeof discussion>

export const draft = z.object({
  id: z.int(),
  note: z.string(),
  /** `null` if GitLab does not find the line; it would silently drop the note. */
  line_code: z.nullish(z.string()),
  position: z.optional(position),
})
export type Draft = z.infer<typeof draft>
