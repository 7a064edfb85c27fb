import { styleText } from 'node:util'
import { sealed } from './core/lane.ts'
import type { Printable } from './log.ts'

export type Style = Parameters<typeof styleText>[0]
export type Paint = (style: Style, text: Printable) => Printable

/** Colour where a person looks at it and has not asked for none. https://no-color.org */
export function painter({ isTTY }: { isTTY?: boolean }): Paint {
  const colour = isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb'
  return (style, text) => (colour ? sealed(styleText(style, text)) : text)
}
