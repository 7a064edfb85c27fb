import { styleText } from 'node:util'
import { markSafe } from '../core/text/safe-text.ts'
import type { Printable } from '../output/log.ts'

export type Style = Parameters<typeof styleText>[0]
export type Paint = (style: Style, text: Printable) => Printable

/** Width and colour support of the output. */
export interface Terminal {
  readonly columns: number
  readonly paint: Paint
}

/** For logs: lines are not wrapped, no colours. */
export const PLAIN: Terminal = { columns: Number.POSITIVE_INFINITY, paint: (_, text) => text }

/** With fewer columns not even a line number and a word fit side by side. */
const MIN_COLUMNS = 40
const DEFAULT_COLUMNS = 100

export function terminalOf(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  env: NodeJS.ProcessEnv = process.env,
): Terminal {
  const columns = Number(env.COLUMNS) || stream.columns || DEFAULT_COLUMNS
  const colour = wantsColour(stream.isTTY === true, env)
  // Node's own check only tests stdout.
  const paint: Paint = (style, text) => markSafe(styleText(style, text, { validateStream: false }))
  return { columns: Math.max(MIN_COLUMNS, columns), paint: colour ? paint : PLAIN.paint }
}

/** Colours for an interactive terminal, unless turned off. https://no-color.org, https://force-color.org */
function wantsColour(isTTY: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return isTTY && !env.NO_COLOR && env.TERM !== 'dumb'
}
