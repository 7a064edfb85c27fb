import { execFileSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../src/errors.ts'
import { openCheckout } from '../../src/input/checkout.ts'
import { collectFindings } from '../../src/input/collect-findings.ts'
import { readInputs } from '../../src/input/read-input.ts'
import { writeOutput } from '../../src/output/write-output.ts'
import { runAction } from '../helpers/action-run.ts'
import { FINDINGS, sandbox } from '../helpers/github-run.ts'
import { fencepost, temporaryFiles } from '../helpers/run.ts'

const SECRET = '[{"path":"a","message":"secret"}]'

interface Place {
  readonly workspace: string
  readonly temp: string
  readonly elsewhere: string
}

/** A workspace, the runner's temporary directory and other directories. */
function place(): Place {
  const root = temporaryFiles()
  const directories = { workspace: 'workspace', temp: 'temp', elsewhere: 'elsewhere' }
  for (const name of Object.values(directories)) mkdirSync(path.join(root, name))
  const at = (name: string) => path.join(root, name)
  writeFileSync(at('elsewhere/secret.json'), SECRET)
  writeFileSync(at('workspace/good.json'), '[{"path":"a","message":"good"}]')
  writeFileSync(at('temp/good.json'), '[{"path":"a","message":"good"}]')
  return { workspace: at('workspace'), temp: at('temp'), elsewhere: at('elsewhere') }
}

/** Reads as the action does, from the workspace. */
async function read({ workspace, temp }: Place, ...patterns: string[]) {
  const warnings: string[] = []
  const absolute = patterns.map((pattern) => path.resolve(workspace, pattern))
  const options = { warn: (text: string) => void warnings.push(text), within: [workspace, temp] }
  const inputs = await readInputs(absolute, options)
  return {
    warnings,
    texts: inputs.map(({ text }) => text),
    files: inputs.map(({ file }) => path.basename(file)),
  }
}

const OUTSIDE = 'outside of the directories'

describe('T13 the action reads findings only where the job keeps its files', () => {
  test.for<[rule: string, prepare: (place: Place) => string]>([
    ['a file in the workspace', () => 'good.json'],
    ['a file in the temporary directory', ({ temp }) => `${temp}/good.json`],
    [
      'a link that stays inside',
      ({ workspace }) => {
        symlinkSync('good.json', `${workspace}/link.json`)
        return 'link.json'
      },
    ],
    ['a detour that ends inside', ({ temp }) => `${temp}/../workspace/good.json`],
    [
      'a second name of a file is that file',
      ({ workspace }) => {
        linkSync(`${workspace}/good.json`, `${workspace}/hard.json`)
        return 'hard.json'
      },
    ],
  ])('%s is read', async ([, prepare]) => {
    const where = place()
    expect((await read(where, prepare(where))).texts).toEqual([expect.stringContaining('good')])
  })

  test.for<[rule: string, prepare: (place: Place) => string, says: string]>([
    ['a path that climbs out', () => '../elsewhere/secret.json', OUTSIDE],
    ['an absolute path', ({ elsewhere }) => `${elsewhere}/secret.json`, OUTSIDE],
    ['a file of the system', () => '/proc/self/environ', OUTSIDE],
    [
      'a link out',
      ({ workspace, elsewhere }) => {
        symlinkSync(`${elsewhere}/secret.json`, `${workspace}/link.json`)
        return 'link.json'
      },
      OUTSIDE,
    ],
    [
      'a link to the environment',
      ({ workspace }) => {
        symlinkSync('/proc/self/environ', `${workspace}/link.json`)
        return 'link.json'
      },
      OUTSIDE,
    ],
    [
      'a file behind a linked directory',
      ({ workspace, elsewhere }) => {
        symlinkSync(elsewhere, `${workspace}/sub`)
        return 'sub/secret.json'
      },
      OUTSIDE,
    ],
    [
      'a link from the workspace to the temporary directory, where credentials may lie',
      ({ workspace, temp }) => {
        symlinkSync(`${temp}/good.json`, `${workspace}/link.json`)
        return 'link.json'
      },
      OUTSIDE,
    ],
    [
      "git's own files, which may hold the token",
      ({ workspace }) => {
        mkdirSync(`${workspace}/.git`)
        writeFileSync(`${workspace}/.git/config`, SECRET)
        return '.git/config'
      },
      OUTSIDE,
    ],
    [
      "a link to git's own files",
      ({ workspace }) => {
        mkdirSync(`${workspace}/.git`)
        writeFileSync(`${workspace}/.git/config`, SECRET)
        symlinkSync('.git/config', `${workspace}/link.json`)
        return 'link.json'
      },
      OUTSIDE,
    ],
    [
      'a pipe, which would never end',
      ({ workspace }) => {
        execFileSync('mkfifo', [`${workspace}/pipe.json`])
        return 'pipe.json'
      },
      'not a regular file',
    ],
    ['a directory', () => '.', 'not a regular file'],
    [
      'a link to a device',
      ({ workspace }) => {
        symlinkSync('/dev/zero', `${workspace}/zero.json`)
        return 'zero.json'
      },
      OUTSIDE,
    ],
    [
      'a link that leads nowhere',
      ({ workspace }) => {
        symlinkSync('nowhere', `${workspace}/link.json`)
        return 'link.json'
      },
      'no such file',
    ],
    ['a glob that climbs out', () => '../elsewhere/*.json', OUTSIDE],
    [
      'a glob below a linked directory',
      ({ workspace, elsewhere }) => {
        symlinkSync(elsewhere, `${workspace}/sub`)
        return 'sub/*.json'
      },
      OUTSIDE,
    ],
  ])('%s is refused', async ([, prepare, says]) => {
    const where = place()
    const pattern = prepare(where)
    await expect(read(where, pattern)).rejects.toThrow(UserError)
    await expect(read(where, pattern)).rejects.toThrow(says)
  })

  test('a glob skips links, pipes, dependencies and git, and returns the rest', async () => {
    const where = place()
    const { workspace, elsewhere } = where
    symlinkSync(`${elsewhere}/secret.json`, `${workspace}/link.json`)
    symlinkSync(elsewhere, `${workspace}/sub`)
    execFileSync('mkfifo', [`${workspace}/pipe.json`])
    for (const directory of ['.git', 'node_modules', 'deep', 'deep/er'])
      mkdirSync(`${workspace}/${directory}`)
    for (const file of ['.git/a.json', 'node_modules/b.json', 'deep/er/c.json'])
      writeFileSync(`${workspace}/${file}`, '[]')
    expect((await read(where, '**/*.json')).files).toEqual(['c.json', 'good.json'])
  })

  test('a glob without a match is a warning', async () => {
    expect((await read(place(), 'nowhere/*.json')).warnings).toEqual([
      expect.stringContaining('matches no file'),
    ])
  })

  test('the command line opens what it is given: a link, a pipe, a file anywhere', async () => {
    const { workspace, elsewhere } = place()
    symlinkSync(`${elsewhere}/secret.json`, `${workspace}/link.json`)
    writeFileSync(`${workspace}/empty.diff`, '')
    const { status, stdout } = await fencepost(
      ['plan', '--diff', 'empty.diff', '--findings', 'link.json', '--json'],
      { cwd: workspace },
    )
    expect(status).toBe(0)
    expect(JSON.parse(stdout).counts.findings).toBe(1)
  })
})

describe('T13 what the action writes goes where the workflow says', () => {
  const write = ({ workspace, temp }: Place, file: string) =>
    writeOutput(path.join(workspace, file), 'report', [workspace, temp])

  test('a file of that name is replaced', () => {
    const where = place()
    write(where, 'good.json')
    expect(readFileSync(`${where.workspace}/good.json`, 'utf8')).toBe('report')
  })

  test.for<[rule: string, link: (place: Place) => string]>([
    [
      'a link',
      ({ workspace, elsewhere }) => {
        symlinkSync(`${elsewhere}/secret.json`, `${workspace}/report.json`)
        return 'report.json'
      },
    ],
    [
      'a linked directory',
      ({ workspace, elsewhere }) => {
        symlinkSync(elsewhere, `${workspace}/out`)
        return 'out/secret.json'
      },
    ],
  ])('%s created by the pull request is not followed', ([, link]) => {
    const where = place()
    const file = link(where)
    expect(() => write(where, file)).toThrow()
    expect(readFileSync(`${where.elsewhere}/secret.json`, 'utf8')).toBe(SECRET)
  })

  test.for([
    '.git/hooks/post-checkout',
    '.git/config',
    '.git/none/yet.json',
    '.GIT/hooks/x',
    'sub/.git/hooks/x',
    'sub/../.git/x',
    '.git',
  ])('%s is refused, whether or not it exists, with the reason and another name', (file) => {
    const where = place()
    mkdirSync(`${where.workspace}/.git/hooks`, { recursive: true })
    for (const existing of [true, false]) {
      if (!existing) rmSync(`${where.workspace}/.git`, { recursive: true })
      expect(() => write(where, file)).toThrow(/is in a \.git directory.* Name a file elsewhere, such as \//)
    }
    expect(existsSync(`${where.workspace}/.git`)).toBe(false)
  })

  test('a link to git hooks is refused as a link', () => {
    const where = place()
    mkdirSync(`${where.workspace}/.git/hooks`, { recursive: true })
    symlinkSync(`${where.workspace}/.git/hooks`, `${where.workspace}/out`)
    expect(() => write(where, 'out/x')).toThrow(/a link in .*out leads into a \.git directory/)
    symlinkSync(where.elsewhere, `${where.workspace}/far`)
    expect(() => write(where, 'far/x')).toThrow(/a link in .*far leads out of /)
  })

  test('a similar name is accepted', () => {
    const where = place()
    mkdirSync(`${where.workspace}/.github`)
    for (const file of ['.github/x', '..x', '.gitignore']) {
      write(where, file)
      expect(readFileSync(`${where.workspace}/${file}`, 'utf8')).toBe('report')
    }
  })
})

describe('T13 a file of the checkout is compared, never followed', () => {
  test.for<[rule: string, name: string, blob: string | undefined]>([
    ['a file', 'file.txt', 'd95f3ad14dee633a758d2e331151e950dd13e4ed'],
    ['no file', 'none.txt', undefined],
    ['no directory', 'file.txt/x', undefined],
    ['a link to a file', 'link.txt', 'unknown'],
    ['a file behind a linked directory', 'sub/secret.json', 'unknown'],
    ['a path that climbs out', '../elsewhere/secret.json', 'unknown'],
    ['a pipe', 'pipe', 'unknown'],
  ])('%s', ([, name, blob]) => {
    const { workspace, elsewhere } = place()
    mkdirSync(`${workspace}/.git`)
    writeFileSync(`${workspace}/file.txt`, 'content\n')
    symlinkSync('file.txt', `${workspace}/link.txt`)
    symlinkSync(elsewhere, `${workspace}/sub`)
    execFileSync('mkfifo', [`${workspace}/pipe`])
    expect(openCheckout(workspace).blobOf(name)).toBe(blob)
  })
})

describe("T14 a finding's path is a key into the diff", () => {
  const PATHS = [
    '../../../../etc/passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    'planted.txt',
    './planted.txt',
    'src/../planted.txt',
    'src\\..\\planted.txt',
    '%2e%2e/planted.txt',
    'planted.txt\0.png',
    'a\u202eb',
    '\ud800',
    '__proto__',
    'constructor',
    '.git/config',
    'x'.repeat(5000),
  ]

  test('it is never opened, whatever it is, nor is any configuration of the workspace', async () => {
    const github = await sandbox()
    const findings = [
      ...FINDINGS,
      ...PATHS.map((name, index) => ({ path: name, line: 1, message: `m${index}` })),
    ]
    let log = ''
    const ran = await runAction(
      github,
      {},
      {
        prepare(workspace) {
          log = path.join(workspace, 'fs.log')
          writeFileSync(log, '')
          writeFileSync(path.join(workspace, 'findings.json'), JSON.stringify(findings))
          mkdirSync(path.join(workspace, '.git'))
          mkdirSync(path.join(workspace, 'src'))
          for (const file of [
            'planted.txt',
            'src/cart.ts',
            '.npmrc',
            '.env',
            'fencepost.config.js',
            '.git/config',
          ])
            writeFileSync(path.join(workspace, file), 'throw new Error("loaded")')
        },
        env: {
          NODE_OPTIONS: `--require=${path.resolve('test/security/fs-spy.cjs')}`,
          get FENCEPOST_FS_LOG() {
            return log
          },
        },
      },
    )
    expect(ran.outputs).toMatchObject({ outcome: 'posted', findings: String(findings.length) })
    expect(touched(log)).toEqual(
      ['.', '.git', 'event', 'findings.json', 'output', 'src/cart.ts', 'fencepost-report.json'].toSorted(),
    )
  })

  /** The paths that the program has passed to the file system, except those of its own bundle. */
  function touched(log: string): string[] {
    const workspace = path.dirname(log)
    const paths = readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)[1] as string)
      .map((file) => (path.isAbsolute(file) ? path.relative(workspace, file) || '.' : file))
    const known = new Set(paths.filter((file) => !file.startsWith('dist')))
    return [...known].toSorted()
  }
})

describe('T15 oversized input is refused before it takes time or memory', () => {
  const MIB = 1024 * 1024

  test('a file that is too large, and files whose total is too large', async () => {
    const where = place()
    const file = (name: string, size: number) => writeFileSync(`${where.workspace}/${name}`, ' '.repeat(size))
    file('large.json', 20 * MIB + 1)
    await expect(read(where, 'large.json')).rejects.toThrow('at most 20 MiB are read')
    for (const name of ['a.txt', 'b.txt', 'c.txt']) file(name, 20 * MIB)
    await expect(read(where, '*.txt')).rejects.toThrow('50 MiB of all files together')
  })

  test('an endless pipe, on the command line', async () => {
    const { workspace } = place()
    writeFileSync(`${workspace}/empty.diff`, '')
    const { status, stderr } = await fencepost(['plan', '--diff', 'empty.diff', '--findings', '/dev/zero'], {
      cwd: workspace,
    })
    expect(status).toBe(2)
    expect(stderr).toContain('at most 20 MiB')
  })

  test.for<[rule: string, text: string, says: string]>([
    ['nested lists', '['.repeat(1_000_000), 'nested too deep'],
    ['nested objects', '{"a":'.repeat(1_000_000), 'nested too deep'],
    [
      'lists in a finding',
      `[{"path":"a","message":"m","x":${'['.repeat(100)}${']'.repeat(100)}}]`,
      'nested too deep',
    ],
    ['lists in a line', `{"path":"a","message":"m"}\n{"x":${'['.repeat(1e5)}`, 'nested too deep'],
    ['millions of empty entries', `[${'{},'.repeat(1_000_000)}{}]`, '1000001 findings; at most 10000'],
    ['a line each', '{}\n'.repeat(20_000), '20000 findings; at most 10000'],
    ['millions of numbers', `[${'1,'.repeat(2_000_000)}1]`, 'at most 10000'],
  ])('%s', async ([, text, says]) => {
    const collecting = collectFindings([{ file: 'bomb.json', text }], { format: 'auto', lenient: false })
    await expect(collecting).rejects.toThrow(says)
  })

  test('brackets in strings do not count as nesting', async () => {
    const message = '[{'.repeat(1000)
    const text = JSON.stringify([{ path: 'a', message, suggestion: '"\\"['.repeat(100) }])
    const { findings } = await collectFindings([{ file: 'f', text }], { format: 'auto', lenient: false })
    expect(findings[0]?.message).toBe(message)
  })

  test('findings of several files are counted together', async () => {
    const text = JSON.stringify(
      Array.from({ length: 6000 }, (_, line) => ({ path: 'a', line: line + 1, message: 'm' })),
    )
    const inputs = [
      { file: 'a', text },
      { file: 'b', text },
    ]
    await expect(collectFindings(inputs, { format: 'auto', lenient: false })).rejects.toThrow(
      '12000 findings',
    )
  })
})
