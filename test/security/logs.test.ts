import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { line, printable } from '../../src/output/log.ts'
import { renderReport } from '../../src/output/report.ts'
import type { Result } from '../../src/review.ts'
import { toAnnotations } from '../../src/runner/annotations.ts'
import { jobSummary } from '../../src/runner/job-summary.ts'
import { publishResult } from '../../src/runner/publish-result.ts'
import { runner } from '../../src/runner/runner.ts'
import { renderPlan } from '../../src/terminal/render-plan.ts'
import { renderReview } from '../../src/terminal/render-review.ts'
import { createTerminal, PLAIN } from '../../src/terminal/terminal.ts'
import { runAction } from '../helpers/action-run.ts'
import { FINDINGS, sandbox } from '../helpers/github-run.ts'
import { fencepost, runNode, temporaryFiles } from '../helpers/run.ts'
import { securityRuns } from '../helpers/runs.ts'
import { type Command, commandsIn } from '../oracles/runner-commands.ts'
import { outputsIn } from '../oracles/runner-files.ts'
import { hostileReview, hostileText, planHostile } from './hostile-review.ts'

/** What is written to the process's streams while `act` runs. */
function written(act: () => void): string {
  let text = ''
  const take = (chunk: unknown) => {
    text += String(chunk)
    return true
  }
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(take as typeof stream.write),
  )
  try {
    act()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return text
}

const NARROW = createTerminal({ columns: 40 }, {})
const URL = 'https://github.com/a/b/pull/1#pullrequestreview-1'

/** Publishes results with the real toolkit; returns the commands and outputs that a runner would find. */
function publishIn(
  directory: string,
): (result: Result) => { commands: Command[]; outputs: Record<string, string> } {
  const output = path.join(directory, 'output')
  vi.stubEnv('GITHUB_OUTPUT', output)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  return (result) => {
    writeFileSync(output, '')
    const printed = written(() =>
      publishResult(result, runner, {
        directories: [],
        reportPath: path.join(directory, 'report.json'),
        summaryPath: undefined,
        failOn: 'none',
        mayOnlyRead: true,
      }),
    )
    const outputs = outputsIn(readFileSync(output, 'utf8').replaceAll(`${directory}/`, ''))
    return { commands: commandsIn(printed), outputs }
  }
}

describe('T10 no text in a log is a command', () => {
  const COMMANDS = [
    '::error::x',
    '  ::set-output name=a::b',
    '\u3000::add-mask::x',
    'fine\n::warning file=a::x',
    'fine\r::group::x',
    'fine\r\n::endgroup::x',
    '##[error]x',
    'anywhere ##[add-path]x',
    '##[set-env name=A;b=c]x',
    ':\u200b:error::x',
    '#\u2060#[error]x',
    '::STOP-commands::x',
  ]

  test.for(COMMANDS)('%j is a command when printed raw, but not when it is logged', (text) => {
    expect(commandsIn(text)).toHaveLength(1)
    expect(commandsIn(printable(text))).toEqual([])
    expect(commandsIn(written(() => runner.info(text)))).toEqual([])
    expect(printable(printable(text)), 'twice is once').toBe(printable(text))
  })

  test.for<[text: string, shown: string]>([
    ['std::vector<int> a::b', 'std::vector<int> a::b'],
    ['src/a.ts:12: error', 'src/a.ts:12: error'],
    ['::error::x', '\\::error::x'],
    ['## [x] # [y]', '## [x] # [y]'],
    ['##[x]', '##\\[x]'],
    ['a\u001b[31mb', 'a<U+001B>[31mb'],
    ['a\u2028b\u0085c', 'a<U+2028>b<U+0085>c'],
    ['a\r\nb\rc', 'a\nb\nc'],
  ])('%j is shown as %j', ([text, shown]) => {
    expect(printable(text)).toBe(shown)
  })

  test('whatever is put together: printed, logged, told', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (one, other) => {
        expect(commandsIn(printable(one))).toEqual([])
        expect(commandsIn(line`${printable(one)}${printable(other)}`.replaceAll('\n', ' '))).toEqual([])
        expect(commandsIn(printable(`${one}${other}`))).toEqual([])
      }),
      { numRuns: securityRuns() },
    )
  })

  test('T11 all that is said of a review: its annotations are the only commands, its outputs are ours', () => {
    const publish = publishIn(temporaryFiles({ output: '' }))
    fc.assert(
      fc.property(hostileReview('literal'), hostileText, ({ plan, diff }, message) => {
        for (const terminal of [PLAIN, NARROW]) {
          expect(commandsIn(renderPlan(plan, terminal))).toEqual([])
          expect(commandsIn(renderReview(plan, diff, terminal))).toEqual([])
        }
        const json = renderReport(plan)
        const { review, findings, counts } = plan
        expect(commandsIn(json)).toEqual([])
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ review, findings, counts })))

        const degraded = { outcome: 'degraded', message, hint: message, cause: 'permission' } as const
        const { commands } = publish({ plan, diff, commit: '', ...degraded })
        const annotations = toAnnotations(plan)
        expect(commands.map(({ name, data }) => [name, data])).toEqual([
          ...annotations.map(({ level, message: text }) => [level, printable(text)]),
          ['warning', printable(message)],
        ])
        for (const [index, { path: file }] of annotations.entries())
          expect(commands[index]?.properties.file?.trimEnd()).toBe(printable(file).trimEnd())

        const posted = publish({ plan, diff, commit: '', outcome: 'posted', id: 1, url: URL })
        expect(posted.commands).toEqual([])
        const { outcome, report, 'review-url': url, ...numbers } = posted.outputs
        expect([outcome, url, report]).toEqual(['posted', URL, 'report.json'])
        expect(Object.values(numbers).map(Number)).toEqual([1, ...Object.values(counts)])
      }),
      { numRuns: securityRuns() },
    )
  })

  test('the built action and the built command line, fed with commands in every field', async () => {
    const fields = [
      'path',
      'title',
      'message',
      'suggestion',
      'original',
      'rule',
      'category',
      'source',
      'url',
      'severity',
    ]
    const hostile = COMMANDS.map((text) => Object.fromEntries(fields.map((field) => [field, text])))
    const findings = JSON.stringify([...FINDINGS, ...hostile])
    const github = await sandbox({ permissions: { pull_requests: 'read' }, fork: true })
    const ran = await runAction(github, { findings, 'findings-path': '' })
    expect(ran.status).toBe(0)
    expect(new Set(ran.commands.map(({ name }) => name))).toEqual(
      new Set(['add-mask', 'error', 'warning', 'notice']),
    )
    expect(ran.commands[0], 'the token is masked before anything is said').toEqual({
      name: 'add-mask',
      properties: {},
      data: github.token,
    })

    const directory = temporaryFiles({ 'a.diff': '', 'findings.json': findings })
    for (const more of [[], ['--json']]) {
      const args = ['plan', '--diff', 'a.diff', '--findings', 'findings.json', ...more]
      const { status, stdout, stderr } = await fencepost(args, { cwd: directory })
      expect(status).toBe(0)
      expect(commandsIn(`${stdout}\n${stderr}`)).toEqual([])
    }
  })

  test.for<[rule: string, args: string[]]>([
    ['an unknown command', ['::error::x']],
    ['an unknown flag', ['plan', '--x\n::error::y']],
    ['a missing file', ['plan', '--diff', '\n::error::x', '--findings', '##[error]y']],
    ['a wrong value', ['plan', '--diff', 'a', '--findings', 'b', '--event', '\n::error::x ##[error]']],
  ])('an error that quotes %s', async ([, args]) => {
    const { status, stdout, stderr } = await fencepost(args)
    expect(status).toBe(2)
    expect(commandsIn(`${stdout}\n${stderr}`)).toEqual([])
    expect(stdout).toBe('')
  })

  test.for(['action', 'cli/index'])('an uncaught error, in %s', async (bundle) => {
    const directory = temporaryFiles({
      // Thrown while the program runs, as a bug would be.
      'defect.cjs': `setInterval(() => {
        if (process.listenerCount('uncaughtException') > 0) throw new Error('x\\n::error::y ##[error]z')
      }, 1)`,
    })
    const script = bundle === 'action' ? 'dist/index.js' : 'dist/cli/index.js'
    const ran = await runNode(script, ['demo'], {
      env: { NODE_OPTIONS: `--require=${path.join(directory, 'defect.cjs')}`, INPUT_TOKEN: 'secret' },
    })
    expect(ran.status).not.toBe(0)
    const names = commandsIn(`${ran.stdout}\n${ran.stderr}`).map(
      ({ name, data }) => `${name} ${data.slice(0, 3)}`,
    )
    expect(names.filter((name) => !/^(?:error |add-mask sec)/.test(name))).toEqual([])
    expect(`${ran.stdout}${ran.stderr}`).not.toMatch(/^\s*::error::y|at .*\.js:\d+/m)
  })

  test('nothing else writes to the streams', async () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )
    const writing = files.filter((file) =>
      /\bstd(?:out|err)\.(?:write|end)|\bconsole\.|writeAll\(|writeSync\(/.test(
        readFileSync(`src/${file}`, 'utf8'),
      ),
    )
    // The demo's pull request contains code that writes to the console.
    expect(writing.toSorted()).toEqual(['demo/pull-request.ts', 'output/log.ts', 'output/write-all.ts'])
  })
})

describe('T11 outputs are counts, words, URLs and paths that we build', () => {
  test.for<[rule: string, url: string]>([
    ['a new line', 'https://x.example/\noutcome=approved'],
    ['a shell', 'https://x.example/$(id)`id`'],
    ['a template', `https://x.example/$${'{{ secrets.A }}'}`],
  ])('T23 %s in a URL from a server does not get into an output', ([, url]) => {
    const { plan, diff } = planHostile([{ path: 'a', message: 'm' }])
    const publish = publishIn(temporaryFiles({ output: '' }))
    const { outputs } = publish({ plan, diff, commit: '', outcome: 'posted', id: 1, url })
    expect(outputs.outcome).toBe('posted')
    expect(outputs['review-url']).toMatch(/^https:\/\/x\.example\/[\w%.=]*$/)
  })

  test.for<[rule: string, file: string, outputs: Record<string, string>]>([
    ['a pair', 'a=b\n', { a: 'b' }],
    ['a text', 'a<<E\nb\n\nc=d\nE\n', { a: 'b\n\nc=d' }],
    ['a forged end', 'a<<E\nb\nE\nc=d\n', { a: 'b', c: 'd' }],
  ])('the oracle reads %s as the runner does', ([, file, outputs]) => {
    expect(outputsIn(file)).toEqual(outputs)
  })
})

describe('T12 the job summary is never so long that the runner drops it', () => {
  test.for<[rule: string, count: number, length: number]>([
    ['many findings', 10_000, 60],
    ['long findings', 200, 60_000],
    ['one endless finding', 1, 3_000_000],
  ])('%s', ([, count, length]) => {
    const entries = Array.from({ length: count }, (_, index) => ({
      path: '\u202e|`'.repeat(length / 10),
      line: (index % 8) + 1,
      title: `${index} ${'<&|*'.repeat(length / 20)}`,
      message: '\u202ex '.repeat(length / 5),
    }))
    const { plan, diff } = planHostile(entries, { maxComments: 0 })
    for (const outcome of ['dry-run', 'degraded'] as const) {
      const ending = { outcome, message: 'm', hint: '', cause: 'failure' } as const
      const summary = jobSummary({ plan, diff, commit: '', ...ending } as Result)
      expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
      if (count > 1000)
        expect(summary).toMatch(/\d+ more (?:findings?|comments?) did not fit here; the report has them all/)
    }
  })
})
