import type { Refusal } from '../call.ts'

const PERMISSIONS = ['permissions:', '  contents: read', '  pull-requests: write'].join('\n')

/**
 * The end of a sentence about what a token may not do: what GitHub asks for, and what to put into the workflow.
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
 */
export function permissionsToPaste({ headers }: Refusal): string {
  const asked = headers['x-accepted-github-permissions']
  const named = asked === undefined ? '' : ` (GitHub asks for ${asked})`
  return `${named}. Put this into the workflow or the job:\n\n${PERMISSIONS}`
}
