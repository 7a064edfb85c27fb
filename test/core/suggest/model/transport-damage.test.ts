import { describe, expect, test } from 'vitest'
import { judge, type Kept, type Refused } from '../../../helpers/model-answer.ts'

const REFUSED: readonly Refused[] = [
  [
    'a line end escaped once too often before a comment',
    { path: 'a.js', file: ['a(1)', 'b()'], at: 1, code: ['a(2)\\n// then'] },
    'not-code: The code has quotes, signs or a fence that are not of its language.',
  ],
  [
    'entities in PHP',
    { path: 'a.php', file: ['<?php', '$a->run($b);', '?>'], at: 2, code: ['$a-&gt;run($c);'] },
    'not-code: The code has quotes, signs or a fence that are not of its language.',
  ],
  [
    'an arrow function with entities in JSX',
    {
      path: 'a.jsx',
      file: ['<A onClick={() => run(a)} />'],
      at: 1,
      code: ['<A onClick={() =&gt; run(b)} />'],
    },
    'not-code: The code has quotes, signs or a fence that are not of its language.',
  ],
  [
    'curly quotes as arguments',
    { path: 'a.js', file: ['run("a", b)', 'c()'], at: 1, code: ['run(“b”, "c")'] },
    'not-code: The code has quotes, signs or a fence that are not of its language.',
  ],
  [
    'all quotes escaped',
    { path: 'a.go', file: ['	log.Print("a")', '	return'], at: 1, code: ['	log.Print(\\"b\\")'] },
    'not-code: The code has quotes, signs or a fence that are not of its language.',
  ],
  [
    'line ends escaped once too often in Markdown',
    { path: 'a.md', file: ['Some words.', ''], at: 1, code: ['# Words\\n\\nSome more words.'] },
    'not-code: The code has quotes, signs or a fence that are not of its language.',
  ],
]

const KEPT: readonly Kept[] = [
  [
    'curly quotes in a text',
    {
      path: 'a.ts',
      file: ['say("Press the button.")', 'b()'],
      at: 1,
      code: ['say("Press the “red” button.")'],
    },
  ],
  [
    'an escaped line end in a shell command',
    { path: 'a.sh', file: ["printf 'a'", 'exit'], at: 1, code: ["printf 'a\\n'"] },
  ],
  [
    'an entity in a string beside its sign',
    { path: 'a.ts', file: ['const gt = ">"', 'b()'], at: 1, code: ['const gt = escape(">", "&gt;")'] },
  ],
  [
    'escaped quotes in a string of single quotes',
    { path: 'a.js', file: ["run('a')", 'b()'], at: 1, code: ['run(\'{\\"a\\": 1}\')'] },
  ],
  ['a template in backticks', { path: 'a.js', file: ['say(a)', 'b()'], at: 1, code: ['say(`a`)'] }],
  ['entities in HTML', { path: 'a.html', file: ['<p>', 'a < b', '</p>'], at: 2, code: ['a &lt; b'] }],
  [
    'Markdown about a line end',
    {
      path: 'a.md',
      file: ['Split at a line end.', ''],
      at: 1,
      code: ['Split at \\n, or at `\\n\\n` for $\\nu$.'],
    },
  ],
]

describe('code that was damaged on its way', () => {
  test.for(REFUSED)('%s: no suggestion', ([, answer, reason]) => {
    expect(judge(answer)).toContain(reason)
  })

  test.for(KEPT)('%s: the suggestion stays', ([, answer]) => {
    expect(judge(answer)).toBe('as written')
  })
})
