import './no-eval.ts'
import type { FindingReport } from '../src/core/plan/plan.ts'
import { type Entry, toEntries } from '../src/core/preview/entry.ts'
import { countsLine } from '../src/core/write/counts.ts'
import { InputError, review, type Shown } from './review.ts'

const form = element('form', HTMLFormElement)
const status = element('status', HTMLElement)
const shown = element('shown', HTMLElement)

const trusted = trustedPolicy()

let latest = 0

async function show(): Promise<void> {
  const turn = ++latest
  try {
    const result = await review({ diff: value('diff'), findings: value('findings'), options: options() })
    if (turn === latest) render(result)
  } catch (error) {
    if (turn === latest) complain(error)
  }
}

function render({ plan, page, payload, notes }: Shown): void {
  status.className = ''
  status.textContent = plan.failure ?? countsLine(plan.counts, plan.tally).replaceAll('**', '')
  // Made visible first, because the review measures its width at once.
  shown.hidden = false
  element('review', HTMLIFrameElement).srcdoc = trusted.createHTML(page)
  // Posted findings first, as on the page of the review.
  const entries = toEntries(plan).toSorted((one, other) => Number(isLeftOut(one)) - Number(isLeftOut(other)))
  element('reasons-panel', HTMLDetailsElement).open = entries.length <= MAX_OPEN
  element('reasons', HTMLElement).replaceChildren(
    ...entries.slice(0, MAX_LISTED).map(({ title, place, finding }) => reasonItem(title, place, finding)),
  )
  const left =
    entries.length > MAX_LISTED ? `the first ${MAX_LISTED} of ${entries.length}` : String(entries.length)
  element('reason-count', HTMLElement).textContent = left
  element('notes', HTMLElement).replaceChildren(...notes.slice(0, MAX_LISTED).map((note) => make('li', note)))
  element('note-count', HTMLElement).textContent = String(notes.length)
  element('payload', HTMLElement).textContent = JSON.stringify(payload, undefined, 2)
  element('copied', HTMLElement).textContent = ''
}

/** A longer list would not be read. */
const MAX_LISTED = 500
/** A longer list is closed at first: the review has it all. */
const MAX_OPEN = 30

function isLeftOut({ id }: Entry): boolean {
  return id.startsWith('finding-')
}

function reasonItem(
  title: string,
  place: string,
  { outcome, suggestion, reason, code }: FindingReport,
): HTMLElement {
  const item = make('li')
  if (outcome === 'inline' && suggestion === 'committable') item.className = 'button'
  const kind = { committable: ', one click', quoted: ', code shown', none: '' }[suggestion]
  const what = make('span', `${outcome}${outcome === 'inline' ? kind : ''}`)
  what.className = 'outcome'
  const name = make('span')
  name.append(make('code', place), ` ${title}`)
  item.append(what, name)
  if (reason) {
    const why = make('span', `${reason} `)
    why.className = 'why'
    if (code) why.append(make('code', code))
    item.append(why)
  }
  return item
}

function complain(error: unknown): void {
  shown.hidden = true
  status.className = 'error'
  status.textContent =
    error instanceof InputError
      ? error.message
      : `This should not happen: ${error instanceof Error ? error.message : error}`
}

function clear(): void {
  latest++
  shown.hidden = true
  status.className = ''
  status.textContent = ''
}

function value(name: 'diff' | 'findings'): string {
  return element(name, HTMLTextAreaElement).value
}

function options(): Record<string, string> {
  const given = new FormData(form)
  const texts = [...given].flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  )
  return {
    ...Object.fromEntries(texts),
    suggestions: String(given.has('suggestions')),
    lenient: String(given.has('lenient')),
  }
}

async function fill(name: string, file: File | undefined): Promise<void> {
  if (!file || (name !== 'diff' && name !== 'findings')) return
  if (file.size > MAX_BYTES) return complain(new InputError(`${file.name} has more than 20 MiB.`))
  element(name, HTMLTextAreaElement).value = await file.text()
  if (value('diff') !== '' && value('findings') !== '') await show()
}

/** In characters. Chromium inserts a large text line by line, which takes it minutes. */
const LARGE_PASTE = 10_000

/** As the action reads them. */
const MAX_BYTES = 20 * 1024 * 1024

function loadExample(): void {
  const { diff, findings } = JSON.parse(element('example-data', HTMLElement).textContent)
  form.reset()
  element('diff', HTMLTextAreaElement).value = diff
  element('findings', HTMLTextAreaElement).value = findings
  void show()
}

async function copy(): Promise<void> {
  const payload = element('payload', HTMLElement)
  const copied = element('copied', HTMLElement)
  try {
    await navigator.clipboard.writeText(payload.textContent)
    copied.textContent = 'Copied'
  } catch {
    getSelection()?.selectAllChildren(payload)
    copied.textContent = 'Selected: copy it with the keyboard'
  }
}

function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${id}`)
}

function make(name: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** The type of `srcdoc` in browsers with trusted types. https://www.w3.org/TR/trusted-types/ */
interface TrustedPolicy {
  createHTML(text: string): string
}

declare const trustedTypes: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy } | undefined

/** The only place where the page turns text into HTML; `preview` has escaped it. */
function trustedPolicy(): TrustedPolicy {
  const rules = { createHTML: (text: string) => text }
  return typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('review', rules)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void show()
})
form.addEventListener('reset', clear)
form.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  if (target instanceof HTMLInputElement && target.type === 'file') {
    void fill(target.dataset.file ?? '', target.files?.[0])
    // The same file may be opened again.
    target.value = ''
  } else if (target.closest('.options') && !shown.hidden) void show()
})
element('example', HTMLButtonElement).addEventListener('click', loadExample)
element('copy', HTMLButtonElement).addEventListener('click', () => void copy())

for (const field of document.querySelectorAll<HTMLElement>('[data-drop]')) {
  const over = (on: boolean) => (event: Event) => {
    event.preventDefault()
    field.classList.toggle('over', on)
  }
  field.addEventListener('dragover', over(true))
  field.addEventListener('dragleave', over(false))
  field.addEventListener('drop', (event) => {
    over(false)(event)
    void fill(field.dataset.drop ?? '', event.dataTransfer?.files[0])
  })
}
form.addEventListener('paste', (event) => {
  const field = event.target
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (!(field instanceof HTMLTextAreaElement) || text.length < LARGE_PASTE) return
  event.preventDefault()
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
})

// A file that misses its field would replace the page.
for (const name of ['dragover', 'drop']) document.addEventListener(name, (event) => event.preventDefault())
