import type { Refusal } from '../call.ts'

const PERMISSIONS = ['permissions:', '  contents: read', '  pull-requests: write'].join('\n')

/**
 * The end of an error message about a missing permission: what GitHub requires, and what to add to the workflow.
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#resource-not-accessible
 */
export function permissionsToPaste({ headers }: Refusal): string {
  const required = headers['x-accepted-github-permissions']
  const named = required === undefined ? '' : ` (GitHub requires ${required})`
  return `${named}. Add this to the workflow or the job:\n\n${PERMISSIONS}`
}
