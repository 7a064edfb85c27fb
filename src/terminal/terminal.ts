import { styleText } from 'node:util'
import { markSafe } from '../core/text/safe-text.ts'
import type { Printable } from '../output/log.ts'
import { type ColorChoice, wantsColor } from './color.ts'

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

export function createTerminal(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  env: NodeJS.ProcessEnv = process.env,
  choice: ColorChoice = 'auto',
): Terminal {
  const columns = Number(env.COLUMNS) || stream.columns || DEFAULT_COLUMNS
  // Node's own check only tests stdout.
  const paint: Paint = (style, text) => markSafe(styleText(style, text, { validateStream: false }))
  return {
    columns: Math.max(MIN_COLUMNS, columns),
    paint: wantsColor(choice, stream.isTTY === true, env) ? paint : PLAIN.paint,
  }
}
