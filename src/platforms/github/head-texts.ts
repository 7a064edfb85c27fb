import * as z from 'zod/mini'
import { plural } from '../../core/text/plural.ts'
import { type Subject, UnreadError } from '../platform.ts'
import type { PullRequestName } from './post-review.ts'
import { headTextsQuery } from './queries.ts'
import type { Reader } from './read.ts'

/** Limits the reply: each text may have 512,000 bytes, and GitHub ends a query after 10 seconds. */
const MAX_FILES = 50

/** The whole text of a file. GitHub truncates long texts, and `isBinary` is null if it cannot decode the file. */
const wholeText = z.object({
  oid: z.string(),
  text: z.string(),
  isTruncated: z.literal(false),
  isBinary: z.literal(false),
})

const errors = z.array(z.object({ message: z.nullish(z.string()) }))

/** GraphQL reports errors with status 200. The field of a file that is missing or has an error is null. */
const answer = z.union([
  z.object({
    data: z.object({ repository: z.record(z.string(), z.unknown()) }),
    errors: z.optional(errors),
  }),
  z.object({ errors: errors.check(z.minLength(1)) }),
])

/**
 * The text of files at the reviewed commit, in one read. A text counts only if it is whole and its blob is the one that
 * the list of changed files names.
 */
export async function readHeadTexts(
  reader: Reader,
  { owner, repo }: PullRequestName,
  paths: readonly string[],
  { commit, blobs }: Pick<Subject, 'commit' | 'blobs'>,
  say: (message: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(paths)].filter((path) => blobs.has(path) && isSimple(path)).slice(0, MAX_FILES)
  if (asked.length === 0) return new Map()
  const expressions = asked.map((path, index) => [`f${index}`, `${commit}:${path}`])
  const variables = { owner, repo, ...Object.fromEntries(expressions) }
  const sayUnknown = (why: string) => say(`The text of ${plural(asked.length, 'file')} is unknown: ${why}`)
  try {
    const reply = await reader.graphql(headTextsQuery(asked.length), variables, answer)
    const objects = 'data' in reply ? reply.data.repository : {}
    const texts = asked.flatMap((path, index): [string, string][] => {
      const { data: file } = wholeText.safeParse(objects[`f${index}`])
      return file && file.oid === blobs.get(path) ? [[path, file.text]] : []
    })
    const [error] = reply.errors ?? []
    if (error && texts.length === 0) sayUnknown(`GraphQL: ${error.message ?? 'an error without a message'}`)
    return new Map(texts)
  } catch (error) {
    // A review can be planned without them.
    if (!(error instanceof UnreadError)) throw error
    sayUnknown(error.message)
    return new Map()
  }
}

/** How GitHub reads a revision with a line break or another control character is not documented. */
function isSimple(path: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(path)
}
