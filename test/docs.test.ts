import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { COMMANDS } from '../src/command-line/commands.ts'
import { because, CODES } from '../src/core/finding/reason.ts'
import { FORMATS, intake } from '../src/core/intake/intake.ts'
import { PLAN_OPTIONS, RUN_OPTIONS } from '../src/options/options.ts'
import { withSections } from './helpers/documents.ts'
import { ROOT } from './helpers/run.ts'

interface ActionFile {
  inputs: Record<string, { description: string; default?: string; required?: boolean }>
  outputs: Record<string, { description: string }>
  runs: { using: string; main: string }
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const action = parse(read('action.yml')) as ActionFile

/** Inputs about sources and targets, not about the review. */
const OTHER_INPUTS = ['findings', 'findings-path', 'token', 'pull-request']
const OPTIONS = { ...PLAN_OPTIONS, ...RUN_OPTIONS }

describe('action.yml', () => {
  test('has every option as an input, and no other', () => {
    expect(Object.keys(action.inputs).toSorted()).toEqual(
      [...Object.keys(OPTIONS), ...OTHER_INPUTS].toSorted(),
    )
  })

  test.for(Object.entries(OPTIONS))('%s has the option’s description and default', ([name, option]) => {
    const input = action.inputs[name]
    expect(input?.description).toBe(option.description)
    // The default of an empty input is a long list.
    expect(input?.default ?? '').toBe(option.default.includes('\n') ? '' : option.default)
  })

  test('runs the committed bundle on the current runtime', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  })
})

describe('generated tables (npx vitest run test/docs.test.ts -u writes them)', () => {
  test('README.md has the inputs and outputs of action.yml', async () => {
    const inputs = Object.entries(action.inputs).map(
      ([name, { description, default: fallback }]) =>
        `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ''} | ${description} |`,
    )
    const outputs = Object.entries(action.outputs).map(
      ([name, { description }]) => `| \`${name}\` | ${description} |`,
    )
    const text = withSections('README.md', {
      inputs: ['| input | default | |', '|---|---|---|', ...inputs],
      outputs: ['| output | |', '|---|---|', ...outputs],
    })
    await expect(text).toMatchFileSnapshot('../README.md')
  })

  test('docs/findings.md has every code', async () => {
    const codes = CODES.map((code) => `| \`${code}\` | ${because(code).reason} |`)
    const text = withSections('docs/findings.md', { codes: ['| code | |', '|---|---|', ...codes] })
    await expect(text).toMatchFileSnapshot('../docs/findings.md')
  })
})

describe('docs/findings.md: formats', () => {
  const sections = read('docs/findings.md').split(/^#{2,3} /m)
  const documented = sections.flatMap((section) => {
    const names = /^(?:`[a-z-]+`(?:, )?)+$/m.exec(section.split('\n', 1)[0] ?? '')?.[0]
    return names ? names.replaceAll('`', '').split(', ') : []
  })

  test('every format has a section', () => {
    const others = ['auto', 'json', 'jsonl', 'patch']
    expect(FORMATS.filter((format) => !documented.includes(format) && !others.includes(format))).toEqual([])
    expect(documented.filter((name) => !(FORMATS as readonly string[]).includes(name))).toEqual([])
  })

  test('README.md names every format', () => {
    expect(FORMATS.filter((format) => !read('README.md').includes(`\`${format}\``))).toEqual([])
  })

  const folder = (format: string) => path.join(ROOT, 'fixtures/tools', format)
  const sampled = documented.filter(
    (format) => existsSync(folder(format)) && !/^(?:compiler|commands)$/.test(format),
  )
  test.for(sampled)('%s: every field in its table is one that the tool prints', (format) => {
    const section = sections.find((each) => each.startsWith(`\`${format}\``)) ?? ''
    const cells = [...section.matchAll(/^\| ([^|]*`[^|]*) \|/gm)].map(([, cell = '']) => cell)
    const fields = cells.flatMap((cell) => [...cell.matchAll(/`([\w.-]+)`/g)].map(([, field = '']) => field))
    const samples = readdirSync(folder(format)).map((name) =>
      readFileSync(path.join(folder(format), name), 'utf8'),
    )
    const isPrinted = (field: string) =>
      field
        .split('.')
        .every((key) => samples.some((text) => new RegExp(`"${key}"|[< ]${key}[ =>]`).test(text)))
    expect(fields.length).toBeGreaterThan(3)
    expect(fields.filter((field) => !isPrinted(field))).toEqual([])
  })
})

describe('the documents', () => {
  const documents = ['.', 'docs', 'examples'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name)),
  )
  const blocksOf = (file: string, language: string) =>
    [...read(file).matchAll(/^```(\S*)\n([\s\S]*?)^```$/gm)].flatMap(([, info, code = '']) =>
      info === language ? [code] : [],
    )

  test.for(documents)('%s: links inside the project are not broken', (file) => {
    const targets = withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)| (?:src|srcset)="([^"]+)"/g)
    const links = [...targets].map(([, link, source = '']) => link ?? source)
    const broken = links.filter((link) => !/^https?:/.test(link) && !leadsSomewhere(file, link))
    expect(broken).toEqual([])
  })

  test('README.md: workflows are parts of tested examples', () => {
    const examples = readdirSync(path.join(ROOT, 'examples'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yml'))
      .map((name) => read(path.join('examples', name)))
    const shown = blocksOf('README.md', 'yaml')
    expect(shown.length).toBeGreaterThan(0)
    // A part of an example may be shown with less indentation.
    const flat = (text: string) => text.replace(/^ +/gm, '')
    expect(shown.filter((block) => !examples.some((text) => flat(text).includes(flat(block))))).toEqual([])
  })

  test('README.md: the finding is valid', async () => {
    const [block = ''] = blocksOf('README.md', 'json')
    const { findings, bad, notes } = await intake({ file: 'README.md', text: block }, 'json')
    expect({ bad, notes, count: findings.length }).toEqual({ bad: [], notes: [], count: 1 })
    expect(block.split('\n').length).toBeLessThan(15)
  })

  test.for(documents)('%s: commands and flags exist', (file) => {
    const calls = read(file).matchAll(
      /(?:fencepost(?:@1)?|dist\/cli\/index\.js) ([a-z]+)((?: +\[?-[^|\n`]*)?)/g,
    )
    for (const [call, name = '', flags = ''] of calls) {
      const command = COMMANDS.get(name)
      if (!command) continue
      const known = Object.entries(command.flags).flatMap(([flag, { short }]) => [`--${flag}`, `-${short}`])
      const unknown = (flags.match(/(?<![\w-])--?[a-z][a-z-]*/g) ?? []).filter(
        (flag) => !known.includes(flag),
      )
      expect(unknown, call).toEqual([])
    }
  })

  test('README.md: names every command', () => {
    const unnamed = [...COMMANDS.keys()].filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(read('README.md')),
    )
    expect(unnamed).toEqual([])
  })

  test('ARCHITECTURE.md: every file exists', () => {
    const names = [...read('ARCHITECTURE.md').matchAll(/`([\w./-]+(?:\.ts|\/))`/g)].map(
      ([, name = '']) => name,
    )
    const missing = names.filter((name) => !['src', '.'].some((at) => existsSync(path.join(ROOT, at, name))))
    expect({ missing, many: names.length > 30 }).toEqual({ missing: [], many: true })
  })

  test('docs/troubleshooting.md: every quoted heading is a message in the sources', () => {
    const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => read(path.join('src', name)))
    const messages = sources
      .join('\n')
      .replaceAll(/\$\{(?:platform\.|service\.)?name\}/g, 'GitHub')
      .replaceAll(/\$\{noun\}/g, 'pull request')
    const headings = [...read('docs/troubleshooting.md').matchAll(/^### `(.*)`$/gm)].map(
      ([, text = '']) => text,
    )
    const parts = headings.flatMap((heading) =>
      heading.split('…').map((part) => part.replace(/^[:;( ]+|[:;) ]+$/g, '')),
    )
    expect(headings.length).toBeGreaterThan(20)
    // A message may be composed of two parts.
    const isSaid = (part: string) =>
      messages.includes(part) ||
      [...part].some(
        (_, at) => at > 5 && messages.includes(part.slice(0, at)) && messages.includes(part.slice(at)),
      )
    expect(parts.filter((part) => !isSaid(part))).toEqual([])
  })
})

function withoutCode(text: string): string {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '')
}

/** Whether the file exists and has the heading, if one is named. */
function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? from : path.join(path.dirname(from), file)
  if (!existsSync(path.join(ROOT, target))) return false
  if (anchor === undefined) return true
  const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => slug(text))
  return headings.includes(anchor)
}

/** https://docs.github.com/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

test('README.md is short enough to be read', () => {
  expect(read('README.md').split('\n').length).toBeLessThan(270)
})
