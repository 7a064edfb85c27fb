import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../src/command-line/commands.ts'
import { GROUPS } from '../../src/command-line/flag.ts'
import { parseFlags } from '../../src/command-line/flags.ts'
import { commandHelp, overview } from '../../src/command-line/help.ts'
import { createTerminal } from '../../src/terminal/terminal.ts'
import { widthOf } from '../../src/terminal/text-width.ts'
import { fencepost } from '../helpers/run.ts'

const COMMAND_LIST = [...COMMANDS]

describe('what it prints', () => {
  test.for(COMMAND_LIST)('help %s', async ([name, command]) => {
    const text = commandHelp(name, command, createTerminal({ columns: 80 }, {}))
    await expect(text).toMatchFileSnapshot(`../golden/help/${name}.txt`)
  })

  test('of the whole program', async () => {
    await expect(overview(createTerminal({ columns: 80 }, {}))).toMatchFileSnapshot(
      '../golden/help/overview.txt',
    )
  })
})

describe('where it can be had', () => {
  test.for([['--help'], ['-h'], ['help'], ['help', '--help'], ['--help', '-h']])('%j', async (args) => {
    const { status, stdout, stderr } = await fencepost(args)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^ {2}annotate {4}/m)
  })

  test.for(['plan', 'verify', 'completion'])(
    'of %s however it is asked, whatever else is typed',
    async (name) => {
      const ways = [
        ['help', name],
        [name, '--help'],
        [name, '-h'],
        ['--help', name],
        [name, '--nope', '-h', 'x'],
      ]
      const [first, ...others] = await Promise.all(ways.map((args) => fencepost(args)))
      expect(first?.stdout).toContain(`fencepost ${name}`)
      for (const other of others) expect(other).toEqual(first)
    },
  )

  test('of a command of the own it is not asked', async () => {
    const { status, stderr } = await fencepost(['verify', '--', 'npm', '--help'])
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('--output is required') })
  })

  test('with colours where they are asked for', async () => {
    const [plain, always] = await Promise.all([
      fencepost(['help', 'plan']),
      fencepost(['help', 'plan', '--color', 'always']),
    ])
    expect(plain.stdout).not.toContain('\u001b')
    expect(always.stdout).toContain('\u001b[1mCommon flags\u001b[22m')
  })
})

describe('the layout', () => {
  const narrow = [40, 60, 80, 100, 300]
  test.for(narrow)('fits into %i columns', (columns) => {
    const terminal = createTerminal({ columns }, {})
    const texts = [
      overview(terminal),
      ...COMMAND_LIST.map(([name, command]) => commandHelp(name, command, terminal)),
    ]
    // What is to be typed is not broken.
    const typed = COMMAND_LIST.flatMap(([, { examples }]) => examples.map((example) => `  ${example}`))
    const lines = texts
      .flatMap((text) => text.split('\n'))
      .filter((line) => !typed.includes(line) && !line.startsWith('  fencepost '))
    expect(lines.filter((line) => widthOf(line) > columns)).toEqual([])
  })

  test('what is to be typed fits into 80 columns', () => {
    const examples = COMMAND_LIST.flatMap(([, command]) => command.examples)
    expect(examples.filter((example) => example.length > 78)).toEqual([])
  })

  test('every flag is there once, in its group', () => {
    for (const [name, command] of COMMAND_LIST) {
      const text = commandHelp(name, command, createTerminal({ columns: 80 }, {}))
      const shown = [...text.matchAll(/^ {2}(?:-\w, | {4})--(?:\[no-\])?([a-z-]+)/gm)].map(([, flag]) => flag)
      expect(shown.toSorted()).toEqual(Object.keys(command.flags).toSorted())
      const headings = GROUPS.filter((group) => text.includes(`\n${group}\n`))
      expect(headings.length).toBeGreaterThan(0)
    }
  })
})

test('every example can be typed', () => {
  for (const [name, command] of COMMAND_LIST) {
    expect(command.examples.length).toBeGreaterThan(0)
    for (const example of command.examples) {
      const [call = ''] = /fencepost (?:.*)$/.exec(example.split(' > ')[0]?.split(/\)|\s#/)[0] ?? '') ?? []
      const words: string[] = call.match(/'[^']*'|\S+/g) ?? []
      // An example may hand another one over: claude mcp add … -- fencepost mcp …
      const at = words.lastIndexOf('fencepost')
      expect(words[at + 1], example).toBe(name)
      expect(() => parseFlags(name, command, words.slice(at + 2)), example).not.toThrow()
    }
  }
})

describe('a flag can be written in several ways', () => {
  const plan = COMMANDS.get('plan')
  if (!plan) throw new Error('there is no plan')
  const one = (name: string, ...args: string[]) => parseFlags('plan', plan, args).one(name)

  test.for<[args: string[], name: string, value: string | undefined]>([
    [['--findings', 'a'], 'findings', 'a'],
    [['--findings=a'], 'findings', 'a'],
    [['--findings=--a=b'], 'findings', '--a=b'],
    [['-f', 'a'], 'findings', 'a'],
    [['-fa'], 'findings', 'a'],
    [['-f', 'a', '-f', 'b'], 'findings', 'a\nb'],
    [['--diff', '-'], 'diff', '-'],
    [['--max-comments', '-1'], 'max-comments', '-1'],
    [['--lenient'], 'lenient', 'true'],
    [['--lenient', 'false'], 'lenient', 'false'],
    [['--lenient', 'TRUE'], 'lenient', 'TRUE'],
    [['--lenient', '--json'], 'lenient', 'true'],
    [['--no-lenient'], 'lenient', 'false'],
    [['--no-suggestions'], 'suggestions', 'false'],
    [['--color'], 'color', 'always'],
    [['--no-color'], 'color', 'never'],
    [['--format', ''], 'format', ''],
    [[], 'format', undefined],
  ])('%j', ([args, name, value]) => {
    expect(one(name, ...args)).toBe(value)
  })

  test('the last --color counts, as an alias may set it', () => {
    expect(parseFlags('plan', plan, ['--color', 'always', '--no-color']).color).toBe('never')
  })

  test('names of Object.prototype are no flags', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'no-constructor', 'no-__proto__'])
      expect(() => parseFlags('plan', plan, [`--${name}`])).toThrow(`no flag --${name}`)
  })
})
