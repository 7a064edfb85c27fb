import { connectGitLab } from '../platforms/gitlab/connect.ts'
import { createGitLab } from '../platforms/gitlab/gitlab.ts'
import { startGitLab } from '../sandbox/start-gitlab.ts'
import { BASE, HEAD, TITLE } from './pull-request.ts'
import type { Stage } from './stage.ts'

export async function onGitLab(): Promise<Stage> {
  const linkHost = 'gitlab.example'
  const gitlab = await startGitLab({ base: BASE, head: HEAD, title: TITLE, serverUrl: `https://${linkHost}` })
  const { token, url: apiUrl, project, iid } = gitlab
  return {
    subject: `${project.path}!${iid}`,
    linkHost,
    async connect(id) {
      const connection = await connectGitLab({ token, apiUrl, maxWait: 10, say: () => {} })
      const options = { project: project.path, iid, id, commit: gitlab.headSha, resolveFixed: false }
      return createGitLab(connection, options)
    },
    reviews: () => new Set(gitlab.notes().flatMap(({ review }) => review ?? [])).size,
    comments: () =>
      gitlab.notes().flatMap(({ id, position }) => {
        if (!position) return []
        return [{ place: `${position.new_path}:${position.new_line}`, press: () => gitlab.press(id) }]
      }),
    file: gitlab.file,
    close: gitlab.close,
  }
}
