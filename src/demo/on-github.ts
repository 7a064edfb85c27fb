import { connect } from '../platforms/github/connect.ts'
import { createGitHub } from '../platforms/github/github.ts'
import { startGitHub } from '../sandbox/start-github.ts'
import { BASE, HEAD, TITLE } from './pull-request.ts'
import type { Stage } from './stage.ts'

export async function onGitHub(): Promise<Stage> {
  const linkHost = 'github.example'
  const github = await startGitHub({ base: BASE, head: HEAD, title: TITLE, serverUrl: `https://${linkHost}` })
  const { token, url: apiUrl, owner, repo, number: pull_number } = github
  return {
    subject: `${owner}/${repo}#${pull_number}`,
    linkHost,
    async connect(id) {
      const connection = await connect({ token, apiUrl, maxWait: 10, say: () => {} })
      const pullRequest = { owner, repo, pull_number }
      return createGitHub(connection, { pullRequest, id, commit: github.headSha, resolveFixed: false })
    },
    reviews: () => github.reviews().length,
    comments: () =>
      github.comments().map(({ id, path, line }) => ({
        place: `${path}:${line}`,
        press: () => github.press(id),
      })),
    file: github.file,
    close: github.close,
  }
}
