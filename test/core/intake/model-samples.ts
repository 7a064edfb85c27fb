/**
 * What models and their agents answer. Written by the documented shapes, not recorded: the sources are beside each.
 */
export const entry = {
  path: 'src/cart.ts',
  line: 12,
  severity: 'error',
  title: 'Reads past the end',
  message: 'One "item" too many: `i <= n`\nthrows.',
}

/** Wraps a text that holds findings. */
export type Envelope = readonly [name: string, wrap: (text: string) => unknown]

export const TEXT_ENVELOPES: readonly Envelope[] = [
  [
    // https://docs.claude.com/en/docs/claude-code/headless
    'Claude Code, --output-format json',
    (text) => ({
      type: 'result',
      subtype: 'success',
      is_error: false,
      duration_ms: 61_204,
      num_turns: 7,
      result: text,
      session_id: '0b3c',
      total_cost_usd: 0.21,
      usage: { input_tokens: 3, output_tokens: 912 },
    }),
  ],
  [
    'Claude Code, the execution file of claude-code-action',
    (text) => [
      { type: 'system', subtype: 'init', session_id: '0b3c', tools: ['Read'] },
      { type: 'assistant', message: { role: 'assistant', content: [{ type: 'text', text: 'I look.' }] } },
      {
        type: 'user',
        message: { role: 'user', content: [{ type: 'tool_result', content: '[{"path": "x"}]' }] },
      },
      { type: 'result', subtype: 'success', is_error: false, result: text, session_id: '0b3c' },
    ],
  ],
  [
    // https://docs.claude.com/en/api/messages
    'Messages API, text',
    (text) => ({
      id: 'msg_01',
      type: 'message',
      role: 'assistant',
      model: 'claude',
      content: [
        { type: 'thinking', thinking: '[{"path": "thought.ts", "message": "no"}]' },
        { type: 'text', text: text.slice(0, 5) },
        { type: 'text', text: text.slice(5) },
      ],
      stop_reason: 'end_turn',
      usage: { output_tokens: 90 },
    }),
  ],
  [
    // https://platform.openai.com/docs/api-reference/chat/object
    'Chat Completions, content',
    (text) => ({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      choices: [
        { index: 0, message: { role: 'assistant', content: text, refusal: null }, finish_reason: 'stop' },
      ],
    }),
  ],
  [
    'Chat Completions, arguments of a tool',
    (text) => ({
      object: 'chat.completion',
      choices: [
        {
          index: 0,
          message: {
            role: 'assistant',
            content: null,
            tool_calls: [{ id: 'c', type: 'function', function: { name: 'report', arguments: text } }],
          },
          finish_reason: 'tool_calls',
        },
      ],
    }),
  ],
  [
    // https://platform.openai.com/docs/api-reference/responses/object
    'Responses API',
    (text) => ({
      id: 'resp_1',
      object: 'response',
      status: 'completed',
      error: null,
      incomplete_details: null,
      output: [
        { type: 'reasoning', summary: [] },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] },
      ],
    }),
  ],
  [
    'Responses API, a function call',
    (text) => ({
      object: 'response',
      status: 'completed',
      output: [{ type: 'function_call', name: 'report', arguments: text }],
    }),
  ],
  [
    // https://ai.google.dev/api/generate-content
    'Gemini API',
    (text) => ({
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { totalTokenCount: 12 },
    }),
  ],
  // https://github.com/google-gemini/gemini-cli/blob/main/docs/cli/headless.md
  ['Gemini CLI, --output-format json', (text) => ({ response: text, stats: { models: {} } })],
  ['a response of another program', (text) => ({ response: text })],
]

/** Wraps a document. */
export const VALUE_ENVELOPES: readonly (readonly [name: string, wrap: (value: unknown) => unknown])[] = [
  [
    'Claude Code with --json-schema',
    (value) => ({
      type: 'result',
      subtype: 'success',
      is_error: false,
      result: '',
      structured_output: value,
    }),
  ],
  ['structured_output alone', (value) => ({ structured_output: value })],
  [
    'Messages API, tool_use',
    (value) => ({
      type: 'message',
      role: 'assistant',
      content: [
        { type: 'text', text: 'I report what I found.' },
        { type: 'tool_use', id: 't', name: 'report', input: value },
      ],
      stop_reason: 'tool_use',
    }),
  ],
  [
    'Gemini API, a function call',
    (value) => ({
      candidates: [
        { content: { parts: [{ functionCall: { name: 'report', args: value } }] }, finishReason: 'STOP' },
      ],
    }),
  ],
]

/** How a document stands in a text. */
export const TEXTS: readonly (readonly [name: string, write: (value: unknown) => string])[] = [
  ['JSON', (value) => JSON.stringify(value)],
  ['JSON over many lines', (value) => JSON.stringify(value, undefined, 2)],
  [
    'JSON in a fence',
    (value) => `Here it is:\n\n\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\`\n`,
  ],
  ['JSON in prose', (value) => `I looked at a[0] and {x}.\n${JSON.stringify(value)}\nDone, see [docs](u).`],
]

/** Where the list stands. */
export const LISTS: readonly (readonly [name: string, hold: (list: readonly unknown[]) => unknown])[] = [
  ['the list itself', (list) => list],
  ...'findings issues comments results code_suggestions review_comments annotations'
    .split(' ')
    .map((name) => [name, (list: readonly unknown[]) => ({ [name]: list })] as const),
  ['with a summary in front', (list) => ({ summary: 'So [so] {"a": 1}.', findings: list })],
]
