/**
 * Real edits as patches: for pairs of published versions of npm packages, every file that differs is taken as a pull
 * request (shown whole, and shown as the change from the version before), the next version as the fix. All buttons
 * pressed must give the fixed file. Packages are fetched when this runs: `npm run compile && node bench/round-trip.mjs`,
 * with names of packages to try others.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { planReview, readFindings } from '../lib/index.js'
import { firstSuggestion } from '../lib/sandbox/github/first-suggestion.js'
import { replaceLines } from '../lib/sandbox/github/replace-lines.js'

const PACKAGES = process.argv.slice(2)
const NAMES =
  PACKAGES.length > 0
    ? PACKAGES
    : ['lodash', 'express', 'commander', 'chalk', 'semver', 'yargs', 'minimist', 'debug']
const VERSIONS = Number(process.env.VERSIONS ?? 4)

const directory = mkdtempSync(path.join(tmpdir(), 'fencepost-round-trip-'))
const total = { exact: 0, told: 0, wrong: 0 }
try {
  for (const name of NAMES) await tryPackage(name)
} finally {
  rmSync(directory, { recursive: true })
}
console.log(`all: ${summary(total)}`)
process.exitCode = total.wrong > 0 ? 1 : 0

async function tryPackage(name) {
  const versions = JSON.parse(npm(['view', name, 'versions', '--json'])).filter((version) =>
    /^[\d.]+$/.test(version),
  )
  const chosen = versions.slice(-VERSIONS)
  const trees = chosen.map((version) => filesOf(`${name}@${version}`))
  const counts = { exact: 0, told: 0, wrong: 0 }
  for (const [index, head] of trees.entries()) {
    const [base, fixed] = [trees[index - 1], trees[index + 1]]
    if (!fixed) continue
    for (const [file, text] of head) {
      const wanted = fixed.get(file)
      if (wanted === undefined || wanted.equals(text) || isBinary(text) || isBinary(wanted)) continue
      for (const before of [undefined, base?.get(file)]) {
        if (before && (before.equals(text) || isBinary(before))) continue
        if (before === undefined && base?.get(file) && index % 2 === 1) continue
        const verdict = await roundTrip(file, before, text, wanted)
        counts[verdict.kind]++
        if (verdict.kind !== 'exact')
          console.log(`  ${name}@${chosen[index]} ${file}: ${verdict.kind}: ${verdict.why}`)
      }
    }
  }
  console.log(`${name} ${chosen.join(' ')}: ${summary(counts)}`)
  for (const kind of Object.keys(total)) total[kind] += counts[kind]
}

/** `before`: nothing where the pull request adds the file, so that all of it is shown. */
async function roundTrip(file, before, text, wanted) {
  const shown = gitDiff(file, before, text, before === undefined ? [] : ['-U1000000'])
  const patch = gitDiff(file, text, wanted, [])
  const { findings, bad } = await readFindings({ file: 'fixes.patch', text: patch }, 'auto')
  const plan = planReview({ findings, bad, diff: shown, options: { maxComments: 0, protectedPaths: [] } })
  const pressed = replaceLines(
    text,
    plan.review.comments.flatMap(({ body, line, start_line = line }) => {
      const lines = firstSuggestion(body)
      return lines ? [{ first: start_line, last: line, lines }] : []
    }),
  )
  const told = plan.findings.filter(({ suggestion }) => suggestion !== 'committable')
  const codes = [...new Set(told.map(({ code }) => code))].join(', ')
  if (pressed.equals(wanted)) return { kind: told.length === 0 ? 'exact' : 'told', why: codes }
  if (sameButFinalNewline(pressed, wanted) && told.every(({ code }) => code === 'final-newline'))
    return { kind: 'exact' }
  if (told.length === 0) return { kind: 'wrong', why: 'all buttons pressed give another file' }
  return { kind: 'told', why: codes }
}

function sameButFinalNewline(one, other) {
  return one.toString('latin1').trimEnd() === other.toString('latin1').trimEnd()
}

function isBinary(bytes) {
  return bytes.includes(0)
}

function gitDiff(file, before, after, args) {
  const [old, fresh] = [path.join(directory, 'old'), path.join(directory, 'new')]
  writeFileSync(old, before ?? '')
  writeFileSync(fresh, after)
  let diff = ''
  try {
    execFileSync('git', ['diff', '--no-index', '--no-color', '--text', ...args, '--', old, fresh], {
      stdio: 'pipe',
    })
  } catch (error) {
    diff = error.stdout.toString('utf8')
  }
  const hunks = diff.slice(diff.search(/^@@ /m))
  const mode = before === undefined ? 'new file mode 100644\n' : ''
  const name = before === undefined ? '/dev/null' : `a/${file}`
  return diff === '' ? '' : `diff --git a/${file} b/${file}\n${mode}--- ${name}\n+++ b/${file}\n${hunks}`
}

function filesOf(spec) {
  const packed = JSON.parse(npm(['pack', spec, '--json', '--pack-destination', directory]))
  const tarball = path.join(directory, packed[0].filename)
  const folder = mkdtempSync(path.join(directory, 'package-'))
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    entries.map((entry) => {
      const full = path.join(entry.parentPath ?? entry.path, entry.name)
      return [path.relative(folder, full), readFileSync(full)]
    }),
  )
}

function npm(args) {
  return execFileSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  })
}

function summary({ exact, told, wrong }) {
  return `${exact} of ${exact + told + wrong} files exact, ${told} told, ${wrong} wrong`
}
