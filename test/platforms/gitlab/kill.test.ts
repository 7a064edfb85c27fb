import { expect, test } from 'vitest'
import { comments, worldOf } from '../../helpers/gitlab-attempt.ts'
import { type Sandbox, sandbox } from '../../helpers/gitlab-run.ts'
import { killEverywhere } from '../../helpers/kill.ts'

// F17: after a run is killed at any request, the next run still completes the review.

/** The last one is on a line that GitLab rejects. */
const findings = [10, 2, 4000].map((line) => ({
  path: 'src/cart.ts',
  line,
  title: `Number ${line}`,
  message: 'Look.',
}))

test.for([
  ['drafts and one publication', '19.2', false, /bulk_publish$/],
  ['the summary among the drafts, published one by one', '18.0', true, /^\/publish$|\/publish$/],
  ['threads one by one', '15.0', false, /\/discussions$/],
] as const)(
  'F17 %s: killed at every request, the next run completes the review',
  async ([, version, drafted, write]) => {
    const requests = await killEverywhere<Sandbox>({
      async open(arm) {
        const gitlab = await sandbox({ version })
        arm(gitlab)
        if (drafted) await gitlab.as(gitlab.viewer).draft('Mine.')
        return gitlab
      },
      worldOf,
      findings,
      input: ({ url, token, project, iid }) => ({ url, token, mergeRequest: { project: project.path, iid } }),
      acts: ({ method }) => method !== 'GET',
      idle: (gitlab) =>
        gitlab
          .as('ann')
          .unresolve('')
          .catch(() => {}),
      expectWhole(gitlab) {
        expect(comments(gitlab)).toHaveLength(2)
        if (drafted) expect(gitlab.drafts().map(({ note }) => note)).toEqual(['Mine.'])
      },
    })
    expect(requests.some(({ path }) => write.test(path))).toBe(true)
  },
)
