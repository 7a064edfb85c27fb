/** Filters, keys and folding. A constant, because the security policy of the page contains its hash. */
export const SCRIPT = `'use strict'
const all = (selector, within = document) => [...within.querySelectorAll(selector)]
const one = (selector, within = document) => within.querySelector(selector)
/** As in outline.ts. */
const MAX_OPEN = 40

const form = one('form[role=search]')
const chips = all('[data-filter]')
const findings = all('[data-standing]')
const stops = findings.filter((element) => element.tabIndex === -1 && element.id)
const items = findings.filter((element) => !element.id)
const links = new Map(all('.list a').reverse().map((link) => [link.hash.slice(1), link]))
let current
const visible = (element) => !element.closest('[hidden]')

function chosen(name) {
  return chips.filter((chip) => chip.dataset.filter === name && chip.ariaPressed === 'true').map((chip) => chip.value)
}

function filter() {
  const severities = chosen('severity')
  const standings = chosen('standing')
  const words = form.elements.find.value.trim().toLowerCase()
  const filtered = severities.length + standings.length > 0 || words !== ''
  for (const element of findings) {
    const { severity, standing, find } = element.dataset
    element.hidden =
      (severities.length > 0 && !severities.includes(severity)) ||
      (standings.length > 0 && !standings.includes(standing)) ||
      !find.toLowerCase().includes(words)
  }
  const count = items.filter((item) => !item.hidden).length
  for (const group of all('.group')) {
    const left = all('li:not([hidden])', group).length
    group.hidden = left === 0
    one('.many', group).textContent = left
    group.open = count <= MAX_OPEN
  }
  for (const row of all('tr.comments')) row.hidden = !holds(row)
  for (const file of all('details.file, .reasons, .reason-group')) file.hidden = !holds(file)
  for (const part of all('section:has(details.file), section.unposted')) part.hidden = !holds(part)
  for (const part of all('section.in-body')) part.hidden = filtered && !holds(part)
  for (const part of all('details.others')) part.hidden = filtered
  one('#shown').value = count + ' of ' + items.length + ' findings'
  one('button[type=reset]').hidden = !filtered
}

function holds(part) {
  return part.querySelector('[data-standing]:not([hidden])') !== null
}

function clear() {
  form.elements.find.value = ''
  for (const chip of chips) chip.ariaPressed = 'false'
  filter()
}

function go(element) {
  for (let at = element.parentElement; at; at = at.parentElement) if (at.localName === 'details') at.open = true
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
  current?.removeAttribute('aria-current')
  current = links.get(element.id)
  if (!current || !one('.list').open) return
  current.ariaCurrent = 'true'
  current.closest('.group').open = true
  const nav = one('nav')
  const beside = current.getBoundingClientRect().top - nav.getBoundingClientRect().top - nav.clientHeight / 2
  if (nav.scrollHeight > nav.clientHeight) nav.scrollTop += beside
}

function step(by) {
  const shown = stops.filter(visible)
  const at = shown.findIndex((element) => element.contains(document.activeElement))
  const below = shown.findIndex((element) => element.getBoundingClientRect().top > 0)
  const from = at >= 0 ? at + by : by > 0 ? (below < 0 ? shown.length : below) : (below < 0 ? shown.length : below) - 1
  const next = shown[Math.max(0, Math.min(shown.length - 1, from))]
  if (next) go(next)
}

function toggleFile() {
  const file = document.activeElement.closest('details.file')
  if (!file) return
  file.open = !file.open
  file.querySelector('summary').focus()
}

const KINDS = { '+': 'added', '-': 'deleted', ' ': 'context', '@': 'hunk', '\\\\': 'note' }

/** Converts folded rows from text to table rows. */
function unfold(body) {
  const source = body.querySelector('pre')
  if (!source) return
  let [old, now, colours] = [0, 0, []]
  const rows = source.textContent.split('\\n').flatMap((line) => {
    const sign = line[0]
    const text = line.slice(1)
    if (sign === '#') [old, now] = text.split(',').map(Number)
    if (sign === '~') colours = [...text.matchAll(/(.)(\\d+)/g)]
    if (!(sign in KINDS)) return []
    const row = make('tr', KINDS[sign])
    if (sign === '@' || sign === '\\\\') {
      row.append(make('td'), make('td', '', text))
      row.firstChild.colSpan = 2
    } else {
      const code = make('td', 'text')
      code.append(make('span', 'sign', sign), ...coloured(text, colours))
      colours = []
      row.append(make('td', 'number', sign === '+' ? '' : old++), make('td', 'number', sign === '-' ? '' : now++), code)
    }
    return [row]
  })
  body.replaceChildren(...rows)
}

function coloured(text, runs) {
  let at = 0
  const parts = runs.map(([, style, length]) => {
    const part = text.slice(at, (at += Number(length)))
    return style === '-' ? part : make('span', style, part)
  })
  return [...parts, text.slice(at)]
}

function make(name, className = '', text = '') {
  const element = document.createElement(name)
  if (className) element.className = className
  element.textContent = text
  return element
}

const KEYS = {
  j: () => step(1),
  k: () => step(-1),
  x: toggleFile,
  a: clear,
  '/': () => form.elements.find.focus(),
  '?': () => one('#keys').showModal(),
}

document.addEventListener('keydown', (event) => {
  const field = event.target.closest('input, textarea, select')
  if (field && event.key === 'Escape') field.blur()
  if (field || event.ctrlKey || event.metaKey || event.altKey || one('#keys').open) return
  const act = KEYS[event.key]
  if (!act) return
  event.preventDefault()
  act()
})

document.addEventListener('click', (event) => {
  const button = event.target.closest('button[aria-controls]')
  if (button) {
    const rows = document.getElementById(button.getAttribute('aria-controls'))
    unfold(rows)
    rows.hidden = !rows.hidden
    button.ariaExpanded = String(!rows.hidden)
  }
  const chip = event.target.closest('[data-filter]')
  if (chip) {
    chip.ariaPressed = String(chip.ariaPressed !== 'true')
    filter()
  }
  const link = event.target.closest('a[href^="#"]')
  if (link) {
    event.preventDefault()
    const target = document.getElementById(link.hash.slice(1))
    if (target) go(target)
  }
})

form.addEventListener('input', filter)
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('reset', (event) => {
  event.preventDefault()
  clear()
})
one('#fold-files')?.addEventListener('click', ({ currentTarget: button }) => {
  const fold = button.ariaPressed !== 'true'
  button.ariaPressed = String(fold)
  for (const file of all('details.file')) file.open = !fold
})
one('#help').addEventListener('click', KEYS['?'])
one('.list').open = matchMedia('(min-width: 68rem)').matches
`
