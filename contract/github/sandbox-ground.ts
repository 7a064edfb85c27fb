import type { Answers } from '../../src/sandbox/github/answers.ts'
import { startGitHub } from '../../src/sandbox/start-github.ts'
import { createApi } from '../api.ts'
import { BASE, type GitHubGround, HEAD, LATER } from './ground.ts'

/** The pull request of a sandbox; `answers` are other ones than those of the record. */
export async function sandboxGitHub(
  answers: Partial<Answers> = {},
): Promise<{ ground: GitHubGround; close: () => Promise<void> }> {
  const github = await startGitHub({ base: BASE, head: HEAD, viewer: 'dev', author: 'dev', answers })
  const olderSha = github.headSha
  await github.push(LATER)
  const apiFor = (token: string) =>
    createApi({ apiUrl: github.url, token, mayWrite: () => true, pauseMilliseconds: 0, say: () => {} })
  const ground: GitHubGround = {
    api: await apiFor(github.token),
    reviewer: await apiFor(github.as('maria').token),
    pull: `/repos/${github.owner}/${github.repo}/pulls/${github.number}`,
    olderSha,
    headSha: () => github.headSha,
    push: async (files) => void (await github.push(files)),
  }
  return { ground, close: github.close }
}
