import type { Node } from 'web-tree-sitter'
import type { Grammar } from './languages.ts'

/** Errors that a grammar reads as if nothing was wrong. Queries for them would take quadratic time. */
export function faultsIn(root: Node, grammar: Grammar, text: string): Node[] {
  switch (grammar) {
    case 'html':
      return root.descendantsOfType('erroneous_end_tag')
    case 'javascript':
    case 'tsx':
      return root.descendantsOfType('jsx_element').flatMap((element) => mismatchedTag(element, text))
    case 'python':
      return [root, ...root.descendantsOfType('block')].flatMap((block) => misplacedStatements(block, text))
    default:
      return []
  }
}

/** The end tag of another element. */
function mismatchedTag(element: Node, text: string): Node[] {
  const open = element.childForFieldName('open_tag')
  const close = element.childForFieldName('close_tag')
  return open && close && tagName(open, text) !== tagName(close, text) ? [close] : []
}

function tagName(tag: Node, text: string): string {
  const name = tag.childForFieldName('name')
  return name ? text.slice(name.startIndex, name.endIndex) : ''
}

/** A block without a statement, and statements that are indented more than the one above. */
function misplacedStatements(block: Node, text: string): Node[] {
  const statements = block.namedChildren.filter(({ type }) => type !== 'comment')
  if (statements.length === 0) return block.type === 'block' ? [block] : []
  const onLines = statements.filter((statement) => isFirstOnLine(statement, text))
  return onLines.filter((statement, index) => {
    const above = onLines[index - 1]
    return above && statement.startPosition.column > above.startPosition.column
  })
}

function isFirstOnLine({ startIndex, startPosition }: Node, text: string): boolean {
  return text.slice(startIndex - startPosition.column, startIndex).trim() === ''
}
