import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'

const REFUSED: readonly Refused[] = [
  [
    'a sentence in Python',
    { path: 'a.py', file: ['x = 1', 'y = 2'], at: 1, code: ['Rename the variable to something longer.'] },
    'not-code: This reads like advice',
  ],
  [
    'a task in shell',
    {
      path: 'a.sh',
      file: ['rm -rf $dir', 'exit'],
      at: 1,
      code: ['Wrap the variable to avoid word splitting'],
    },
    'not-code: This reads like advice',
  ],
  [
    'a sentence above the code',
    {
      path: 'a.go',
      file: [
        'package run',
        '',
        'func start(ctx context.Context) error {',
        '	client := newClient(http.DefaultTransport, time.Minute)',
        '	return client.run(ctx)',
        '}',
      ],
      at: 5,
      code: ['Here is the corrected version:', '	return client.run(ctx, nil)'],
    },
    'not-code: This reads like advice',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'a sentence in rst',
    {
      path: 'a.rst',
      file: ['Title', '=====', '', 'The first sentence of it.'],
      at: 4,
      code: ['Use this to read the settings of a file.'],
    },
  ],
  ['an underline in rst', { path: 'a.rst', file: ['Titles', '====', '', 'Text.'], at: 2, code: ['======'] }],
  [
    'a sentence that was there',
    {
      path: 'a.html',
      file: ['<p>', 'The server listens on a port.', '</p>'],
      at: [1, 2],
      code: ['<p class="note">', 'The server listens on a port.'],
    },
  ],
  [
    'a heading in AsciiDoc',
    {
      path: 'a.adoc',
      file: ['= Guide', '', 'Some text.'],
      at: 3,
      code: ['Read the guide before the first use.'],
    },
  ],
  [
    'a commit message template',
    { path: 'a.txt', file: ['Fix it', ''], at: 1, code: ['Add a test for the parser'] },
  ],
  [
    'a comment for a comment',
    { path: 'a.py', file: ['# Reads the file.', 'read()'], at: 1, code: ['# Read the file and close it.'] },
  ],
]

describe('words in the place of code', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
