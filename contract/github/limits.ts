import { notAsked, type Question } from '../question.ts'
import { limitAnswer, textLimitAnswer } from '../search-limit.ts'
import { listOf, type Verdict } from '../verdict.ts'
import { type GitHubGround, NEW_FILE, NEW_LINES } from './ground.ts'
import { commentOn, tryReview } from './review.ts'

/** 65,536 is in the error message, 262,144 bytes were measured for comments of issues. */
const TEXT_SIZES = [65_536, 65_537, 262_144, 262_145, 1_048_576]
/** Each step is a push or a large request, so limits that are not round are found only roughly. */
const ROUGHLY = 0.05

export const LIMITS: readonly Question<GitHubGround>[] = [
  {
    id: 'reviewBody',
    asks: 'the longest body of a review, and its unit',
    ask: (ground) =>
      textLimitAnswer(TEXT_SIZES, (body) => tryReview(ground, { body, comments: [commentOn()] })),
  },
  {
    id: 'commentBody',
    asks: 'the longest comment, and its unit',
    ask: (ground) =>
      textLimitAnswer(TEXT_SIZES, (body) => tryReview(ground, { comments: [commentOn({ body })] })),
  },
  {
    id: 'commentsPerReview',
    asks: `the most comments of one review, up to ${NEW_LINES}`,
    ask: (ground) =>
      limitAnswer([50, 100, 150, NEW_LINES], 0, (count) => tryReview(ground, { comments: comments(count) })),
  },
  {
    id: 'requestBytes',
    asks: 'the largest request, up to 10 MB',
    tolerance: ROUGHLY,
    async ask(ground) {
      // Enough comments that no body comes near its own limit. If that many comments are refused, the limit of their
      // size cannot be measured.
      const control = await tryReview(ground, { comments: comments(LARGE_COMMENTS) })
      if (control.kind !== 'accepted') return notAsked(`a review does not take ${LARGE_COMMENTS} comments`)
      return limitAnswer([1_000_000, 4_000_000, 10_000_000], ROUGHLY, (bytes) => {
        const body = 'a'.repeat(Math.floor(bytes / LARGE_COMMENTS) - BYTES_AROUND)
        return tryReview(ground, { comments: comments(LARGE_COMMENTS, body) })
      })
    },
  },
  {
    id: 'patchLines',
    asks: 'how many changed lines of one file are shown',
    tolerance: ROUGHLY,
    ask: (ground) =>
      searchPatches(ground, [1000, 3000, 10_000, 20_000, 30_000], (count) => ({
        'lines.txt': 'x\n'.repeat(count),
      })),
  },
  {
    id: 'patchBytes',
    asks: 'how many bytes of one file are shown',
    tolerance: ROUGHLY,
    ask: (ground) =>
      searchPatches(ground, [20_000, 100_000, 200_000, 500_000, 1_000_000], (bytes) => ({
        'bytes.txt': `${'x'.repeat(Math.floor(bytes / 100) - '+\n'.length)}\n`.repeat(100),
      })),
  },
  {
    id: 'allPatchLines',
    asks: 'how many changed lines of all files together are shown, up to 40,000',
    tolerance: ROUGHLY,
    ask: (ground) =>
      searchPatches(ground, [3000, 10_000, 20_000, 40_000], (count) =>
        Object.fromEntries(
          Array.from({ length: FILES }, (_, index) => [
            `all/${String(index).padStart(2, '0')}.txt`,
            'x\n'.repeat(Math.floor(count / FILES)),
          ]),
        ),
      ),
  },
]

const LARGE_COMMENTS = 200
/** Enough files that none of them is too large on its own. */
const FILES = 50
/** Of a comment in JSON, besides its body. */
const BYTES_AROUND = JSON.stringify({ path: NEW_FILE, line: 100, side: 'RIGHT', body: '' }).length + 1

function comments(count: number, body = 'contract') {
  return Array.from({ length: count }, (_, index) => ({
    path: NEW_FILE,
    line: index + 1,
    side: 'RIGHT',
    body,
  }))
}

/** The largest size for which every one of the files is listed with its patch. The files are deleted again. */
async function searchPatches(
  ground: GitHubGround,
  sizes: readonly number[],
  filesOf: (size: number) => Readonly<Record<string, string>>,
) {
  const gone = Object.fromEntries(Object.keys(filesOf(sizes[0] ?? 0)).map((path) => [path, null]))
  const attempt = async (size: number): Promise<Verdict> => {
    const files = filesOf(size)
    await ground.push(files)
    const { data } = await ground.api.send('GET', `${ground.pull}/files?per_page=100`)
    const own = listOf(data).filter(({ filename }) => String(filename) in files)
    if (own.length < Object.keys(files).length) {
      return { kind: 'unclear', reply: `only ${own.length} of the files are listed` }
    }
    const areShown = own.every(({ patch }) => patch !== undefined)
    return areShown ? { kind: 'accepted' } : { kind: 'refused', message: '' }
  }
  try {
    return await limitAnswer(sizes, ROUGHLY, attempt)
  } finally {
    await ground.push(gone)
  }
}
