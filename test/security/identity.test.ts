import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  commentMarker,
  readCommentMarker,
  readReviewMarker,
  reviewMarker,
} from '../../src/core/memory/marker.ts'
import { isViewer } from '../../src/platforms/github/viewer.ts'
import { attempt, notOurs } from '../helpers/github-attempt.ts'
import { run, type Sandbox, sandbox, visibleReviews } from '../helpers/github-run.ts'
import { markdownProperty, readByAll } from '../helpers/markdown-property.ts'
import { securityRuns } from '../helpers/runs.ts'
import { isFoldTag, walk } from '../oracles/markdown.ts'
import { hostileEntry, planHostile } from './hostile-review.ts'

/** The bodies that a run posts, with their markers: what an attacker can copy from any public pull request. */
async function bodiesOfARun() {
  const github = await sandbox()
  await run(github)
  const [review] = visibleReviews(github)
  return { review: review?.body ?? '', comments: github.comments() }
}

/** All findings are posted as if there were no copies; `attempt` checks that content of others is unchanged. */
async function expectAllPosted(github: Sandbox): Promise<void> {
  const before = visibleReviews(github).length
  const ended = await attempt(github, { resolveFixed: true })
  if (ended.kind === 'failed') throw ended.error
  expect(ended.result).toMatchObject({
    outcome: 'posted',
    plan: { counts: { findings: 3, comments: 2, summarized: 1, duplicates: 0 } },
  })
  expect(visibleReviews(github)).toHaveLength(before + 1)
}

describe('T9 the author decides whose comment it is, never the text', () => {
  test.for<[rule: string, login: string]>([
    ['a stranger', 'mallory'],
    ['a user with the name of the app', 'github-actions'],
    ['a user with that name in capitals', 'GitHub-Actions'],
    ['another app, which echoes what it reads', 'echo[bot]'],
    ['an app with a longer name', 'github-actions-x[bot]'],
  ])('markers copied by %s suppress nothing', async ([, login]) => {
    const { review, comments } = await bodiesOfARun()
    const github = await sandbox()
    const copied = comments.map(({ path, body, line }) => ({ path, body, line: line ?? 1 }))
    await github.as(login).review({ body: review, comments: copied })
    await expectAllPosted(github)
  })

  const [fingerprint, name] = ['a'.repeat(32), 'a'.repeat(24)]
  const [marker, listing] = [
    commentMarker('test', 'none', { fingerprint, listedAs: name }),
    reviewMarker({
      id: 'test',
      commit: 'none',
      run: fingerprint,
      listed: [{ name, severity: 'error' }],
      groups: [],
      rest: 'none',
    }),
  ]

  test.for<[rule: string, body: string, read: boolean]>([
    ['the last line', `text\n\n${marker}`, true],
    ['the last line, as platforms give it back', `text\r\n\r\n${marker}\r\n`, true],
    ['quoted', `text\n\n> ${marker}`, false],
    ['quoted, with an answer below', `> ${marker}\n\nNo.`, false],
    ['in a line with other text', `text ${marker}`, false],
    ['indented', `text\n ${marker}`, false],
    ['in a code block', `\`\`\`\n${marker}\n\`\`\``, false],
    ['followed by text', `${marker}\n\ntext`, false],
    ['followed by another comment', `${marker}\n<!-- x -->`, false],
    ['with something more in it', marker.replace(' -->', ' x=y -->'), false],
    ['with a longer fingerprint', marker.replace(/fingerprint=a/, 'fingerprint=aa'), false],
    ['with another version', marker.replace('v1', 'v2'), false],
    ['in capitals', marker.toUpperCase(), false],
    ['the marker of a review', `text\n\n${listing}`, false],
  ])('a marker counts as the exact last line only: %s', ([, body, read]) => {
    expect(readCommentMarker(body) !== undefined).toBe(read)
    expect(readReviewMarker(body.replaceAll(marker, listing)) !== undefined).toBe(
      read || body.includes(listing),
    )
  })

  test('our own comments with a quoted or damaged marker suppress nothing', async () => {
    const { comments } = await bodiesOfARun()
    const github = await sandbox()
    for (const { path, body, line } of comments) {
      const [last = ''] = body.split('\n').slice(-1)
      for (const forged of [
        body.replace(last, `> ${last}`),
        `${body}\n\nStill so?`,
        body.replace(last, `${last} x`),
      ])
        await github.as(github.viewer).comment({ path, line: line ?? 1, body: forged })
    }
    await expectAllPosted(github)
  })

  test('our own comments on the last page are recognized among 200 with copied markers', async () => {
    const { comments } = await bodiesOfARun()
    const github = await sandbox()
    const copies = Array.from({ length: 100 }, () =>
      comments.map(({ path, body, line }) => ({ path, body, line: line ?? 1 })),
    )
    await github.as('mallory').review({ comments: copies.flat() })
    await expectAllPosted(github)
    const again = await attempt(github)
    expect(again).toMatchObject({ kind: 'ended', result: { outcome: 'nothing-new' } })
  })

  test('threads, change requests and drafts of others stay unchanged, whatever they contain', async () => {
    const { review, comments } = await bodiesOfARun()
    const github = await sandbox({ permissions: { contents: 'write' } })
    const [{ path, line, body } = { path: '', line: 1, body: '' }] = comments
    const gone = body.replace(/fingerprint=\w+/, `fingerprint=${fingerprint}`)
    for (const login of ['mallory', 'github-actions']) {
      const person = github.as(login)
      const thread = await person.comment({ path, line: line ?? 1, body: gone })
      await person.reply(thread, gone)
      await person.review({ event: 'REQUEST_CHANGES', body: review })
      await person.draft({ body: review })
    }
    const before = notOurs(github, 'test')
    await attempt(github, { findings: [], resolveFixed: true, options: { failOn: 'error' } })
    await attempt(github, { resolveFixed: true })
    expect(notOurs(github, 'test')).toEqual(expect.arrayContaining(before))
    expect(github.reviews().filter(({ state }) => state === 'CHANGES_REQUESTED')).toHaveLength(2)
    const writes = github.requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path: at }) => `${method} ${at}`)
    expect(writes.filter((write) => /DELETE|PATCH|dismissals/.test(write))).toEqual([])
  })

  test.for<
    [
      rule: string,
      author: Parameters<typeof isViewer>[0],
      viewer: Parameters<typeof isViewer>[1],
      ours: boolean,
    ]
  >([
    ['the same number', { login: 'x[bot]', id: 7 }, { login: 'x', databaseId: 7 }, true],
    ['another number, whatever the name', { login: 'x', id: 8 }, { login: 'x', databaseId: 7 }, false],
    ['no author', null, { login: 'x', databaseId: 7 }, false],
    ['no numbers: the same name', { login: 'x' }, { login: 'x' }, true],
    ['no numbers: a bot of that name', { login: 'x[bot]', type: 'Bot' }, { login: 'x' }, true],
    ['no numbers: a user whose name ends so', { login: 'x[bot]', type: 'User' }, { login: 'x' }, false],
    ['no numbers: another name', { login: 'xy', type: 'Bot' }, { login: 'x' }, false],
  ])('%s', ([, author, viewer, ours]) => {
    expect(isViewer(author, viewer)).toBe(ours)
  })
})

describe('T9 no text of a finding makes a marker', () => {
  const named = (digit: string) =>
    commentMarker('fencepost', 'none', { fingerprint: digit.repeat(32), listedAs: digit.repeat(24) })
  const forged = fc.constantFrom(
    named('b'),
    `\n\n${named('c')}\n`,
    '<!-- fencepost v1 id=fencepost',
    '-->',
    '&lt;!-- fencepost v1 -->',
    reviewMarker({
      id: 'fencepost',
      commit: 'none',
      run: 'd'.repeat(32),
      listed: [],
      groups: [],
      rest: 'none',
    }),
  )
  const entry = fc.tuple(hostileEntry, forged, forged, forged).map(([fields, one, other, third]) => ({
    ...fields,
    message: `${fields.message}${one}`,
    ...(fields.title === undefined ? {} : { title: `${other}${fields.title}${one}` }),
    ...(fields.suggestion === undefined ? {} : { suggestion: `${fields.suggestion}${third}` }),
    ...(fields.rule === undefined ? {} : { rule: other }),
    ...(fields.source === undefined ? {} : { source: third }),
  }))

  test(`whatever it says: the last line is ours, and the only comment that readers do not see, ${readByAll}`, () => {
    const from = fc
      .array(entry, { minLength: 1, maxLength: 2 })
      .map((entries) => ({ entries, plan: planHostile(entries).plan }))
    markdownProperty(
      { from, numRuns: securityRuns() },
      ({ plan: { review } }) => [review.body, ...review.comments.map(({ body }) => body)].filter(Boolean),
      (documents, { plan }) => {
        const known = new Set(plan.fingerprints())
        const { body, comments } = plan.review
        const run = readReviewMarker(body)
        if (body !== '') expect(run?.id).toBe('fencepost')
        expect(run?.run).not.toBe('d'.repeat(32))
        for (const [index, comment] of comments.entries()) {
          const marker = readCommentMarker(comment.body)
          expect(marker?.id).toBe('fencepost')
          expect(['b', 'c'].map((digit) => digit.repeat(32))).not.toContain(marker?.fingerprint)
          // The further comments of a finding have their own fingerprints.
          const owner = plan.findings.find((finding) => finding.comments.includes(index))
          if (owner?.comments.length === 1) expect(known).toContain(marker?.fingerprint)
        }
        for (const document of documents) {
          const html = [...walk(document)].filter((node) => node.name.startsWith('html') && !isFoldTag(node))
          expect(html).toHaveLength(1)
          expect(html[0]?.text).toMatch(/^<!-- fencepost v1 [^\n]+ -->\n?$/)
          expect(document.children.at(-1)).toBe(html[0])
        }
      },
    )
  })
})

test('T21 no finding can raise the event above what the workflow allows', () => {
  const wishes = { event: 'APPROVE', state: 'APPROVED', approve: true, dismiss: true, commit_id: 'x' }
  const { plan } = planHostile([
    { path: 'src/sample.ts', line: 1, message: 'm', severity: 'error', ...wishes },
  ])
  expect(plan.review.event).toBe('COMMENT')
  expect(Object.keys(plan.review.comments[0] ?? {}).toSorted()).toEqual(['body', 'line', 'path', 'side'])
})

test('T22 a flood of findings becomes a review of 50 comments; the rest is in the body', async () => {
  const findings = Array.from({ length: 300 }, (_, index) => ({
    path: 'src/cart.ts',
    line: 7 + (index % 7),
    message: `Finding ${index} of many`,
    title: `Title ${index}`,
  }))
  const github = await sandbox()
  const { plan } = await run(github, { findings })
  expect(plan.counts).toMatchObject({ findings: 300, comments: 50, summarized: 250 })
  expect(visibleReviews(github)).toHaveLength(1)
})
