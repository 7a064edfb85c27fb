import { expect } from 'vitest'
import { deceptiveCharacters } from '../../src/core/text/invisible.ts'
import { kinds, linkTargets, type MarkdownNode, suggestionBlocks, textRuns, visibleText } from './markdown.ts'

/** Nodes that prose may contain; `link` only to an allowed host. */
const ALLOWED = new Set(
  (
    'document paragraph text softbreak linebreak strong emph strikethrough code code_block link ' +
    'list item block_quote table table_header table_row table_cell'
  ).split(' '),
)

/**
 * Mentions, references and icons; deliberately wider than what the platforms recognize.
 * https://docs.gitlab.com/user/markdown/#gitlab-specific-references
 */
const CALLS: readonly RegExp[] = [
  /@(?![\s\u200b]|$)/,
  /[#!&$%~]\d/,
  /~["a-z]|%["a-z{]/i,
  /\bG[HL]-\d/i,
  /\[[a-z_]+:\S/i,
  /\*iteration:\S/i,
  /[a-z]:\/\/\S/i,
  // A commit, an alert, a table of contents, an addition or deletion, a picture.
  /\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}\b/i,
  /\[!|\[toc\]|\[\[/i,
  /[-+][\]}]/,
  /:(?!\d+:)[\w+-]+:/,
]

/** Checks parsed prose: only allowed nodes, no mention, no reference, links only to allowed hosts. */
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
  expect(textRuns(document).filter((run) => CALLS.some((call) => call.test(run)))).toEqual([])
  expect(deceptiveCharacters(visibleText(withoutButtons(document)))).toEqual(new Set())
}

/** Suggested code is verbatim: it may contain what the lines that it replaces contain. */
function withoutButtons(document: MarkdownNode): MarkdownNode {
  return { ...document, children: document.children.filter((block) => suggestionBlocks(block).length === 0) }
}

export function expectNoSuggestion(document: MarkdownNode): void {
  expect(suggestionBlocks(document)).toEqual([])
}
