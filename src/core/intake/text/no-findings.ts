/** Whether an answer only says that there is nothing to report; false if in doubt. */
export function saysNothingFound(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const sentences = text
    .toLowerCase()
    .split(/[.!…](?=[\s*_`"']|$)|[;\n]/)
    .map((sentence) => sentence.replace(/[^a-z0-9[\]/:-]+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
  return (
    sentences.some(saysNone) && sentences.every((sentence) => saysNone(sentence) || FILLER.test(sentence))
  )
}

const MAX_LENGTH = 300

function saysNone(sentence: string): boolean {
  return NOTHING.test(sentence) || (NONE_FOUND.test(sentence) && !RESERVATION.test(sentence))
}

const NOTHING =
  /^(?:none|nothing|n\/a|no|lgtm|\[ ?\]|looks good(?: to me)?|all (?:good|clear)|clean|nothing (?:to (?:report|flag|add|fix)|found|wrong))$/

const NONE_FOUND =
  /\b(?:no|zero|0|without|not find any|not see any|not found any|not any)(?: [a-z-]+){0,4} (?:issues?|findings?|problems?|bugs?|errors?|defects?|comments?|concerns?|violations?|warnings?|suggestions?)\b/

/** Words after which more follows: "No issues, but …", "No issues in cart: the total …". */
const RESERVATION =
  /\b(?:but|however|except|although|though|unless|aside|apart|besides|than|still|only|should|consider|recommend|might|could|nits?|one|two|some|wrong|incorrect|incorrectly|broken|missing|fails?|failed|unable|cannot)\b|: (?!no\b|none\b|0\b|zero\b)/

const FILLER =
  /^(?:i (?:have )?(?:reviewed|checked|analy[sz]ed|examined)(?: [a-z]+){0,8}|(?:[a-z]+ ){0,4}(?:looks?|is|are|seems?)(?: [a-z]+)? (?:good|fine|clean|correct|great|ok|okay|solid|clear)(?: to me)?|(?:great|good|nice) (?:work|job)|thanks|thank you|(?:code )?review(?: results?| summary| complete)?:?|summary:?|findings:?|results?:?)$/
