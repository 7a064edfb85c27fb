import { parse } from 'yaml'
import { AnswerError } from './envelope.ts'

/** In characters. No model writes more, and parsing this much takes a second. */
const MAX_LENGTH = 1_000_000

/** pr-agent asks its models for YAML. An alias would let a few lines become millions of values, so there are none. */
export function readYaml(text: string): unknown {
  const document = yamlIn(text)
  if (document.length > MAX_LENGTH)
    throw new AnswerError(`its YAML has ${document.length} characters; at most ${MAX_LENGTH} are read`)
  try {
    return parse(document, { maxAliasCount: 0, uniqueKeys: false, logLevel: 'error' })
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    if (reason.includes('Alias')) throw new AnswerError(ALIAS)
    throw new AnswerError(`not YAML: ${reason.replace(/:$/, '')}`)
  }
}

const ALIAS =
  'not YAML: it has an alias (`*name`), and aliases are not read; write the values out, and quote a text that begins with `*`'

const FENCE = /^[ \t]{0,8}(`{3,20})ya?ml[ \t]{0,8}\r?\n/m

/** A document may be in a fence, or below prose. */
function yamlIn(text: string): string {
  const fence = FENCE.exec(text)
  if (fence) return fencedPart(text.slice(fence.index + fence[0].length), fence[1] ?? '')
  const start = /^\s*[\w-]{1,50}:(?:\s|$)/.test(text) ? 0 : text.search(LIST_OR_REVIEW)
  return text.slice(Math.max(0, start))
}

const LIST_OR_REVIEW =
  /^(?:review|findings|issues|comments|results|code_suggestions|review_comments|annotations|key_issues_to_review):/m

/** A fence that is not closed was cut off. */
function fencedPart(text: string, fence: string): string {
  const end = text.indexOf(`\n${fence}`)
  if (end < 0) throw new AnswerError('the answer was cut off: the code fence around its YAML is not closed')
  return text.slice(0, end + 1)
}
