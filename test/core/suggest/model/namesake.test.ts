import { expect, test } from 'vitest'
import { patch, planOne } from '../../../helpers/one-finding.ts'

const TEAM = [
  '+import { db } from "../db"',
  '+',
  '+export async function rename(team, name) {',
  '+  await db.update("teams", team.id, { name })',
  '+  return audit("team renamed", team)',
  '+}',
]
const USER = [
  '+import { mail } from "../mail"',
  '+',
  '+export async function invite(user, sender) {',
  '+  const token = sign(user.email, sender)',
  '+  return mail.send(user.email, { token })',
  '+}',
]
const DIFF = patch('src/team/index.ts', 1, TEAM, 0) + patch('src/user/index.ts', 1, USER, 0)
const CODE = '  const token = await sign(user.email, sender)'

test.for<[rule: string, diff: string, more: object, expected: string | undefined]>([
  ['the code fits the namesake', DIFF, { suggestion: CODE }, 'doubtful-file'],
  [
    'a quoted original proves the file',
    DIFF,
    {
      suggestion: '  await store(team.id, { name })',
      original: '  await db.update("teams", team.id, { name })',
    },
    undefined,
  ],
  [
    'the code fits its own file',
    DIFF,
    { suggestion: '  await db.teams.update(team.id, { name })' },
    undefined,
  ],
  [
    'the code fits neither',
    DIFF,
    { suggestion: '  await rows.where(key).set(value).run(options)' },
    undefined,
  ],
  [
    'an insertion keeps its line',
    DIFF,
    { suggestion: `${CODE}\n  await db.update("teams", team.id, { name })` },
    undefined,
  ],
  [
    'a file of another name is not compared',
    DIFF.replaceAll('src/user/index.ts', 'src/user/invite.ts'),
    { suggestion: CODE },
    undefined,
  ],
])('a changed file of the same name: %s', ([, diff, more, expected]) => {
  const { code, suggestion } = planOne(diff, { path: 'src/team/index.ts', line: 4, ...more })
  expect({ code, suggestion }).toEqual({
    code: expected,
    suggestion: expected === undefined ? 'committable' : 'quoted',
  })
})
