import type { Finding } from '../finding/finding.ts'
import type { ProseOptions } from '../text/prose.ts'
import { md, type Prose } from '../text/safe-text.ts'
import { joinPieces, message, shortText } from './comment-parts.ts'

const MAX_NAME = 100
/** In characters, of one field. */
const MAX_TEXT = 4000

/** Text that a model has written in fields of its own, each under its name. It is shown, never offered. */
export function extraFields(
  finding: Finding,
  others: readonly Finding[],
  options: ProseOptions,
): (() => Prose)[] {
  const shown = new Set<string>()
  return [finding, ...others].flatMap(({ extra = [] }) =>
    extra.flatMap(({ name, text }) => {
      const key = JSON.stringify([name, text])
      if (shown.has(key)) return []
      shown.add(key)
      return [() => extraField(name, text.trim(), options)]
    }),
  )
}

function extraField(name: string, text: string, options: ProseOptions): Prose {
  return joinPieces([md`**${shortText(readableName(name), MAX_NAME)}**`, message(text, options, MAX_TEXT)])
}

/** `exploit_scenario` and `exploitScenario` are "Exploit scenario". */
function readableName(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
