import { styleText } from 'node:util'
import { markSafe } from '../core/text/safe-text.ts'
import type { Printable } from '../output/log.ts'

export type Style = Parameters<typeof styleText>[0]
export type Paint = (style: Style, text: Printable) => Printable

/** Where text is shown: how wide it is, and whether it shows colours. */
export interface Terminal {
  readonly columns: number
  readonly paint: Paint
}

/** A log: lines as long as they are, no colours. */
export const PLAIN: Terminal = { columns: Number.POSITIVE_INFINITY, paint: (_, text) => text }

/** Below that even a line number and a word have no room beside each other. */
const MIN_COLUMNS = 40
const COLUMNS_OF_A_PIPE = 100

export function terminalOf(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  env: NodeJS.ProcessEnv = process.env,
): Terminal {
  const columns = Number(env.COLUMNS) || stream.columns || COLUMNS_OF_A_PIPE
  const colour = wantsColour(stream.isTTY === true, env)
  // Node's own check looks at stdout alone.
  const paint: Paint = (style, text) => markSafe(styleText(style, text, { validateStream: false }))
  return { columns: Math.max(MIN_COLUMNS, columns), paint: colour ? paint : PLAIN.paint }
}

/** Colour where a person looks at it and has not asked for none. https://no-color.org, https://force-color.org */
function wantsColour(isTTY: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return isTTY && !env.NO_COLOR && env.TERM !== 'dumb'
}
