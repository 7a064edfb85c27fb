import { because, type Reason } from '../finding/reason.ts'
import { codePointName, deceptiveCharacters } from '../text/invisible.ts'

/** Content that a replacement adds and that must not be one click away, whatever else is right about it. */
export function findUnsafeContent(replaced: readonly string[], lines: readonly string[]): Reason | undefined {
  const before = replaced.join('\n')
  const after = lines.join('\n')
  // Markdown changes these characters, so a block cannot contain them even if the file has them already.
  if (LOST_IN_MARKDOWN.test(after)) return because('invisible-characters')
  const known = deceptiveCharacters(before)
  const brought = [...deceptiveCharacters(after)].filter((char) => !known.has(char))
  if (brought.length > 0) {
    const names = brought.slice(0, 5).map(codePointName).join(' ')
    return because('invisible-characters', `The code brings in invisible or control characters: ${names}.`)
  }
  if (CREDENTIALS.some((pattern) => pattern.test(after) && !pattern.test(before)))
    return because('credential')
  const kept = new Set(replaced.map((line) => line.trim()))
  const fresh = lines.filter((line) => !kept.has(line.trim()))
  return fresh.some((line) => FAR_RIGHT.test(line)) ? because('far-right') : undefined
}

const LOST_IN_MARKDOWN = /[\0\r]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** A back door was once hidden behind 300 blanks at the end of a line. */
const FAR_RIGHT = /\S[^\S\n]{100}[^\S\n]*\S/

/** The beginnings of forms that issuers document or that secret scanners agree on. Second line of defence only. */
const CREDENTIALS: readonly RegExp[] = [
  /\bgh[pousr]_[A-Za-z0-9]{30}/,
  /\bgithub_pat_[A-Za-z0-9_]{22}/,
  /\bgl(?:pat|ptt|rt|dt|cbt|oas|soat)-[\w-]{20}/,
  /\b(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}\b/,
  /\bxox[abeoprs]-[\w-]{10}/,
  /\bxapp-\d-[A-Za-z0-9-]{10}/,
  /\bsk-(?:ant-|proj-|svcacct-|or-v1-)?[A-Za-z0-9_-]{20}/,
  /\b[rs]k_live_[A-Za-z0-9]{16}/,
  /\bAIza[0-9A-Za-z_-]{35}/,
  /\bya29\.[\w-]{20}/,
  /\bnpm_[A-Za-z0-9]{36}/,
  /\bpypi-AgE[\w-]{20}/,
  /\bhf_[A-Za-z0-9]{30}/,
  /\bdckr_pat_[\w-]{20}/,
  /\bSG\.[\w-]{16,64}\.[\w-]{16}/,
  /(?<![\w-])eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{10}/,
  /-----BEGIN (?:[A-Z]+ ){0,5}PRIVATE KEY-----/,
  /\bhooks\.slack\.com\/services\/T[A-Z0-9]+\/B[A-Z0-9]+\/\w/,
]
