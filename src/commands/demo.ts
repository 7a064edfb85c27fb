import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Flags } from '../command-line/flags.ts'
import { readFinding } from '../core/finding/finding.ts'
import { DEFAULT_PLAN_OPTIONS } from '../core/options/plan-options.ts'
import { writeMarkdown } from '../core/text/markdown.ts'
import { plural } from '../core/text/plural.ts'
import { FROM_LINTER, FROM_MODEL, HEAD } from '../demo/pull-request.ts'
import type { Pressed, Stage } from '../demo/stage.ts'
import { joinPrintable, line, type Printable, padStart, print, printable } from '../output/log.ts'
import { outcomeText } from '../output/outcome-text.ts'
import { writePreview } from '../output/write-preview.ts'
import { readPlatform } from '../platforms/names.ts'
import type { Platform } from '../platforms/platform.ts'
import { type Result, review } from '../review.ts'
import { renderPlan } from '../terminal/render-plan.ts'
import { renderReview } from '../terminal/render-review.ts'
import { createTerminal, type Paint } from '../terminal/terminal.ts'
import { wrap } from '../terminal/text-width.ts'

/** Runs the real code against a simulated platform in this process: posts a review, presses every button, runs again. */
export async function demo(flags: Flags): Promise<number> {
  const terminal = createTerminal(process.stdout, process.env, flags.color)
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
  const stage = await openStage(flags)
  try {
    const platform = await stage.connect(ID)
    const { noun } = platform
    step(`A ${noun} (${stage.subject}) with findings of a model and a linter. The plan:`)
    const first = await runOnce(platform, stage)
    print(renderPlan(first.plan, terminal))

    step('Posted to the sandbox as one review:')
    print(renderReview(first.plan, first.diff, terminal))

    step('The same as a page, for a browser:')
    const page =
      flags.one('preview') ?? path.join(mkdtempSync(path.join(tmpdir(), 'fencepost-')), 'review.html')
    await writePreview(page, { ...first, subject: stage.subject, status: outcomeText(first) })
    say(line`  ${printable(page)}`)

    step('The same findings again:')
    const second = await runOnce(await stage.connect(ID), stage)
    say(line`  ${second.outcome}, still ${plural(stage.reviews(), 'review')} on the ${noun}`)

    step('Every button pressed, a real commit each:')
    for (const { place, press } of stage.comments())
      say(line`  ${printable(place)}  ${renderPressed(await press(), paint)}`)
    say(line`\n${await renderChanged(stage)}`)
    return first.outcome === 'posted' && second.outcome === 'nothing-new' ? 0 : 1
  } finally {
    await stage.close()
  }
}

function renderPressed(pressed: Pressed, paint: Paint): Printable {
  switch (pressed.kind) {
    case 'committed':
      return paint('green', printable(`committed ${pressed.commit.slice(0, 10)}`))
    case 'refused':
      return paint('red', printable(`refused: ${pressed.reason}`))
    case 'no-button':
      return paint('dim', line`has no button`)
  }
}

const ID = 'demo'

async function openStage(flags: Flags): Promise<Stage> {
  if (readPlatform(flags.one('platform')) === 'gitlab')
    return (await import('../demo/on-gitlab.ts')).onGitLab()
  return (await import('../demo/on-github.ts')).onGitHub()
}

async function runOnce(platform: Platform, { linkHost }: Stage): Promise<Result> {
  const findings = [...FROM_MODEL, ...FROM_LINTER].flatMap((entry, index) => {
    const kind = entry.source === 'eslint' ? 'tool' : 'model'
    const read = readFinding(entry, { file: 'demo', index }, kind)
    return 'finding' in read ? [read.finding] : []
  })
  return review({
    platform,
    findings,
    bad: [],
    options: { ...DEFAULT_PLAN_OPTIONS, linkHosts: [linkHost], id: ID, writeMarkdown },
    dryRun: false,
    say: () => {},
  })
}

/** The file after all buttons were pressed; changed lines are marked with `*`. */
async function renderChanged({ file }: Stage): Promise<Printable> {
  const before = HEAD['src/cart.ts'].split('\n')
  const after = ((await file('src/cart.ts')) ?? '').split('\n')
  const rows = after.map(
    (row, index) =>
      line`${before.includes(row) ? ' ' : '*'} ${padStart(line`${index + 1}`, 3)}  ${printable(row)}`,
  )
  return joinPrintable(rows.slice(8, -1), '\n')
}
