import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IntakeError, intake } from '../../../src/core/intake/intake.ts'
import { intakeFailure } from '../../helpers/intake-failure.ts'
import { runs } from '../../helpers/runs.ts'
import { entry, LISTS, TEXT_ENVELOPES, TEXTS, VALUE_ENVELOPES } from './model-samples.ts'

const read = (text: string) => intake({ file: 'f', text }, 'auto')

const failure = (text: string) => intakeFailure(read(text))

const second = { ...entry, path: 'src/b.ts', line: 3 }

describe('envelopes', () => {
  const cases = [
    ...TEXT_ENVELOPES.flatMap(([name, wrap]) =>
      TEXTS.map(([form, write]) => [`${name}: ${form}`, (value: unknown) => wrap(write(value))] as const),
    ),
    ...VALUE_ENVELOPES,
  ]
  test.for(cases)('%s', async ([, wrap]) => {
    for (const [, hold] of LISTS) {
      const { findings, bad } = await read(JSON.stringify(wrap(hold([entry, second]))))
      expect(bad).toEqual([])
      expect(findings).toMatchObject([entry, second])
    }
  })

  test.for(TEXT_ENVELOPES)('%s: no findings, in words', async ([, wrap]) => {
    if (wrap('') && 'response' in Object(wrap(''))) return
    const { findings, notes } = await read(JSON.stringify(wrap('I reviewed the change. No issues found.')))
    expect(findings).toEqual([])
    expect(notes).toContain('f: says that nothing was found')
  })

  test.for(TEXT_ENVELOPES)('%s: lines of text', async ([, wrap]) => {
    const { findings } = await read(JSON.stringify(wrap('src/a.ts:12: error: wrong\nsrc/b.ts:3-4: worse\n')))
    expect(findings).toMatchObject([
      { path: 'src/a.ts', line: 12, severity: 'error' },
      { path: 'src/b.ts', startLine: 3, line: 4 },
    ])
  })

  test('the lines of --output-format stream-json', async () => {
    const [, wrap] = TEXT_ENVELOPES[1] ?? []
    const messages = wrap?.(JSON.stringify({ findings: [entry] })) as unknown[]
    const lines = messages.map((message) => JSON.stringify(message))
    expect((await read(`${lines.join('\n')}\n`)).findings).toMatchObject([entry])
    expect(await failure(lines.slice(0, -1).join('\n'))).toBe(
      'f: the answer was cut off: after 3 messages there is no result; the agent did not finish',
    )
    expect(await failure(`${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 40)}`)).toContain(
      'at line 4, column',
    )
  })

  test('the events of codex exec --json', async () => {
    const events = [
      { type: 'thread.started', thread_id: 't' },
      { type: 'turn.started' },
      { type: 'item.completed', item: { id: 'i0', type: 'agent_message', text: 'I look.' } },
      { type: 'item.completed', item: { id: 'i1', type: 'agent_message', text: JSON.stringify([entry]) } },
      { type: 'turn.completed', usage: {} },
    ]
    const write = (list: readonly object[]) => list.map((event) => JSON.stringify(event)).join('\n')
    expect((await read(write(events))).findings).toMatchObject([entry])
    expect(await failure(write(events.slice(0, -1)))).toContain('the answer was cut off')
    expect(
      await failure(write([...events.slice(0, 2), { type: 'turn.failed', error: { message: 'quota' } }])),
    ).toBe('f: Codex ended with an error: "quota"')
  })

  test('what is said in the text and given to a tool is taken once', async () => {
    const text = JSON.stringify({ findings: [entry, second] })
    const content = [
      { type: 'text', text },
      { type: 'tool_use', name: 'report', input: { findings: [entry] } },
    ]
    const { findings } = await read(JSON.stringify({ type: 'message', content, stop_reason: 'tool_use' }))
    expect(findings).toMatchObject([entry, second])
  })

  test('any findings in any form are the same findings', async () => {
    const finding = fc.record({
      path: fc.constantFrom('a.ts', 'b/c.ts'),
      message: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      line: fc.integer({ min: 1, max: 1e6 }),
    })
    // In prose, nobody can tell it from any other object.
    const known = TEXT_ENVELOPES.filter(([name]) => name !== 'a response of another program')
    const wraps = [
      ...known.flatMap(([, wrap]) =>
        TEXTS.map(
          ([, write]) =>
            (value: unknown) =>
              wrap(write(value)),
        ),
      ),
      ...VALUE_ENVELOPES.map(([, wrap]) => wrap),
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.array(finding, { minLength: 1 }),
        fc.constantFrom(...LISTS.map(([, hold]) => hold)),
        fc.constantFrom(...TEXTS.map(([, write]) => write)),
        fc.array(fc.constantFrom(...wraps), { maxLength: 2 }),
        async (list, hold, write, layers) => {
          const text = write(layers.reduce<unknown>((value, wrap) => wrap(value), hold(list)))
          const { findings, bad } = await read(text)
          expect(bad).toEqual([])
          expect(findings.map(({ path, message, line }) => ({ path, message, line }))).toEqual(list)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  test('cut off anywhere: an error, or the whole list', async () => {
    const wraps = [
      (value: unknown) => value,
      ...TEXT_ENVELOPES.flatMap(([, wrap]) =>
        TEXTS.map(
          ([, write]) =>
            (value: unknown) =>
              wrap(write(value)),
        ),
      ),
      ...VALUE_ENVELOPES.map(([, wrap]) => wrap),
    ]
    // The first key of an entry is not one that findings are known by.
    const list = [entry, second].map((each) => ({ id: 'x', ...each }))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...wraps),
        fc.constantFrom(...LISTS.map(([, hold]) => hold)),
        fc.constantFrom(...TEXTS.map(([, write]) => write)),
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        async (wrap, hold, write, share) => {
          const whole = write(wrap(hold(list)))
          const text = whole.slice(0, 1 + Math.floor(share * (whole.length - 1)))
          try {
            const { findings, bad } = await read(text)
            expect(findings.length + bad.length).toBe(list.length)
          } catch (error) {
            expect(error).toBeInstanceOf(IntakeError)
          }
        },
      ),
      { numRuns: runs(500) },
    )
  })
})

describe('an answer that is none says why', () => {
  const list = JSON.stringify([entry])
  test.for<[rule: string, answer: unknown, message: string]>([
    [
      'max_tokens',
      { type: 'message', content: [{ type: 'text', text: list }], stop_reason: 'max_tokens' },
      'f: the answer was cut off: stop_reason is "max_tokens"',
    ],
    [
      'a refusal of Claude',
      { type: 'message', content: [], stop_reason: 'refusal' },
      'f: the model refused to answer: stop_reason is "refusal"',
    ],
    [
      'length',
      { choices: [{ message: { content: list }, finish_reason: 'length' }] },
      'f: the answer was cut off: finish_reason is "length"',
    ],
    [
      'content_filter',
      { choices: [{ message: { content: list }, finish_reason: 'content_filter' }] },
      'f: the model refused to answer',
    ],
    [
      'a refusal of GPT',
      { choices: [{ message: { content: null, refusal: 'I cannot.' }, finish_reason: 'stop' }] },
      'f: the model refused to answer: "I cannot."',
    ],
    ['no choice', { choices: [] }, 'f: the API answered with no choice'],
    [
      'incomplete',
      {
        object: 'response',
        status: 'incomplete',
        incomplete_details: { reason: 'max_output_tokens' },
        output: [],
      },
      'f: the answer was cut off: incomplete_details.reason is "max_output_tokens"',
    ],
    [
      'failed',
      { object: 'response', status: 'failed', error: { message: 'down' }, output: [] },
      'f: the API answered with an error: "down"',
    ],
    [
      'in progress',
      { object: 'response', status: 'in_progress', output: [] },
      'f: the response is "in_progress"',
    ],
    [
      'a refusal in a response',
      {
        object: 'response',
        status: 'completed',
        output: [{ content: [{ type: 'refusal', refusal: 'No.' }] }],
      },
      'f: the model refused to answer: "No."',
    ],
    [
      'MAX_TOKENS',
      { candidates: [{ content: { parts: [{ text: list }] }, finishReason: 'MAX_TOKENS' }] },
      'f: the answer was cut off: finishReason is "MAX_TOKENS"',
    ],
    [
      'blocked',
      { candidates: [], promptFeedback: { blockReason: 'SAFETY' } },
      'f: the API gave no answer: "SAFETY"',
    ],
    [
      'an error of Anthropic',
      { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } },
      'f: the API answered with an error: "Overloaded"',
    ],
    [
      'an error of OpenAI',
      { error: { message: 'Rate limit', type: 'requests', code: null } },
      'f: the API answered with an error: "Rate limit"',
    ],
    [
      'is_error',
      { type: 'result', subtype: 'success', is_error: true, result: 'Credit balance is too low' },
      'f: Claude Code ended with an error: "Credit balance is too low"',
    ],
    [
      'too many turns',
      { type: 'result', subtype: 'error_max_turns', is_error: false },
      'f: Claude Code ended with an error ("error_max_turns")',
    ],
    [
      'too many turns, with an empty result',
      { type: 'result', subtype: 'error_max_turns', is_error: true, result: '', errors: ['3 turns'] },
      'f: Claude Code ended with an error ("error_max_turns"): "3 turns"',
    ],
    [
      'prose without findings',
      { type: 'result', subtype: 'success', result: 'I could not read the diff.' },
      'f: in result: there are no findings in "I could not read the diff."',
    ],
    ['nothing', { type: 'message', content: [], stop_reason: 'end_turn' }, 'f: the answer is empty'],
    [
      'cut off inside',
      { type: 'result', subtype: 'success', result: list.slice(0, -9) },
      'f: in result: not JSON: It ends too early at line 1, column',
    ],
  ])('%s', async ([, answer, message]) => {
    expect(await failure(JSON.stringify(answer))).toContain(message)
  })

  test('a finding whose type is error is a finding', async () => {
    const { findings } = await read(
      '{"path": "a.ts", "type": "error", "message": "m", "error": {"message": "x"}}',
    )
    expect(findings).toMatchObject([{ severity: 'error' }])
  })
})

describe('the entries of others', () => {
  /** https://github.com/openai/codex/blob/main/codex-rs/core/review_prompt.md */
  test('Codex', async () => {
    const { findings, summaries, notes } = await read(
      JSON.stringify({
        findings: [
          {
            title: '[P1] Check the length',
            body: 'It throws.',
            confidence_score: 0.8,
            priority: 1,
            code_location: { absolute_file_path: '/w/src/a.ts', line_range: { start: 4, end: 6 } },
          },
        ],
        overall_correctness: 'patch is incorrect',
        overall_explanation: 'One bug.',
        overall_confidence_score: 0.9,
      }),
    )
    expect(findings).toMatchObject([
      {
        path: '/w/src/a.ts',
        startLine: 4,
        line: 6,
        severity: 'error',
        confidence: 0.8,
        message: 'It throws.',
      },
    ])
    expect(summaries).toEqual(['One bug.', 'patch is incorrect'])
    expect(notes).toContain('f: not read beside the findings: "overall_confidence_score"')
  })

  /** https://github.com/qodo-ai/pr-agent/blob/main/pr_agent/settings/code_suggestions/pr_code_suggestions_prompts.toml */
  const suggestions = `code_suggestions:
- relevant_file: |
    src/cart.ts
  language: |
    typescript
  existing_code: |
      for (let i = 0; i <= n; i++) {
  suggestion_content: |
    The loop runs once too often: "i" is n.
  improved_code: |
      for (let i = 0; i < n; i++) {
  one_sentence_summary: |
    Fix the bound
  label: |
    possible bug
- relevant_file: src/b.ts
  existing_code: x
  improved_code: y
  suggestion_content: z
  relevant_lines_start: 3
  relevant_lines_end: 4
`
  test.for<[rule: string, text: string]>([
    ['alone', suggestions],
    ['in a fence', `\`\`\`yaml\n${suggestions}\`\`\`\n`],
    ['in a fence, with prose', `Sure.\n\n\`\`\`yaml\n${suggestions}\`\`\`\nBye.\n`],
    ['below prose', `Here you are\n\n${suggestions}`],
    [
      'in an envelope',
      JSON.stringify({ choices: [{ message: { content: suggestions }, finish_reason: 'stop' }] }),
    ],
  ])('pr-agent, YAML %s', async ([, text]) => {
    const { findings, bad } = await read(text)
    expect(bad).toEqual([])
    expect(findings).toMatchObject([
      {
        path: 'src/cart.ts',
        title: 'Fix the bound',
        message: 'The loop runs once too often: "i" is n.\n',
        original: 'for (let i = 0; i <= n; i++) {\n',
        suggestion: 'for (let i = 0; i < n; i++) {\n',
        category: 'possible bug',
      },
      { path: 'src/b.ts', startLine: 3, line: 4, suggestion: 'y' },
    ])
  })

  test('pr-agent, a review', async () => {
    const { findings } = await read(
      '```yaml\nreview:\n  score: 90\n  key_issues_to_review:\n    - relevant_file: |\n        a.ts\n      issue_header: |\n        Bug\n      issue_content: |\n        Wrong.\n      start_line: 3\n      end_line: 4\n  security_concerns: |\n    No\n```\n',
    )
    expect(findings).toMatchObject([
      { path: 'a.ts', title: 'Bug', message: 'Wrong.\n', startLine: 3, line: 4 },
    ])
  })

  test('YAML in a fence that is not closed was cut off', async () => {
    expect(await failure(`\`\`\`yaml\n${suggestions}`)).toBe(
      'f: the answer was cut off: the code fence around its YAML is not closed',
    )
  })

  /** https://github.github.com/gh-aw/reference/safe-outputs/ */
  const outputs = [
    {
      type: 'create_pull_request_review_comment',
      path: 'a.ts',
      line: 3,
      start_line: 2,
      side: 'RIGHT',
      body: 'm',
    },
    { type: 'missing_tool', tool: 'x', reason: 'y' },
    { type: 'submit_pull_request_review', body: 'Two things.', event: 'COMMENT' },
    { type: 'create-pull-request-review-comment', path: 'b.ts', line: '9', body: 'n' },
  ]
  test.for([
    ['lines', outputs.map((item) => JSON.stringify(item)).join('\n')],
    ['items', JSON.stringify({ items: outputs, errors: [] })],
  ])('gh-aw, %s', async ([, text = '']) => {
    const { findings, bad, summaries, notes } = await read(text)
    expect(bad).toEqual([])
    expect(findings).toMatchObject([
      { path: 'a.ts', startLine: 2, line: 3, message: 'm' },
      { path: 'b.ts', line: 9, message: 'n' },
    ])
    expect(findings.map(({ extra }) => extra)).toEqual([undefined, undefined])
    expect(summaries).toEqual(['Two things.'])
    expect(notes).toContain(
      'f: not read beside the findings: "missing_tool (1 time)", "submit_pull_request_review.event (1 time)"',
    )
  })

  /** https://github.com/anthropics/claude-code-security-review/blob/main/claudecode/prompts.py */
  test('claude-code-security-review', async () => {
    const { findings, notes } = await read(
      JSON.stringify({
        findings: [
          {
            file: 'a.py',
            line: 42,
            severity: 'HIGH',
            category: 'sql_injection',
            description: 'Raw SQL.',
            exploit_scenario: 'A quote.',
            recommendation: 'Bind it.',
            confidence: 0.95,
            cvss: 7,
          },
          { file: 'a.py', description: 'Again.', cvss: 8, tags: [] },
        ],
        analysis_summary: { files_reviewed: 8 },
      }),
    )
    expect(findings).toMatchObject([
      {
        path: 'a.py',
        line: 42,
        severity: 'error',
        category: 'sql_injection',
        confidence: 0.95,
        extra: [
          { name: 'exploit_scenario', text: 'A quote.' },
          { name: 'recommendation', text: 'Bind it.' },
        ],
      },
      { message: 'Again.' },
    ])
    expect(notes).toContain(
      'f: fields that are not known and not text are left out: "cvss" (2 times), "tags" (1 time)',
    )
  })
})

describe('hostile answers', () => {
  test('envelopes in envelopes are opened to a bounded depth', async () => {
    const nest = (depth: number) => {
      let value: unknown = [entry]
      for (let at = 0; at < depth; at++) value = { response: value }
      return JSON.stringify(value)
    }
    expect((await read(nest(8))).findings).toMatchObject([entry])
    expect(await failure(nest(20))).toContain('nested in more than 8 envelopes')
  })

  test('texts in texts, each escaped once more', async () => {
    let text = JSON.stringify([entry])
    for (let at = 0; at < 3; at++) text = JSON.stringify({ result: text })
    expect((await read(text)).findings).toMatchObject([entry])
  })

  test.for(['__proto__', 'constructor', 'toString'])('a key %s is only named', async (key) => {
    const { findings, notes } = await read(
      `{"${key}": {"findings": []}, "findings": [{"path": "a.ts", "message": "m", "${key}": {"path": "b.ts"}}]}`,
    )
    expect(findings).toMatchObject([{ path: 'a.ts', message: 'm' }])
    expect(notes.join('\n')).toContain(`left out: "${key}" (1 time)`)
    expect(notes.join('\n')).toContain(`beside the findings: "${key}"`)
  })

  test('a thousand invented names make one short note', async () => {
    const names = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`n${index}`, index]))
    const { notes } = await read(JSON.stringify([{ path: 'a.ts', message: 'm', ...names }]))
    expect(notes).toHaveLength(2)
    expect(notes[1]).toMatch(/"n19" \(1 time\), and 980 more$/)
  })

  test('YAML with aliases, which may become millions of values', async () => {
    const bomb = [
      'a: &a [x, x]',
      ...'bcdefgh'.split('').map((name, at) => `${name}: &${name} [*${'abcdefg'[at]}, *${'abcdefg'[at]}]`),
    ]
    expect(await failure(`${bomb.join('\n')}\nfindings:\n- path: *h\n`)).toContain('f: not YAML: ')
  })

  test.for([
    ['flow lists', `findings:\n- ${'['.repeat(50_000)}`],
    ['broken YAML', 'findings:\n- path: "a\n  : : :\n'],
  ])('%s are an error', async ([, text = '']) => {
    expect(await failure(text)).toMatch(/^f: not YAML: /)
  })

  test('too much YAML is an error', async () => {
    expect(await failure(`findings:\n${'- path: a\n'.repeat(150_000)}`)).toContain('at most 1000000 are read')
  })

  test.for([
    ['envelopes that hold nothing', JSON.stringify({ choices: Array(200_000).fill({}) })],
    ['messages without an end', JSON.stringify(Array(50_000).fill({ type: 'assistant' }))],
    ['text with brackets', JSON.stringify({ type: 'result', result: '[{'.repeat(300_000) })],
    ['text with open objects', JSON.stringify({ type: 'result', result: '{"a": '.repeat(200_000) })],
  ])('a megabyte of %s is an error', async ([, text = '']) => {
    expect(await failure(text)).toMatch(/^f: /)
  })
})

describe('findings in groups, and lists with other names', () => {
  const [one, two] = [
    { line: 1, message: 'one' },
    { line: 3, message: 'two', severity: 'error' },
  ]
  const found = [
    { path: 'src/a.ts', line: 1, message: 'one' },
    { path: 'src/b.ts', line: 3, message: 'two', severity: 'error' },
  ]
  test.for<[rule: string, document: unknown]>([
    [
      'files with findings',
      {
        files: [
          { path: 'src/a.ts', findings: [one] },
          { file: 'src/b.ts', issues: [two] },
        ],
      },
    ],
    [
      'a list of files',
      [
        { path: 'src/a.ts', comments: [one] },
        { path: 'src/b.ts', comments: [two] },
      ],
    ],
    ['paths as names', { 'src/a.ts': [one], 'src/b.ts': [two] }],
    ['paths as names below findings', { findings: { 'src/a.ts': [one], 'src/b.ts': [two] } }],
    ['severities as names', { warning: [found[0]], critical: [{ ...found[1], severity: undefined }] }],
    ['another name', { problems: found }],
    ['a second list beside the first', { findings: [found[0]], nitpicks: [found[1]] }],
    [
      'lines after the path',
      [
        { path: 'src/a.ts:1', message: 'one' },
        { ...two, line: undefined, file: 'src/b.ts#L3' },
      ],
    ],
  ])('%s', async ([, document]) => {
    const { findings, bad } = await read(JSON.stringify(document))
    expect(bad).toEqual([])
    expect(findings).toMatchObject(found)
  })

  test('what a group says holds for its findings', async () => {
    const group = { path: 'src/a.ts', severity: 'error', owner: 'team', findings: [one, two] }
    const { findings } = await read(JSON.stringify({ files: [group] }))
    expect(findings.map(({ severity, extra }) => [severity, extra])).toEqual([
      ['error', [{ name: 'owner', text: 'team' }]],
      ['error', [{ name: 'owner', text: 'team' }]],
    ])
  })

  test('documents on lines of their own', async () => {
    const { findings, summaries } = await read(
      found.map((entry) => JSON.stringify({ findings: [entry], summary: 's' })).join('\n'),
    )
    expect(findings).toMatchObject(found)
    expect(summaries).toEqual(['s'])
  })
})

describe('nothing is lost without a word', () => {
  const listed = JSON.stringify([entry])
  test.for<[rule: string, text: string, error: string]>([
    [
      'a list that is given twice',
      `{"findings": ${listed}, "findings": []}`,
      '"findings" is given twice in one object',
    ],
    [
      'in a fence',
      `x\n\`\`\`json\n{"findings": ${listed}, "findings": []}\n\`\`\``,
      '"findings" is given twice',
    ],
    [
      'a field that is given twice',
      '[{"path": "a.ts", "line": 1, "line": 2, "message": "m"}]',
      '"line" is given twice in one object with different values, the second time at line 1, column 30',
    ],
    [
      'a fence that is open at the end',
      `\`\`\`json\n${listed}\n\`\`\`\nand\n\`\`\`json\n`,
      'the answer was cut off: the code fence at line 5',
    ],
    [
      'a single finding in a fence without an end',
      `\`\`\`json\n${JSON.stringify(entry)}\n`,
      'the code fence at line 1',
    ],
    [
      'a stream of events',
      'data: {"choices": [{"delta": {"content": "["}}]}\n\ndata: [DONE]\n',
      'with stream: false',
    ],
  ])('%s', async ([, text, error]) => {
    expect(await failure(text)).toContain(error)
  })

  test('the same value twice', async () => {
    expect((await read('[{"path": "a.ts", "line": 1, "line": 1, "message": "m"}]')).findings).toHaveLength(1)
  })

  test('an answer that is cut off anywhere', async () => {
    const found = { findings: [entry, second, { ...entry, line: 40 }] }
    const pretty = JSON.stringify(found, null, 2)
    const answers = [
      pretty,
      `Here:\n\n\`\`\`json\n${pretty}\n\`\`\`\n`,
      JSON.stringify({ 'src/a.ts': [entry], 'src/b.ts': [second, second] }),
      ...TEXT_ENVELOPES.map(([, wrap]) => JSON.stringify(wrap(pretty))),
    ]
    for (const text of answers) {
      for (let end = 1; end < text.length; end++) {
        const cut = text.slice(0, end)
        const result = await read(cut).catch((error) => error)
        if (!(result instanceof IntakeError) && result.findings.length < 3)
          expect(result, cut).toMatchObject({ bad: [expect.anything()] })
      }
    }
  })
})
