/**
 * Whether the words of a finding ask for lines to be deleted. Models fill the field `suggestion` with an empty string
 * when they have nothing to suggest.
 */
export function asksToDelete(text: string): boolean {
  return ASKS.test(text.replace(REFUSES, ''))
}

const ASKS =
  /\b(?:remov(?:e[ds]?|ing|able)|delet(?:e[ds]?|ing|able)|drop(?:ped|ping)?|strip|discard|eliminate|get rid of|clean ?up|dead(?: |-)?code|unused|unreachable|unneeded|unnecessary|(?:not|never|no longer|isn't|aren't) (?:be )?(?:needed|used|required|necessary|referenced|reachable)|redundant|superfluous|obsolete|useless|pointless|left ?over|stray|duplicate[ds]?|(?:should|can|could|must|may|has to|needs to) go)\b/i

/** "Do not remove this" asks for the opposite. */
const REFUSES =
  /\b(?:do not|don't|must not|mustn't|should not|shouldn't|cannot|can't|never|without|instead of|rather than) (?:be )?(?:remov|delet|drop|strip|discard|eliminat)\w*/gi
