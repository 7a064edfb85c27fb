/** Input that once took a square of its length, each shape as a function of its size; `n` is what is run fourfold at most. */
const library = new URL(process.env.LIB ?? '../lib/', import.meta.url)
const { GITLAB_LIMITS, formatGitLabReview, readFindings, parseDiff, planReview, renderPreview } =
  await import(new URL('index.js', library))
const { secretFinder } = await import(new URL('core/text/secret.js', library))

const REFS = { base_sha: 'a'.repeat(40), start_sha: 'b'.repeat(40), head_sha: 'c'.repeat(40) }

const SAID = 'The value is computed twice here, once by __init__ and once by *args. '.repeat(2).trim()

/** Of a model at most 10,000 findings are read, so that 20 MiB need longer ones. */
const SAID_AT_LENGTH = SAID.repeat(20)

/** `n` findings in each format, as models and tools print them. */
const TEXTS = {
  json: (n) =>
    json(n, (i) => ({ path: `src/a${i}.ts`, line: i + 1, severity: 'error', message: SAID_AT_LENGTH })),
  jsonl: (n) =>
    list(
      n,
      (i) => `${JSON.stringify({ path: `src/a${i}.ts`, line: i + 1, message: SAID_AT_LENGTH })}\n`,
    ).join(''),
  text: (n) => list(n, (i) => `src/a${i}.ts:${i + 1}: warning: ${SAID_AT_LENGTH}\n`).join(''),
  patch: (n) =>
    list(
      n,
      (i) => `--- a/src/a${i}.ts\n+++ b/src/a${i}.ts\n@@ -1,2 +1,2 @@\n const x = 1\n-${SAID}\n+${SAID}!\n`,
    ).join(''),
  sarif: (n) =>
    `{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "x"}}, "results": ${json(n, (i) => ({
      ruleId: 'no-x',
      level: 'error',
      message: { text: SAID },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: `src/a${i}.ts` },
            region: { startLine: i + 1, startColumn: 3 },
          },
        },
      ],
    }))}}]}`,
  rdjson: (n) => `{"source": {"name": "x"}, "diagnostics": ${json(n, diagnostic)}}`,
  rdjsonl: (n) => list(n, (i) => `${JSON.stringify(diagnostic(i))}\n`).join(''),
  eslint: (n) =>
    json(n, (i) => ({
      filePath: `/w/src/a${i}.ts`,
      messages: [{ ruleId: 'no-x', severity: 2, message: SAID, line: i + 1, column: 3 }],
    })),
  checkstyle: (n) =>
    `<checkstyle>${list(n, (i) => `<file name="src/a${i}.java"><error line="${i + 1}" column="3" severity="warning" message="${SAID}" source="x.Y${i % 9}"/></file>\n`).join('')}</checkstyle>`,
  codequality: (n) =>
    json(n, (i) => ({
      description: SAID,
      check_name: 'no-x',
      fingerprint: `${i}`,
      severity: 'major',
      location: { path: `src/a${i}.ts`, lines: { begin: i + 1 } },
    })),
  shellcheck: (n) =>
    json(n, (i) => ({
      ...{
        file: `a${i}.sh`,
        line: i + 1,
        endLine: i + 1,
        column: 6,
        endColumn: 13,
        level: 'info',
        code: 2086,
      },
      message: SAID,
      fix: { replacements: [{ line: i + 1, endLine: i + 1, column: 6, endColumn: 7, replacement: '"' }] },
    })),
  pylint: (n) =>
    json(n, (i) => ({
      ...{
        type: 'warning',
        path: `a${i}.py`,
        line: i + 1,
        column: 4,
        symbol: 'no-member',
        'message-id': 'E1101',
      },
      message: SAID,
    })),
  'golangci-lint': (n) =>
    `{"Issues": ${json(n, (i) => ({
      FromLinter: 'govet',
      Text: SAID,
      SourceLines: ['\tx := 1'],
      Pos: { Filename: `a${i}.go`, Offset: 100 * i + 101, Line: i + 2, Column: 2 },
      SuggestedFixes: [
        { Message: '', TextEdits: [{ Pos: 100 * i + 101, End: 100 * i + 102, NewText: 'eQ==' }] },
      ],
    }))}, "Report": {}}`,
  rubocop: (n) =>
    `{"files": ${json(n, (i) => ({
      path: `a${i}.rb`,
      offenses: [
        {
          ...{ severity: 'warning', message: SAID, cop_name: 'Lint/X' },
          location: { start_line: i + 1, last_line: i + 2, start_column: 3 },
        },
      ],
    }))}, "summary": {"offense_count": ${n}}}`,
  stylelint: (n) =>
    json(n, (i) => ({
      source: `/w/a${i}.css`,
      warnings: [{ line: i + 1, column: 2, rule: 'no-x', severity: 'error', text: `${SAID} (no-x)` }],
    })),
  markdownlint: (n) =>
    json(n, (i) => ({
      ...{ fileName: `a${i}.md`, lineNumber: i + 1, ruleNames: ['MD009', 'x'], ruleDescription: SAID },
      fixInfo: { editColumn: 3, deleteCount: 1 },
    })),
  commands: (n) =>
    list(n, (i) => `::error file=src/a${i}.ts,line=${i + 1},col=3::${SAID}%0A100%25\n`).join(''),
  'compiler, gcc': (n) =>
    list(
      n,
      (i) =>
        `src/a${i}.c:${i + 1}:7: warning: ${SAID} [-Wx]\n   11 |   if (i < u)\n      |       ^\nsrc/a.h:3:4: note: declared here\n`,
    ).join(''),
  'compiler, tsc pretty': (n) =>
    list(
      n,
      (i) =>
        `src/a${i}.ts:${i + 1}:7 - error TS2322: ${SAID}\n\n${i + 1} const x = 1\n        ~\n\n  src/b.ts:6:60\n    6 let y\n          ~\n    It is declared here.\n\n`,
    ).join(''),
  'compiler, flake8': (n) => list(n, (i) => `src/a${i}.py:${i + 1}:7: F401 ${SAID}\n`).join(''),
  'compiler, javac': (n) =>
    list(
      n,
      (i) => `src/A${i}.java:${i + 1}: warning: [x] ${SAID}\n  int x = 1;\n      ^\n  symbol: class A\n`,
    ).join(''),
  'compiler, rustc': (n) =>
    list(
      n,
      (i) =>
        `error[E0308]: ${SAID}\n --> src/a${i}.rs:${i + 1}:7\n  |\n1 | let x = 1;\n  |     ---   ^ expected \`i32\`\n  |\nhelp: try this\n  |\n1 ~ let y = 1;\n\n`,
    ).join(''),
  'compiler, yamllint': (n) =>
    `a.yaml\n${list(n, (i) => `  ${i + 1}:5       error    ${SAID}  (colons)\n`).join('')}`,
}

function diagnostic(i) {
  return {
    message: SAID,
    location: { path: `src/a${i}.ts`, range: { start: { line: i + 1, column: 3 } } },
    severity: 'ERROR',
    code: { value: 'no-x' },
  }
}

function json(n, make) {
  return JSON.stringify(list(n, make))
}

export const shapes = [
  {
    name: 'secret: a run of combining marks',
    n: 100_000,
    make: (n) => find('a'.repeat(n) + '\u0301'.repeat(n) + '\u0323\u0301'.repeat(n / 2)),
  },
  {
    name: 'secret: marks that come of compatibility characters',
    n: 100_000,
    make: (n) => find(`a${'\uff9e\uff9f\u0344'.repeat(n / 3)}`),
  },
  {
    name: 'message: markers far out of range',
    n: 5_000,
    make: (n) => plan(file(10), [{ ...at(3), message: '[SUGGEST:+5000:a]'.repeat(n) }]),
  },
  {
    name: 'message: markers for the same line',
    n: 5_000,
    make: (n) => plan(file(10), [{ ...at(3), message: '[SUGGEST:+1:a]'.repeat(n) }]),
  },
  {
    name: 'message: markers on adjacent lines, of many lines each',
    n: 200,
    make: (n) =>
      plan(file(1000), [
        { ...at(1), message: list(n, (i) => `[SUGGEST:+${i % 999}:\n${'x\n'.repeat(200)}]`).join('') },
      ]),
  },
  {
    name: 'message: a fence that never ends',
    n: 50_000,
    make: (n) => plan(file(10), [{ ...at(3), message: `suggestion\n\n\`\`\`\n${'x\n'.repeat(n)}` }]),
  },
  {
    name: 'merge: many sources on one line',
    n: 500,
    make: (n) =>
      plan(
        file(10),
        list(n, (i) => ({ ...at(3), source: `tool ${i}`, message: otherWords(i) })),
        EVERYTHING,
      ),
  },
  {
    name: 'merge: many sources that say the same',
    n: 1_000,
    make: (n) =>
      plan(
        file(10),
        list(n, (i) => ({ ...at(3), source: `tool ${i}`, message: words(1) })),
        EVERYTHING,
      ),
  },
  {
    name: 'merge: two sources, all about the whole file',
    n: 1_000,
    make: (n) =>
      plan(
        file(10),
        list(n, (i) => ({ path: PATH, source: `tool ${i % 2}`, message: otherWords(i) })),
      ),
  },
  {
    name: 'merge: two sources in a long file',
    n: 1_500,
    make: (n) =>
      plan(
        file(n),
        list(n, (i) => ({ ...at(1 + i), source: `tool ${i % 2}`, message: words(i) })),
        EVERYTHING,
      ),
  },
  {
    name: 'suggestion: as many lines as the range',
    n: 450,
    make: (n) => plan(file(n, text), [{ ...at(1, n), suggestion: list(n, (i) => `  v${i}`).join('\n') }]),
  },
  {
    name: 'suggestion: a range of repeated lines, indentation lost',
    n: 450,
    make: (n) =>
      plan(
        file(n, () => '    x()'),
        [{ ...at(1, n), suggestion: 'x()\n'.repeat(n) }],
      ),
  },
  {
    name: 'suggestion: many more lines than the range',
    n: 450,
    make: (n) =>
      plan(file(2 * n, text), [{ ...at(1, n), suggestion: list(2 * n, (i) => `w${i}`).join('\n') }]),
  },
  {
    name: 'suggestion: so many lines for a range of 1,500',
    n: 10_000,
    make: (n) =>
      plan(
        file(1500, () => '    x()'),
        [{ ...at(1, 1500), suggestion: list(n, (i) => `x${i}()`).join('\n') }],
      ),
  },
  {
    name: 'suggestion: more lines than a model may replace',
    n: 4_000,
    make: (n) =>
      plan(
        file(n, () => 'x'),
        [{ ...at(1, n), suggestion: 'y\n'.repeat(n) }],
      ),
  },
  {
    name: 'suggestion: blank lines to be taken in',
    n: 4_000,
    make: (n) =>
      plan(
        file(2 * n, (i) => (i === 0 || i === 2 * n - 1 ? 'x' : '')),
        [tool(n, '\n\nnew\n\n\n')],
      ),
  },
  {
    name: 'suggestion: one open quote',
    n: 1_000_000,
    make: (n) => plan(file(10), [{ ...at(3), suggestion: `"${'a'.repeat(n)}` }]),
  },
  {
    name: 'original: a long quote of repeated lines',
    n: 5_000,
    make: (n) =>
      plan(
        file(2 * n, () => 'x = 1'),
        [{ path: PATH, line: 4 * n, message: 'm', original: 'x = 1\n'.repeat(n) }],
      ),
  },
  {
    name: 'original: a long quote that almost fits everywhere',
    n: 5_000,
    make: (n) =>
      plan(
        file(2 * n, (i) => (i % 100 === 99 ? 'y = 1' : 'x = 1')),
        [{ path: PATH, line: 4 * n, message: 'm', original: `${'x = 1\n'.repeat(n)}y = 1\n` }],
      ),
  },
  {
    name: 'original: a quote that stands everywhere',
    n: 50_000,
    make: (n) =>
      plan(
        file(n, () => 'const x = 1'),
        [{ path: PATH, line: 4 * n, message: 'm', original: 'const x = 1' }],
      ),
  },
  {
    name: 'original: quotes that stand nowhere, of every finding',
    n: 1_000,
    make: (n) =>
      plan(
        file(2 * n),
        list(n, (i) => ({ ...at(1 + i), original: `${text(2 * i)}\nnothing of the kind ${i}` })),
        EVERYTHING,
      ),
  },
  {
    name: 'original: moved quotes of every finding',
    n: 1_000,
    make: (n) =>
      plan(
        file(2 * n),
        list(n, (i) => ({ ...at(1 + i), original: text(i + n), suggestion: `  better(${i})` })),
        EVERYTHING,
      ),
  },
  {
    name: 'patch: every second line',
    n: 500,
    make: (n) =>
      patchOf(
        file(2 * n, text),
        list(n, (i) => `-${text(2 * i)}\n+${text(2 * i)};\n ${text(2 * i + 1)}\n`),
        2 * n,
        2 * n,
      ),
  },
  {
    name: 'patch: every second of many short lines',
    n: 1_500,
    make: (n) =>
      patchOf(
        file(2 * n, short),
        list(n, (i) => `-${short(2 * i)}\n+${short(2 * i)};\n ${short(2 * i + 1)}\n`),
        2 * n,
        2 * n,
      ),
  },
  {
    name: 'patch: every second line of a changed file',
    n: 500,
    make: (n) =>
      patchOf(
        list(n, (i) => ` ${text(2 * i)}\n-old ${i}\n+${text(2 * i + 1)}\n`).join(''),
        list(n, (i) => `-${text(2 * i)}\n+${text(2 * i)};\n ${text(2 * i + 1)}\n`),
        2 * n,
        2 * n,
      ),
  },
  {
    name: 'patch: a blank line between all lines',
    n: 500,
    make: (n) =>
      patchOf(
        file(n, text),
        list(n, (i) => ` ${text(i)}\n+\n`),
        n,
        2 * n,
      ),
  },
  {
    name: 'patch: all lines in one group',
    n: 20_000,
    make: (n) =>
      patchOf(
        file(n, text),
        [list(n, (i) => `-${text(i)}\n`).join(''), list(n, (i) => `+\t${text(i)}\n`).join('')],
        n,
        n,
      ),
  },
  {
    name: 'max-comments 0: a finding on every second line',
    n: 1_000,
    make: (n) =>
      plan(
        file(2 * n),
        list(n, (i) => ({ ...at(1 + 2 * i), suggestion: `  better(${i})` })),
        EVERYTHING,
      ),
  },
  {
    name: 'max-comments 0: the same of a tool',
    n: 1_000,
    make: (n) =>
      plan(
        file(2 * n),
        list(n, (i) => tool(1 + 2 * i, `  better(${i})\n`, 1)),
        EVERYTHING,
      ),
  },
  {
    name: 'max-comments 0: a hunk for each finding',
    n: 1_000,
    make: (n) =>
      plan(
        hunks(n),
        list(n, (i) => ({ ...at(10 * i + 2), original: text(3 * i + 2), suggestion: `  better(${i})` })),
        EVERYTHING,
      ),
  },
  {
    name: 'max-comments 0: deleted lines',
    n: 1_000,
    make: (n) =>
      plan(
        list(n, (i) => `-gone ${i}\n ${text(i)}\n`).join(''),
        list(n, (i) => ({ path: PATH, line: 2 * i + 1, side: 'LEFT', message: 'm', original: `gone ${i}` })),
        EVERYTHING,
      ),
  },
  {
    name: 'max-comments 0: ranges over all of the file',
    n: 500,
    make: (n) =>
      plan(
        file(8 * n),
        list(n, (i) => ({ ...at(1 + i, 8 * n - i) })),
        EVERYTHING,
      ),
  },
  {
    name: 'max-comments 0: ranges over all of the file, with code',
    n: 500,
    make: (n) =>
      plan(
        file(8 * n),
        list(n, (i) => ({ ...at(1 + i, 8 * n - i), suggestion: `  better(${i})` })),
        EVERYTHING,
      ),
  },
  {
    name: 'max-comments 0: all on one long line',
    n: 500,
    make: (n) =>
      plan(
        file(3, () => 'x = 1; '.repeat(50 * n)),
        list(n, (i) => ({ ...at(2), suggestion: `  better(${i})` })),
        EVERYTHING,
      ),
  },
  {
    name: 'max-comments 0: GitLab, lines that no hunk shows',
    n: 1_000,
    make: (n) =>
      onGitLab(
        hunks(n),
        list(n, (i) => ({ ...at(10 * i + 7) })),
      ),
  },
  {
    name: 'max-comments 0: GitLab, suggestions',
    n: 1_000,
    make: (n) =>
      onGitLab(
        file(2 * n),
        list(n, (i) => ({ ...at(1 + 2 * i), suggestion: `  better(${i})` })),
      ),
  },
  {
    name: 'preview: a hunk for each comment',
    n: 500,
    make: (n) =>
      previewOf(
        hunks(n),
        list(n, (i) => ({ ...at(10 * i + 2), suggestion: `  better(${i})` })),
      ),
  },
  {
    name: 'preview: hunks without comments',
    n: 5_000,
    make: (n) => previewOf(hunks(n), [at(2)]),
  },
  {
    name: 'preview: ranges over all of the file',
    n: 200,
    make: (n) =>
      previewOf(
        file(8 * n),
        list(n, (i) => at(1 + i, 8 * n - i)),
      ),
  },
  {
    name: 'again: the same comments are there already',
    n: 500,
    make: (n) => again(n, () => words(1)),
  },
  {
    name: 'again: the same in other words',
    n: 500,
    make: (n) => again(n, (i, run) => `${words(i)} ${run}`),
  },
  {
    name: 'fix: many changes in one long line',
    n: 1_000,
    make: (n) =>
      fixes(
        `${'ä = 1; '.repeat(n)}`,
        list(n, (i) => ({
          range: { start: { line: 2, column: 8 * i + 1 }, end: { line: 2, column: 8 * i + 3 } },
          text: 'b',
        })),
      ),
  },
  {
    name: 'fix: ESLint, each over all of the file',
    n: 250,
    make: (n) =>
      eslint(
        8 * n,
        list(n, (i) => ({ message: 'm', severity: 1, line: 1 + i, fix: { range: [0, 40 * n], text: 'b' } })),
      ),
  },
  ...Object.entries(TEXTS).map(([name, write]) => ({
    name: `intake: ${name}`,
    // 4n findings are 20 MiB, the largest file that is read.
    n: Math.ceil((5 * 1024 * 1024 * 1000) / write(1000).length),
    make: (n) => {
      const text = write(n)
      return () => readFindings({ file: 'f', text }, 'auto')
    },
  })),
  {
    name: 'intake: a model in the envelopes of its agent and its API',
    n: 2_000,
    make: (n) => {
      const findings = list(n, (i) => ({
        file: `src/a${i}.ts`,
        line: `${i + 1}-${i + 3}`,
        description: SAID,
        impact: SAID,
        confidence: 'high',
        [`n${i}`]: i,
      }))
      const answer = `So:\n\`\`\`json\n${JSON.stringify({ summary: SAID, findings }, undefined, 2)}\n\`\`\``
      const text = JSON.stringify({ choices: [{ message: { content: JSON.stringify({ result: answer }) } }] })
      return () => readFindings({ file: 'f', text }, 'auto')
    },
  },
  {
    name: 'intake: open objects in the text of a model',
    n: 50_000,
    make: (n) => {
      const text = JSON.stringify({ type: 'result', result: `x ${'{"a": [{"b": '.repeat(n)}` })
      return () => readFindings({ file: 'f', text }, 'auto').catch(() => undefined)
    },
  },
  {
    name: 'intake: YAML of a model',
    n: 1_000,
    make: (n) => {
      const text = `code_suggestions:\n${list(n, (i) => `- relevant_file: |\n    src/a${i}.ts\n  suggestion_content: |\n    ${SAID}\n  score: ${i}\n`).join('')}`
      return () => readFindings({ file: 'f', text }, 'auto')
    },
  },
  {
    name: 'path: a name that all files have',
    n: 500,
    make: (n) => {
      const diff = list(n, (i) => diffOf('+x\n').replaceAll(PATH, `src/p${i}/index.ts`)).join('')
      const findings = list(n, (i) => ({ path: `x${i}/index.ts`, line: 1, message: 'm' }))
      return () => planReview({ diff, findings })
    },
  },
  {
    name: 'diff: hunks of one line',
    n: 20_000,
    make: (n) => plan(list(n, (i) => hunk(3 * i + 1, '+x\n')).join(''), [at(1)]),
  },
]

const PATH = 'src/app.ts'
const EVERYTHING = { maxComments: 0 }

function list(length, make) {
  return Array.from({ length: Math.floor(length) }, (_, index) => make(index))
}

function text(index) {
  return `  const value${index} = compute(${index * 7}, 'some text')`
}

function short(index) {
  return `v${index}`
}

function words(index) {
  return `The value is computed twice here, once in part ${index} and once in ${index * 31}, see line ${index}.`
}

/** Nothing in common with those of another. */
function otherWords(index) {
  return list(30, (at) => `word${index * 30 + at}`).join(' ')
}

function at(line, last = line) {
  return {
    path: PATH,
    line: last,
    ...(last > line ? { start_line: line } : {}),
    message: `A finding about ${line}.`,
  }
}

/** The rows of a new file. */
function file(lines, row = text) {
  return list(lines, (index) => `+${row(index)}\n`).join('')
}

function hunk(start, rows) {
  const lines = rows.split('\n').slice(0, -1)
  const [old, added] = ['-', '+'].map(
    (sign) => lines.filter((line) => line[0] === ' ' || line[0] === sign).length,
  )
  return `@@ -${old === 0 ? start - 1 : start},${old} +${start},${added} @@\n${rows}`
}

/** Hunks of three lines, ten lines apart. */
function hunks(count) {
  return list(count, (i) =>
    hunk(10 * i + 1, ` ${text(3 * i + 1)}\n-old\n+${text(3 * i + 2)}\n ${text(3 * i + 3)}\n`),
  ).join('')
}

function diffOf(patch) {
  const rows = patch.startsWith('@@') ? patch : hunk(1, patch)
  return `diff --git a/${PATH} b/${PATH}\nindex 1111111..2222222 100644\n--- a/${PATH}\n+++ b/${PATH}\n${rows}`
}

function tool(line, replacement, lines = 0) {
  return {
    origin: { file: 'f', index: line },
    kind: 'tool',
    path: PATH,
    line,
    severity: 'warning',
    message: `A finding about ${line}.`,
    fix: {
      unit: 'utf-16',
      changes: [{ startLine: line, startColumn: 1, endLine: line + lines, endColumn: 1, text: replacement }],
    },
  }
}

function plan(patch, findings, options = {}) {
  const diff = diffOf(patch)
  return () => planReview({ diff, findings, options })
}

function onGitLab(patch, findings) {
  const text = diffOf(patch)
  return () => {
    const diff = parseDiff(text)
    const { review } = planReview({ diff, findings, options: EVERYTHING, limits: GITLAB_LIMITS })
    return formatGitLabReview(review, diff, REFS)
  }
}

function previewOf(patch, findings) {
  const diff = parseDiff(diffOf(patch))
  const plan = planReview({ diff, findings, options: EVERYTHING })
  return () => renderPreview({ plan, diff, subject: 'bench', status: 'nothing was posted' })
}

function patchOf(rows, groups, oldLines, newLines) {
  const diff = diffOf(rows)
  const patch = `diff --git a/${PATH} b/${PATH}\n--- a/${PATH}\n+++ b/${PATH}\n@@ -1,${oldLines} +1,${newLines} @@\n${groups.join('')}`
  return async () => {
    const { findings } = await readFindings({ file: 'fix.patch', text: patch }, 'patch')
    return planReview({ diff, findings, options: EVERYTHING })
  }
}

function again(count, message) {
  const diff = diffOf(file(10))
  const findings = (run) => list(count, (i) => ({ ...at(3), source: 'm', message: message(i, run) }))
  const first = planReview({ diff, findings: findings('before'), options: EVERYTHING })
  const comments = first.review.comments.map(({ body }) => ({
    fingerprint: /fingerprint=(\w+)/.exec(body)[1],
    path: PATH,
    body,
    anchored: text(2),
    open: true,
  }))
  const posted = { comments, listed: [], groups: [], rests: [] }
  return () => planReview({ diff, findings: findings('now'), options: EVERYTHING, posted })
}

function fixes(line, suggestions) {
  const diff = diffOf(`+first\n+${line}\n`)
  const location = { path: PATH, range: { start: { line: 2, column: 1 } } }
  const diagnostics = [{ message: 'm', location, suggestions }]
  const input = JSON.stringify({ source: { name: 'ruff' }, diagnostics })
  return async () => {
    const { findings } = await readFindings({ file: 'ruff.json', text: input }, 'rdjson')
    return planReview({ diff, findings })
  }
}

function eslint(lines, messages) {
  const source = list(lines, text).join('\n')
  const diff = diffOf(file(lines))
  const input = JSON.stringify([{ filePath: PATH, messages, source, errorCount: 0 }])
  return async () => {
    const { findings } = await readFindings({ file: 'eslint.json', text: input }, 'eslint')
    return planReview({ diff, findings, options: EVERYTHING })
  }
}

function find(text) {
  const finds = secretFinder('ghs_16C7e42F292c6912E7710c838347Ae178B4a')
  return () => finds(text)
}
