import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { badEntryText, type Finding } from '../../../src/core/finding/finding.ts'
import { looksLikeSarif } from '../../../src/core/intake/looks-like-sarif.ts'
import { intakeFailure } from '../../helpers/intake-failure.ts'
import { runs } from '../../helpers/runs.ts'
import { at, type Json, log, read, readOne, result } from '../../helpers/sarif-log.ts'

const failure = (text: string) => intakeFailure(read(text))

test('a finding of a tool, exact, with all its fields', async () => {
  const driver = {
    name: 'lint',
    rules: [
      {
        id: 'no-var',
        shortDescription: { text: 'Require let.' },
        helpUri: 'https://example.org/no-var',
        properties: { category: 'style' },
      },
    ],
  }
  const region = { startLine: 3, startColumn: 2, endLine: 4, endColumn: 9 }
  const entry = { ruleId: 'no-var', ruleIndex: 0, level: 'error', locations: [at('src/a.ts', region)] }
  expect(await readOne(result(entry), { tool: { driver } })).toEqual({
    origin: { file: 'f', index: 0 },
    kind: 'tool',
    path: 'src/a.ts',
    startLine: 3,
    line: 4,
    column: 2,
    severity: 'error',
    title: 'Require let.',
    message: 'Said.',
    rule: 'no-var',
    category: 'style',
    url: 'https://example.org/no-var',
    source: 'lint',
  })
})

test('results of several runs are numbered consecutively, each with its own tool', async () => {
  const run = (name: string, count: number) => ({
    tool: { driver: { name } },
    results: Array.from({ length: count }, () => result()),
  })
  const text = JSON.stringify({ version: '2.1.0', runs: [run('one', 2), run('two', 0), run('three', 1)] })
  const { findings } = await read(text)
  expect(findings.map(({ source, origin }) => [source, origin.index])).toEqual([
    ['one', 0],
    ['one', 1],
    ['three', 2],
  ])
})

describe('severity', () => {
  const rule = (more: Json) => ({ tool: { driver: { rules: [{ id: 'r', ...more }] } } })
  test.for<[rule: string, entry: Json, run: Json, severity: string]>([
    ['error', { level: 'error' }, {}, 'error'],
    ['warning', { level: 'warning' }, {}, 'warning'],
    ['note', { level: 'note' }, {}, 'info'],
    ['none', { level: 'none' }, {}, 'info'],
    ['absent', {}, {}, 'warning'],
    ['null', { level: null }, {}, 'warning'],
    ['of the rule', {}, rule({ defaultConfiguration: { level: 'error' } }), 'error'],
    [
      'of the result before the rule',
      { level: 'note' },
      rule({ defaultConfiguration: { level: 'error' } }),
      'info',
    ],
    [
      'a score of the rule where there is no level',
      {},
      rule({ properties: { 'security-severity': '7.5' } }),
      'error',
    ],
    ['a medium score', {}, rule({ properties: { 'security-severity': 5 } }), 'warning'],
    ['a low score', { properties: { 'security-severity': '1.0' } }, {}, 'info'],
    ['a score that is none', {}, rule({ properties: { 'security-severity': 'high' } }), 'warning'],
    [
      'a level before a score',
      {},
      rule({ defaultConfiguration: { level: 'note' }, properties: { 'security-severity': '9.8' } }),
      'info',
    ],
    ['informational', { kind: 'informational' }, {}, 'info'],
    ['for review', { kind: 'review' }, rule({ defaultConfiguration: { level: 'error' } }), 'info'],
    ['open', { kind: 'open' }, {}, 'info'],
    ['fail', { kind: 'fail' }, rule({ defaultConfiguration: { level: 'error' } }), 'error'],
  ])('%s', async ([, entry, run, severity]) => {
    expect((await readOne(result({ ruleId: 'r', ...entry }), run)).severity).toBe(severity)
  })

  test('an unknown level is a warning, and noted', async () => {
    const { findings, notes } = await read(log([result({ level: 'fatal' })]))
    expect(findings.map(({ severity }) => severity)).toEqual(['warning'])
    expect(notes).toEqual(['f: finding 0: level "fatal" is not known and is treated as warning'])
  })
})

describe('results that are not findings are counted', () => {
  test.for<[rule: string, entry: Json, note: string | undefined]>([
    ['suppressed', { suppressions: [{ kind: 'inSource' }] }, 'f: 1 suppressed result is not a finding'],
    [
      'accepted',
      { suppressions: [{ kind: 'external', status: 'accepted' }] },
      'f: 1 suppressed result is not a finding',
    ],
    ['under review', { suppressions: [{ kind: 'external', status: 'underReview' }] }, undefined],
    [
      'rejected',
      { suppressions: [{ kind: 'inSource' }, { kind: 'external', status: 'rejected' }] },
      undefined,
    ],
    ['no suppressions', { suppressions: [] }, undefined],
    ['null', { suppressions: null }, undefined],
    ['an invalid suppression', { suppressions: ['inSource'] }, undefined],
    ['passed', { kind: 'pass' }, 'f: 1 result without a problem is not a finding'],
    ['not applicable', { kind: 'notApplicable' }, 'f: 1 result without a problem is not a finding'],
    ['passed, with the level of a problem', { kind: 'pass', level: 'error' }, undefined],
    ['gone', { baselineState: 'absent' }, 'f: 1 result of an earlier run is gone'],
    ['unchanged', { baselineState: 'unchanged' }, undefined],
  ])('%s', async ([, entry, note]) => {
    const { findings, bad, notes } = await read(log([result(entry)]))
    expect([findings.length, bad, notes]).toEqual(note === undefined ? [1, [], []] : [0, [], [note]])
  })

  test('together, and the others keep their numbers', async () => {
    const off = { suppressions: [{ kind: 'inSource' }] }
    const { findings, notes } = await read(log([result(off), result(), result(off)]))
    expect(findings.map(({ origin }) => origin.index)).toEqual([1])
    expect(notes).toEqual(['f: 2 suppressed results are not findings'])
  })
})

describe('rules', () => {
  const rule = (id: string, helpUri: string, more: Json = {}) => ({
    id,
    helpUri: `https://${helpUri}/`,
    ...more,
  })
  const tool = {
    driver: { name: 'lint', guid: 'D', rules: [rule('a', 'first'), rule('b', 'second')] },
    extensions: [
      { name: 'x', guid: 'X', rules: [rule('c', 'third'), rule('a', 'fourth')] },
      { name: 'y', rules: [rule('d', 'fifth')] },
    ],
  }
  test.for<[rule: string, entry: Json, id: string | undefined, url: string | undefined]>([
    ['by id', { ruleId: 'b' }, 'b', 'second'],
    ['by index', { ruleIndex: 1 }, 'b', 'second'],
    ['by id and index', { ruleId: 'b', ruleIndex: 1 }, 'b', 'second'],
    ['an index that points to another rule is not believed', { ruleId: 'b', ruleIndex: 0 }, 'b', 'second'],
    ['an index out of range', { ruleId: 'a', ruleIndex: 7 }, 'a', 'first'],
    ['an invalid index', { ruleId: 'a', ruleIndex: '0' }, 'a', 'first'],
    ['by reference', { rule: { id: 'b' } }, 'b', 'second'],
    ['by reference and index', { rule: { index: 1 } }, 'b', 'second'],
    [
      'in an extension by index',
      { ruleId: 'a', rule: { index: 1, toolComponent: { index: 0 } } },
      'a',
      'fourth',
    ],
    ['in an extension by guid', { ruleId: 'a', rule: { toolComponent: { guid: 'X' } } }, 'a', 'fourth'],
    ['in an extension by ruleIndex', { ruleIndex: 0, rule: { toolComponent: { index: 1 } } }, 'd', 'fifth'],
    ['in an extension that is not named', { ruleId: 'd' }, 'd', 'fifth'],
    ['an extension that is not there', { ruleId: 'a', rule: { toolComponent: { index: 9 } } }, 'a', 'first'],
    ['a case of a rule', { ruleId: 'b/md5' }, 'b/md5', 'second'],
    ['a case of a rule by index', { ruleId: 'b/md5', ruleIndex: 1 }, 'b/md5', 'second'],
    ['an unknown rule', { ruleId: 'z' }, 'z', undefined],
    ['none', {}, undefined, undefined],
    ['a name of every object', { ruleId: 'constructor' }, 'constructor', undefined],
  ])('%s', async ([, entry, id, url]) => {
    const finding = await readOne(result(entry), { tool })
    expect([finding.rule, finding.url]).toEqual([id, url && `https://${url}/`])
  })

  test.for<[rule: string, about: Json, title: string | undefined]>([
    ['the short description', { shortDescription: { text: 'Use\n  let.' } }, 'Use let.'],
    ['the name', { name: 'UseLet' }, 'UseLet'],
    ['what the message says already', { shortDescription: { text: 'Said' } }, undefined],
    ['the id again', { shortDescription: { text: 'Finding: R1' } }, undefined],
    ['a part of the id', { name: 'r1' }, undefined],
    [
      'a template of messages',
      { shortDescription: { text: '`{name}` is unused' }, name: 'unused' },
      'unused',
    ],
    ['a whole page', { shortDescription: { text: 'x'.repeat(300) } }, undefined],
    ['nothing', {}, undefined],
  ])('title: %s', async ([, about, title]) => {
    const driver = { name: 'lint', rules: [{ id: 'r1', ...about }] }
    expect((await readOne(result({ ruleId: 'r1' }), { tool: { driver } })).title).toBe(title)
  })

  test.for(['Please see details in message', 'javascript:alert(1)', 'ftp://example.org', 7, null])(
    'a help URI that is not a web page is left out: %s',
    async (helpUri) => {
      const driver = { name: 'lint', rules: [{ id: 'r', helpUri }] }
      expect((await readOne(result({ ruleId: 'r' }), { tool: { driver } })).url).toBeUndefined()
    },
  )
})

describe('paths', () => {
  const bases = {
    '%SRCROOT%': { uri: 'file:///home/ci/shop/' },
    PWD: { uri: 'file:///home/ci/shop/build' },
    LIB: { uri: 'lib/', uriBaseId: '%SRCROOT%' },
    HIDDEN: { description: { text: 'The root.' } },
    SRC: { uri: 'src', uriBaseId: 'HIDDEN' },
    LOOP: { uri: 'x/', uriBaseId: 'LOOP' },
  }
  test.for<[rule: string, artifact: Json, path: string, root?: string]>([
    ['as it is', { uri: 'src/a.ts' }, 'src/a.ts'],
    ['percent-encoded', { uri: 'src/a%20b/%C3%A4%23.ts' }, 'src/a b/ä#.ts'],
    ['not encoded, though it should be', { uri: 'src/100%/a b#1.ts' }, 'src/100%/a b#1.ts'],
    ['a file URI', { uri: 'file:///home/ci/shop/a%20b.ts' }, '/home/ci/shop/a b.ts'],
    ['a file URI of Windows', { uri: 'file:///C:/shop/a.ts' }, 'C:/shop/a.ts'],
    ['a file URI with a host', { uri: 'file://localhost/shop/a.ts' }, '/shop/a.ts'],
    ['a file URI on a share', { uri: 'file://build/shop/a.ts' }, '/shop/a.ts'.replace('/', 'build/')],
    ['a file URI without slashes', { uri: 'file:/shop/a.ts' }, '/shop/a.ts'],
    ['a path of Windows', { uri: 'C:\\shop\\a.ts' }, 'C:\\shop\\a.ts'],
    ['an absolute path', { uri: '/home/ci/shop/a.ts' }, '/home/ci/shop/a.ts'],
    ['dots are the tool’s own', { uri: '../src/a.ts' }, '../src/a.ts'],
    ['something else than a file', { uri: 'https://example.org/a%20b.ts' }, 'https://example.org/a%20b.ts'],
    ['below the root', { uri: 'a.ts', uriBaseId: '%SRCROOT%' }, 'a.ts', '/home/ci/shop/'],
    ['below a directory of the root', { uri: 'a.ts', uriBaseId: 'LIB' }, 'lib/a.ts', '/home/ci/shop/'],
    ['below a directory that is not the root', { uri: 'a.ts', uriBaseId: 'PWD' }, '/home/ci/shop/build/a.ts'],
    ['below an id without an address', { uri: 'a.ts', uriBaseId: 'HIDDEN' }, 'a.ts'],
    ['below a directory of one without an address', { uri: 'a.ts', uriBaseId: 'SRC' }, 'src/a.ts'],
    ['below an undefined id', { uri: 'a.ts', uriBaseId: 'ROOTPATH' }, 'a.ts'],
    ['below an id of every object', { uri: 'a.ts', uriBaseId: '__proto__' }, 'a.ts'],
    ['below an id that goes in circles', { uri: 'a.ts', uriBaseId: 'LOOP' }, 'a.ts'],
    ['a base means nothing to a full address', { uri: 'file:///x/a.ts', uriBaseId: 'LIB' }, '/x/a.ts'],
    ['by its number', { index: 1 }, 'lib/b.ts', '/home/ci/shop/'],
    ['by its number in an archive', { index: 2 }, 'dist.zip!/src/a.ts'],
    ['about no file', {}, ''],
    ['about no file, said by a number', { index: -1 }, ''],
    ['about no file, said by an empty text', { uri: '' }, ''],
  ])('%s', async ([, artifactLocation, path, root]) => {
    const finding = await readOne(result({ locations: [{ physicalLocation: { artifactLocation } }] }), {
      originalUriBaseIds: bases,
      artifacts: [
        { location: { uri: 'dist.zip' } },
        { location: { uri: 'b.ts', uriBaseId: 'LIB' } },
        { location: { uri: 'src/a.ts' }, parentIndex: 0 },
      ],
    })
    expect([finding.path, finding.root]).toEqual([path, root])
  })
})

describe('positions', () => {
  type Lines = Pick<Finding, 'line' | 'startLine'>
  test.for<[rule: string, region: Json | undefined, lines: Lines]>([
    ['a line', { startLine: 3 }, { line: 3 }],
    ['a part of a line', { startLine: 3, startColumn: 2, endColumn: 5 }, { line: 3 }],
    ['lines', { startLine: 3, endLine: 5 }, { startLine: 3, line: 5 }],
    ['up to the beginning of a line', { startLine: 3, endLine: 5, endColumn: 1 }, { startLine: 3, line: 4 }],
    ['a line with its newline', { startLine: 3, endLine: 4, endColumn: 1 }, { line: 3 }],
    ['an insertion point', { startLine: 3, startColumn: 1, endLine: 3, endColumn: 1 }, { line: 3 }],
    ['a column that cannot be', { startLine: 3, startColumn: 0 }, { line: 3 }],
    ['characters only: the whole file', { charOffset: 40, charLength: 2 }, {}],
    ['bytes only: the whole file', { byteOffset: 0 }, {}],
    ['lines and characters', { startLine: 3, charOffset: 40 }, { line: 3 }],
    ['no region', undefined, {}],
    ['null', { startLine: null, endLine: null }, {}],
  ])('%s', async ([, region, lines]) => {
    const { line, startLine } = await readOne(result({ locations: [at('a.ts', region)] }))
    expect({ line, startLine }).toEqual({ line: undefined, startLine: undefined, ...lines })
  })

  test('Trivy writes column 1 for unknown', async () => {
    const region = { startLine: 3, startColumn: 1, endLine: 5, endColumn: 1 }
    const finding = await readOne(result({ locations: [at('a.ts', region)] }), {
      tool: { driver: { name: 'Trivy' } },
    })
    expect([finding.startLine, finding.line]).toEqual([3, 5])
  })

  test('the first location with a file counts; the others are named', async () => {
    const finding = await readOne(
      result({
        locations: [
          { logicalLocations: [{ fullyQualifiedName: 'shop::total' }] },
          at('a.ts', { startLine: 3 }),
          at('b.ts', { startLine: 4, endLine: 6 }, { message: { text: 'The *other*\nhalf.' } }),
          at('a.ts', { startLine: 3, startColumn: 9 }),
          at('c.ts'),
        ],
      }),
    )
    expect([finding.path, finding.line, finding.message]).toEqual([
      'a.ts',
      3,
      'Said.\n\nAlso here:\n\n- `shop::total`\n- `b.ts` lines 4 to 6: The \\*other\\* half.\n- `c.ts`',
    ])
  })

  test('without a location, the analysed file', async () => {
    const finding = await readOne(result({ locations: [], analysisTarget: { uri: 'a.ts' } }))
    expect([finding.path, finding.line]).toEqual(['a.ts', undefined])
  })

  test('without a file, the construct is named', async () => {
    const finding = await readOne(result({ locations: [{ logicalLocations: [{ index: 0 }] }] }), {
      logicalLocations: [{ name: 'main' }],
    })
    expect([finding.path, finding.message]).toEqual(['', 'Said.\n\nIn `main`.'])
  })
})

describe('bad entries name their field, their value and what is valid', () => {
  const region = (value: Json) => ({ locations: [at('b.ts', value)] })
  const artifact = (artifactLocation: Json) => ({ locations: [{ physicalLocation: { artifactLocation } }] })
  const REGION = 'runs[0].results[1].locations[0].physicalLocation.region'
  const ARTIFACT = 'runs[0].results[1].locations[0].physicalLocation.artifactLocation'
  test.for<[rule: string, entry: unknown, text: string]>([
    ['no object', 7, '"runs[0].results[1]" is 7; a result is an object with "message" and "locations"'],
    ['null', null, '"runs[0].results[1]" is null; a result is an object with "message" and "locations"'],
    [
      'no message',
      { locations: [] },
      '"runs[0].results[1].message" is empty; a result needs a "text", or an "id" among the messages of its rule',
    ],
    [
      'an unknown message',
      result({ message: { id: 'x' } }),
      '"runs[0].results[1].message" is empty; a result needs a "text", or an "id" among the messages of its rule',
    ],
    [
      'a message that is a text',
      result({ message: 'Said.' }),
      '"runs[0].results[1].message" is "Said."; a message is an object with "text" or "id"',
    ],
    [
      'an invalid text',
      result({ message: { text: 7 } }),
      '"runs[0].results[1].message.text" is 7; a text is expected',
    ],
    [
      'line 0',
      result(region({ startLine: 0 })),
      `"${REGION}.startLine" is 0; a line is a whole number from 1 up`,
    ],
    [
      'half a line',
      result(region({ startLine: 1.5 })),
      `"${REGION}.startLine" is 1.5; a line is a whole number from 1 up`,
    ],
    [
      'a line as a text',
      result(region({ startLine: '3' })),
      `"${REGION}.startLine" is "3"; a line is a whole number from 1 up`,
    ],
    [
      'an end before',
      result(region({ startLine: 3, endLine: 2 })),
      `"${REGION}.endLine" is 2; the region begins at line 3`,
    ],
    [
      'an invalid end',
      result(region({ startLine: 3, endLine: -1 })),
      `"${REGION}.endLine" is -1; a line is a whole number from 1 up`,
    ],
    [
      'an invalid URI',
      result(artifact({ uri: ['a'] })),
      `"${ARTIFACT}.uri" is a list; a URI such as "src/cart.ts" is expected`,
    ],
    [
      'an artifact that is not there',
      result(artifact({ index: 4 })),
      `"${ARTIFACT}.index" is 4; the run has 0 artifacts, numbered from 0`,
    ],
    [
      'a path without end',
      result(artifact({ uri: 'x'.repeat(5000) })),
      `"${ARTIFACT}.uri" is "${'x'.repeat(60)}…"; at most 4096 characters are read`,
    ],
  ])('%s', async ([, entry, text]) => {
    const { findings, bad } = await read(log([result(), entry, result()]))
    expect(findings.map(({ origin }) => origin.index)).toEqual([0, 2])
    expect(bad.map(badEntryText)).toEqual([`f: finding 1: ${text}`])
  })

  test('the description of the rule replaces a missing message', async () => {
    const driver = { name: 'lint', rules: [{ id: 'r', shortDescription: { text: 'Use let.' } }] }
    const finding = await readOne({ ruleId: 'r', locations: [at('a.ts')] }, { tool: { driver } })
    expect([finding.title, finding.message]).toEqual(['Use let.', undefined])
  })
})

describe('what is not SARIF 2.1.0', () => {
  const EXPECTED = 'a SARIF 2.1.0 log is expected'
  test.for<[rule: string, text: string, message: string]>([
    ['no JSON', '<sarif/>', `f: not JSON: Unexpected token '<' at line 1, column 1; ${EXPECTED}`],
    [
      'cut off',
      '{"version": "2.1.0", "runs": [',
      `f: not JSON: It ends too early at line 1, column 31; ${EXPECTED}`,
    ],
    ['a list', '[]', `f: the document is a list; ${EXPECTED}`],
    ['null', 'null', `f: the document is null; ${EXPECTED}`],
    ['other JSON', '{"findings": []}', 'f: "version" is missing; only SARIF 2.1.0 is read'],
    [
      'an older version',
      '{"version": "2.0.0", "runs": []}',
      'f: "version" is "2.0.0"; only SARIF 2.1.0 is read',
    ],
    [
      'a newer version',
      '{"version": "2.2.0", "runs": []}',
      'f: "version" is "2.2.0"; only SARIF 2.1.0 is read',
    ],
    [
      'a version that is a number',
      '{"version": 2.1, "runs": []}',
      'f: "version" is 2.1; only SARIF 2.1.0 is read',
    ],
    ['no runs', '{"version": "2.1.0"}', 'f: "runs" is missing; a SARIF log has a list of runs'],
    [
      'runs that are no list',
      '{"version": "2.1.0", "runs": {}}',
      'f: "runs" is an object; a SARIF log has a list of runs',
    ],
    ['an invalid run', '{"version": "2.1.0", "runs": [{}, 7]}', 'f: "runs[1]" is 7; a run is an object'],
    [
      'results that are no list',
      '{"version": "2.1.0", "runs": [{"results": {}}]}',
      'f: "runs[0].results" is an object; a list of results is expected',
    ],
  ])('%s', async ([, text, message]) => {
    expect(await failure(text)).toBe(message)
  })

  test.for(['{"version": "2.1.0", "runs": []}', '{"version": "2.1.0", "runs": [{"results": null}]}'])(
    'nothing to report is not an error: %s',
    async (text) => {
      expect(await read(text)).toEqual({ findings: [], bad: [], notes: [] })
    },
  )
})

test.for<[text: string, looks: boolean]>([
  [log([]), true],
  ['{"version": "2.0.0", "runs": []}', true],
  ['{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "runs": []}', true],
  ['{"version": "0.51.0", "runs": [{"tool": {"driver": {"name": "ast-grep"}}}]}', true],
  ['{"version": "1.0.0", "runs": [], "findings": []}', false],
  ['{"version": "2.1.0"}', false],
  ['{"runs": []}', false],
  ['{"version": 2, "runs": []}', false],
  ['[]', false],
  ['null', false],
])('looks like SARIF: %s', ([text, looks]) => {
  expect(looksLikeSarif(JSON.parse(text))).toBe(looks)
})

describe('what a tool reports about its run', () => {
  const invocations = (...toolExecutionNotifications: Json[]) => ({
    invocations: [{ toolExecutionNotifications }],
  })
  const parsing = { level: 'error', message: { text: 'Parsing error.' }, descriptor: { id: 'E1' } }

  test('an error in a file is a finding: ESLint reports files it cannot parse only there', async () => {
    const { findings } = await read(
      log([result()], invocations({ ...parsing, locations: [at('b.ts', { startLine: 2 })] })),
    )
    expect(findings[1]).toMatchObject({
      origin: { index: 1 },
      path: 'b.ts',
      line: 2,
      severity: 'error',
      rule: 'E1',
      message: 'Parsing error.',
    })
  })

  test.for<[rule: string, notification: Json, findings: number, notes: string[]]>([
    ['an error in a whole file', { ...parsing, locations: [at('b.ts')] }, 1, []],
    [
      'a warning in a line',
      { ...parsing, level: 'warning', locations: [at('b.ts', { startLine: 2 })] },
      1,
      [],
    ],
    [
      'a warning in a whole file',
      { ...parsing, level: 'warning', locations: [at('b.ts')] },
      0,
      ['f: lint reports: Parsing error.'],
    ],
    ['an error without a file', parsing, 0, ['f: lint reports: Parsing error.']],
    [
      'a place that cannot be',
      { ...parsing, locations: [at('b.ts', { startLine: 0 })] },
      0,
      ['f: lint reports: Parsing error.'],
    ],
    ['on one line', { ...parsing, message: { text: 'a\n  b' } }, 0, ['f: lint reports: a b']],
    ['a note', { ...parsing, level: 'note', locations: [at('b.ts', { startLine: 2 })] }, 0, []],
    ['nothing', { level: 'error' }, 0, []],
  ])('%s', async ([, notification, count, said]) => {
    const { findings, bad, notes } = await read(log([], invocations(notification)))
    expect([findings.length, bad, notes]).toEqual([count, [], said])
  })

  test('a tool that failed may have missed findings', async () => {
    const { notes } = await read(log([], { invocations: [{ executionSuccessful: false }] }))
    expect(notes).toEqual(['f: lint reports that it did not finish; findings may be missing'])
  })

  test('truncated if there is much of it', async () => {
    const { notes } = await read(log([], invocations(...Array.from({ length: 14 }, () => parsing))))
    expect([notes.length, notes.at(-1)]).toEqual([11, 'f: lint reports 4 more notifications'])
  })

  test('results in other files are mentioned', async () => {
    const { notes } = await read(log([], { externalPropertyFileReferences: { results: [{}] } }))
    expect(notes).toEqual(['f: runs[0]: results in external property files are not read'])
  })
})

describe('hostile logs', () => {
  const DEEP = 100_000
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  test.for([
    'message',
    'locations',
    'relatedLocations',
    'fixes',
    'level',
    'ruleId',
    'rule',
    'suppressions',
    'properties',
  ])('%s nested deep', async (field) => {
    const text = (depth: number) => log([result({ [field]: '@' })]).replace('"@"', () => nested(depth))
    const { findings, bad } = await read(text(50))
    expect(findings.length + bad.length).toBe(1)
    expect(await failure(text(DEEP))).toContain('nested too deep')
  })

  test('names of every object are names', async () => {
    const text = `{"version": "2.1.0", "__proto__": {"runs": 1}, "runs": [{
      "tool": {"driver": {"name": "lint", "__proto__": {"rules": 7}, "rules": [{"id": "__proto__"}]}},
      "originalUriBaseIds": {"__proto__": {"uri": "file:///x/"}},
      "results": [{"ruleId": "__proto__", "message": {"id": "constructor", "text": "m", "__proto__": {"text": 7}},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a.ts", "uriBaseId": "toString"}}}]}]}]}`
    const { findings, bad } = await read(text)
    expect(bad).toEqual([])
    expect(findings).toMatchObject([{ path: 'a.ts', rule: '__proto__', message: 'm' }])
    expect({}).not.toHaveProperty('runs')
  })

  test('20,000 of everything', async () => {
    const MANY = 20_000
    const many = <T>(value: T) => Array.from({ length: MANY }, () => value)
    const related = at('b.ts', { startLine: 1 })
    const entries = [
      result({ relatedLocations: many(related) }),
      result({ locations: many(related) }),
      result({ suppressions: many({}) }),
      result({ fixes: many({}) }),
      result({ fixes: [{ artifactChanges: many({ artifactLocation: { uri: 'a.ts' } }) }] }),
      ...many(result({ ruleId: 'x', rule: { toolComponent: { guid: 'y' } } })),
    ]
    const { findings } = await read(
      log(entries, { tool: { driver: { rules: many({}) }, extensions: many({}) }, artifacts: many({}) }),
    )
    expect(findings).toHaveLength(MANY + 4)
    expect(findings[0]?.message).toContain('and 19970 more')
  })

  test('a small log does not become a huge one', async () => {
    const long = 'x'.repeat(100_000)
    const driver = {
      rules: [{ id: 'r', messageStrings: { m: { text: long }, f: { text: '{0}'.repeat(10_000) } } }],
    }
    const artifacts = [{ location: { uri: 'y'.repeat(4000) } }]
    const related = Array.from({ length: 30 }, () => ({
      physicalLocation: { artifactLocation: { index: 0 } },
    }))
    const entries = Array.from({ length: 500 }, (_, index) =>
      result({
        ruleId: 'r',
        message: index % 2 ? { id: 'm' } : { id: 'f', arguments: [index === 0 ? long : 'zz'] },
        relatedLocations: related,
      }),
    )
    const text = log(entries, { tool: { driver }, artifacts })
    const { findings } = await read(text)
    const length = findings.reduce((sum, { message = '' }) => sum + message.length, 0)
    expect(findings).toHaveLength(500)
    expect(length).toBeLessThan(6 * text.length + 10_000_000)
  })

  test.for([
    ['opening brackets', '['],
    ['link middles', ']('],
    ['links without an end', '[a]('],
    ['escaped brackets', '\\['],
    ['escaped middles', '\\]('],
    ['links', '[a](1)'],
    ['backticks and blanks', '` '],
    ['growing runs of backticks', '`'],
    ['placeholders', '{0}'],
    ['braces', '{'],
    ['blanks', ' \n'],
    ['underscores', '_'],
  ])('a megabyte of %s', async ([, piece = '']) => {
    const text =
      piece === '`'
        ? Array.from({ length: 1400 }, (_, n) => `${'`'.repeat(n)} `).join('')
        : piece.repeat(1_000_000 / piece.length)
    const message = { text: `m${text}`, arguments: ['x'] }
    const finding = await readOne(
      result({ message, relatedLocations: [at('b.ts', { startLine: 1 }, { id: 1 })] }),
    )
    expect(finding.message?.length).toBeGreaterThan(0)
  })
})

test('results in = findings + bad + passed over, whatever they hold', async () => {
  const field = fc.constantFrom(
    'message',
    'locations',
    'relatedLocations',
    'level',
    'kind',
    'ruleId',
    'ruleIndex',
    'rule',
    'suppressions',
    'fixes',
    'baselineState',
    'analysisTarget',
    '__proto__',
  )
  const value = fc.oneof(
    fc.constantFrom<unknown>(
      'none',
      'pass',
      0,
      -1,
      null,
      { text: 'm' },
      { id: 'x', arguments: ['y'] },
      [at('a.ts', { startLine: 1 })],
      [{ physicalLocation: { artifactLocation: { index: 3 }, region: { startLine: 'x' } } }],
      [{ artifactChanges: [{ artifactLocation: { uri: 'a.ts' }, replacements: [{ deletedRegion: {} }] }] }],
    ),
    fc.jsonValue({ maxDepth: 4 }),
  )
  const entry = fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(field, value) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry),
      fc.dictionary(fc.constantFrom('tool', 'artifacts'), value),
      async (entries, run) => {
        const { findings, bad, notes } = await read(log(entries, run))
        const passed = notes.reduce(
          (sum, note) => sum + Number(/^f: (\d+) (?:supp|result)/.exec(note)?.[1] ?? 0),
          0,
        )
        expect(findings.length + bad.length + passed).toBe(entries.length)
        for (const { kind, path, title, message } of findings) {
          expect([kind, typeof path, (title ?? message ?? '') !== '']).toEqual(['tool', 'string', true])
        }
      },
    ),
    { numRuns: runs(300) },
  )
})
