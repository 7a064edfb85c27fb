import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readFinding } from '../core/finding.ts'
import { writeMarkdown } from '../core/markdown.ts'
import { DEFAULT_PLAN_OPTIONS } from '../core/plan-options.ts'
import { plural } from '../core/plural.ts'
import { BASE, FROM_LINTER, FROM_MODEL, HEAD } from '../demo/pull-request.ts'
import { ending } from '../ending.ts'
import { joinPrintable, line, type Printable, padStart, print, printable } from '../log.ts'
import { connect } from '../platforms/github/connect.ts'
import { createGitHub } from '../platforms/github/github.ts'
import { renderPlan } from '../render-plan.ts'
import { renderReview } from '../render-review.ts'
import { type Result, review } from '../review.ts'
import type { Pressed } from '../sandbox/github/press.ts'
import { type GitHub, startGitHub } from '../sandbox/start-github.ts'
import { type Paint, terminalOf } from '../terminal.ts'
import { wrap } from '../text-width.ts'
import { writePreview } from '../write-preview.ts'
import type { Flags } from './flags.ts'

/** The real code against a GitHub in this process: posts a review, presses every button, runs again. */
export async function demo(flags: Flags): Promise<number> {
  const terminal = terminalOf(process.stdout)
  const { paint } = terminal
  const say = (text: Printable) => print(line`${text}\n`)
  const step = (text: string) => {
    const lines = wrap(printable(text), terminal.columns - 2)
    say(
      line`\n${paint(
        ['bold', 'cyan'],
        joinPrintable(
          lines.map((part) => line`▌ ${part}`),
          '\n',
        ),
      )}\n`,
    )
  }
  const github = await startGitHub({
    base: BASE,
    head: HEAD,
    title: 'Totals with tax',
    serverUrl: 'https://github.example',
  })
  try {
    step(
      `A pull request (${github.owner}/${github.repo}#${github.number}), findings of a model and a linter. The plan:`,
    )
    const first = await runOnce(github)
    print(renderPlan(first.plan, terminal))

    step('Posted to the sandbox as one review:')
    print(renderReview(first.plan, first.diff, terminal))

    step('The same as a page, for a browser:')
    const page =
      flags.one('preview') ?? path.join(mkdtempSync(path.join(tmpdir(), 'fencepost-')), 'review.html')
    const subject = `${github.owner}/${github.repo}#${github.number}`
    await writePreview(page, { ...first, subject, status: ending(first) })
    say(line`  ${printable(page)}`)

    step('The same findings again:')
    const second = await runOnce(github)
    say(line`  ${second.outcome}, still ${plural(github.reviews().length, 'review')} on the pull request`)

    step('Every button pressed, a real commit each:')
    for (const { id, path: file, line: at } of github.comments())
      say(line`  ${printable(`${file}:${at}`)}  ${outcomeOf(await github.press(id), paint)}`)
    say(line`\n${await changed(github)}`)
    return first.outcome === 'posted' && second.outcome === 'nothing-new' ? 0 : 1
  } finally {
    await github.close()
  }
}

function outcomeOf(pressed: Pressed, paint: Paint): Printable {
  switch (pressed.kind) {
    case 'committed':
      return paint('green', printable(`committed ${pressed.commit.slice(0, 10)}`))
    case 'refused':
      return paint('red', printable(`refused: ${pressed.reason}`))
    case 'no-button':
      return paint('dim', line`has no button`)
  }
}

async function runOnce(github: GitHub): Promise<Result> {
  const { token, url: apiUrl, owner, repo, number, headSha } = github
  const connection = await connect({ token, apiUrl, maxWait: 10, say: () => {} })
  const findings = [...FROM_MODEL, ...FROM_LINTER].flatMap((entry, index) => {
    const kind = entry.source === 'eslint' ? 'tool' : 'model'
    const read = readFinding(entry, { file: 'demo', index }, kind)
    return 'finding' in read ? [read.finding] : []
  })
  const pullRequest = { owner, repo, pull_number: number }
  const id = 'demo'
  return review({
    platform: createGitHub(connection, { pullRequest, id, commit: headSha, resolveFixed: false }),
    findings,
    bad: [],
    options: { ...DEFAULT_PLAN_OPTIONS, id, writeMarkdown },
    dryRun: false,
    say: () => {},
  })
}

/** The lines of the file that the buttons have changed. */
async function changed(github: GitHub): Promise<Printable> {
  const before = HEAD['src/cart.ts'].split('\n')
  const after = ((await github.file('src/cart.ts')) ?? '').split('\n')
  const rows = after.map(
    (row, index) =>
      line`${before.includes(row) ? ' ' : '*'} ${padStart(line`${index + 1}`, 3)}  ${printable(row)}`,
  )
  return joinPrintable(rows.slice(8, -1), '\n')
}
