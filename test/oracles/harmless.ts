import { expect } from 'vitest'
import { deceptiveCharacters } from '../../src/core/text/invisible.ts'
import { kinds, linkTargets, type MarkdownNode, suggestionBlocks, textRuns, visibleText } from './markdown.ts'

/** What prose may become; `link` only to an allowed host. */
const ALLOWED = new Set(
  (
    'document paragraph text softbreak linebreak strong emph strikethrough code code_block link ' +
    'list item block_quote table table_header table_row table_cell'
  ).split(' '),
)

/** Wider than what the platforms link: better too strict here. */
const CALL = /@(?![\s\u200b]|$)|[#!&]\d|\bGH-\d|\[[a-z_]+:\S|[a-z]:\/\/\S/i

/** Prose as a parser reads it: structure from a short list, no call, no reference, no link but to these hosts. */
export function expectHarmless(
  document: MarkdownNode,
  more: readonly string[] = [],
  hosts: readonly string[] = [],
): void {
  expect([...kinds(document)].filter((kind) => !ALLOWED.has(kind) && !more.includes(kind))).toEqual([])
  const live = ['github.com', ...hosts].map((host) => `https://${host}/`)
  expect(linkTargets(document).filter((target) => !live.some((start) => target.startsWith(start)))).toEqual(
    [],
  )
  expect(textRuns(document).filter((run) => CALL.test(run))).toEqual([])
  expect(deceptiveCharacters(visibleText(withoutButtons(document)))).toEqual(new Set())
}

/** The code of a button is to the letter: what the lines that it replaces have, it may have too. */
function withoutButtons(document: MarkdownNode): MarkdownNode {
  return { ...document, children: document.children.filter((block) => suggestionBlocks(block).length === 0) }
}

/** And nothing in it is offered as a change. */
export function expectNothingOffered(document: MarkdownNode): void {
  expect(suggestionBlocks(document)).toEqual([])
}
