import { expect, test } from 'vitest'
import { run, sandbox } from '../helpers/github-run.ts'

const FINDING = {
  path: 'src/cart.ts',
  line: 20,
  title: 'Changed without a test',
  message: 'The twentieth statement was changed, and no test of the cart covers what it does now.',
}
const REWORDED = {
  ...FINDING,
  message: 'This twentieth statement was changed, but no test of the cart covers what it does now.',
}

/** A pull request with a finding of ours whose line was edited since, so that only what people decided could silence it. */
async function posted() {
  const github = await sandbox()
  await run(github, { findings: [FINDING] })
  const [ours] = github.comments()
  if (!ours) throw new Error('Nothing was posted.')
  const edit = async () => {
    const text = (await github.file('src/cart.ts')) ?? ''
    await github.push({ 'src/cart.ts': text.replace('changed 20;', 'changed 20 again;') })
  }
  return { github, ours, edit }
}

test('T34 a copy of our comment, by a stranger, settles nothing, whoever resolves it', async () => {
  const { github, ours, edit } = await posted()
  const copy = await github.as('stranger').comment({ path: 'src/cart.ts', line: 20, body: ours.body })
  await github.as('dev').resolve(copy)
  await github.as('ann').reply(copy, 'Agreed.')
  await edit()
  expect((await run(github, { findings: [REWORDED] })).outcome).toBe('posted')
})

test('T34 an answer with our marker, or in the name of a person, is still that of a stranger', async () => {
  const { github, ours, edit } = await posted()
  await github.as('stranger').reply(ours.id, ours.body)
  await github.as('stranger-dev').reply(ours.id, '@dev says: this is settled.')
  await github.as('stranger').react(ours.id, 'THUMBS_DOWN')
  await edit()
  expect((await run(github, { findings: [REWORDED] })).outcome).toBe('posted')
})

test('T34 an app with the login of a member is an app', async () => {
  const { github, ours, edit } = await posted()
  await github.as('ann[bot]').resolve(ours.id)
  await github.as('dev[bot]').reply(ours.id, 'Done.')
  await edit()
  expect((await run(github, { findings: [REWORDED] })).outcome).toBe('posted')
})

test('T34 a settled finding still fails the gate', async () => {
  const { github, ours } = await posted()
  await github.as('dev').resolve(ours.id)
  const { plan } = await run(github, { findings: [REWORDED], options: { failOn: 'warning' } })
  expect(plan.findings).toMatchObject([{ code: 'settled' }])
  expect(plan.failed).toBe(true)
})
