import type { Answers } from './answers.ts'
import { suggestionBlocks } from './first-suggestion.ts'

const FULL_TYPE = /application\/vnd\.github(?:\.v3)?\.(?:full|html)\+json/

/** https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#media-types */
export function wantsHtml(accept: string): boolean {
  return FULL_TYPE.test(accept)
}

/** Of `body_html` only what tells a button from code: one element per suggestion, one cell per line that it adds. */
export function renderHtml(body: string, answers: Answers): string {
  const blocks = suggestionBlocks(body, answers)
  const shown = answers.twoBlocks.answer === 'each' ? blocks : blocks.slice(0, 1)
  return shown
    .map(
      (lines) =>
        `<div class="js-suggested-changes-blob"><table>${lines.map(addedRow).join('')}</table></div>`,
    )
    .join('')
}

function addedRow(line: string): string {
  const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<tr><td class="blob-code-inner blob-code-addition">${text}</td></tr>`
}
