import { isMap, isScalar, parseDocument } from 'yaml'

/** Problems of a workflow or a composite action, as `audit: where`. The audits have the same names as in zizmor. */
export function auditWorkflow(text: string): string[] {
  const document = parseDocument(text)
  if (document.errors.length > 0) throw document.errors[0]
  const workflow = document.toJS() as Workflow
  const composite = workflow.runs?.steps
  const jobs = composite ? [] : Object.entries(workflow.jobs ?? {})
  return [
    ...dangerousTriggers(workflow),
    ...secretsInherit(text),
    ...undocumentedPermissions(document),
    ...jobs.flatMap(([name, job]) => jobAudits(workflow, name, job)),
    ...(composite ?? []).flatMap((step) => stepAudits(step, text)),
    ...jobs.flatMap(([, job]) => (job.steps ?? []).flatMap((step) => stepAudits(step, text))),
  ]
}

interface Workflow {
  readonly on?: string | string[] | Record<string, { readonly tags?: unknown } | null>
  readonly permissions?: Permissions
  readonly concurrency?: unknown
  readonly jobs?: Record<string, Job>
  readonly runs?: { readonly steps?: Step[] }
}

type Permissions = string | Record<string, string>

interface Job {
  readonly if?: unknown
  readonly permissions?: Permissions
  readonly concurrency?: unknown
  readonly env?: object
  readonly steps?: Step[]
  readonly uses?: string
}

interface Step {
  readonly if?: unknown
  readonly uses?: string
  readonly run?: string
  readonly with?: Record<string, unknown>
  readonly env?: object
}

function triggersOf({ on }: Workflow): string[] {
  if (typeof on === 'string') return [on]
  return Array.isArray(on) ? on : Object.keys(on ?? {})
}

/** They run with the permissions of the base repository on input from strangers. */
const PRIVILEGED = ['pull_request_target', 'workflow_run', 'issue_comment']

function dangerousTriggers(workflow: Workflow): string[] {
  return triggersOf(workflow)
    .filter((name) => name === 'pull_request_target' || name === 'issue_comment')
    .map((name) => `dangerous-triggers: ${name}`)
}

function secretsInherit(text: string): string[] {
  const found = text.match(/secrets:\s*inherit|toJSON\(\s*secrets|secrets\[/gi) ?? []
  return found.map((what) => `secrets-inherit: ${what}`)
}

/** Each permission must have a comment with its purpose. */
function undocumentedPermissions(document: ReturnType<typeof parseDocument>): string[] {
  const jobs = document.get('jobs')
  const maps = [
    document.get('permissions'),
    ...(isMap(jobs) ? jobs.items.map(({ value }) => isMap(value) && value.get('permissions')) : []),
  ]
  return maps.flatMap((map) =>
    isMap(map)
      ? map.items.flatMap(({ key, value }) =>
          isScalar(value) && value.comment ? [] : `undocumented-permissions: ${key}`,
        )
      : [],
  )
}

function jobAudits(workflow: Workflow, name: string, job: Job): string[] {
  const text = JSON.stringify(job)
  const writes = permissionsOf(workflow, job).filter(([, level]) => level === 'write')
  const isPrivileged = triggersOf(workflow).some((trigger) => PRIVILEGED.includes(trigger))
  const steps = job.steps ?? []
  const checksOut = steps.some(({ uses = '' }) => uses.startsWith('actions/checkout@'))
  const runs = steps.some(({ run }) => run !== undefined)
  const publishes =
    writes.some(([what]) => ['contents', 'packages', 'id-token'].includes(what)) || isOnTags(workflow)
  const caches = /"uses":"actions\/cache|"cache":"/.test(text)
  const hasSecret = /\$\{\{[^}]*\bsecrets\.(?!GITHUB_TOKEN\b)/.test(text)
  const checksActor = /github\.(?:actor|triggering_actor)\b/.test(
    JSON.stringify([job.if, ...steps.map((step) => step.if)]),
  )
  return [
    ...excessivePermissions(workflow, name, job),
    ...(isPrivileged && (checksOut || runs)
      ? [`dangerous-triggers: ${name} runs code after a privileged trigger`]
      : []),
    ...(job.concurrency === undefined ? [`concurrency-limits: ${name}`] : []),
    ...(publishes && caches ? [`cache-poisoning: ${name}`] : []),
    ...(hasSecret && writes.length > 0 ? [`secret-beside-token: ${name}`] : []),
    ...(checksActor ? [`bot-conditions: ${name}`] : []),
  ]
}

function permissionsOf({ permissions }: Workflow, job: Job): [what: string, level: string][] {
  const given = job.permissions ?? permissions ?? {}
  return typeof given === 'string' ? [[given, given]] : Object.entries(given)
}

/** Permissions that may be `write`: those needed to post a review, to ask a model or to publish. */
const WRITABLE = ['pull-requests', 'copilot-requests', 'contents', 'id-token', 'attestations']

function excessivePermissions(workflow: Workflow, name: string, job: Job): string[] {
  if (job.permissions === undefined) return [`excessive-permissions: ${name} has the default ones`]
  const atTop = typeof workflow.permissions === 'object' ? Object.values(workflow.permissions) : []
  return [
    ...permissionsOf(workflow, job)
      .filter(
        ([what, level]) =>
          typeof job.permissions === 'string' || (level === 'write' && !WRITABLE.includes(what)),
      )
      .map(([what]) => `excessive-permissions: ${name} ${what}`),
    ...(typeof workflow.permissions === 'string' || atTop.includes('write')
      ? ['excessive-permissions: at the top']
      : []),
  ]
}

function isOnTags({ on }: Workflow): boolean {
  return typeof on === 'object' && !Array.isArray(on) && ('release' in on || on.push?.tags !== undefined)
}

function stepAudits(step: Step, text: string): string[] {
  const { uses = '', run = '', with: inputs = {} } = step
  const script = `${run}${inputs.script ?? ''}`
  const isCheckout = uses.startsWith('actions/checkout@')
  const uploadsAll =
    uses.startsWith('actions/upload-artifact@') &&
    /^(?:\.\/?|\*\*|\/.*|~.*)$/.test(String(inputs.path ?? '.'))
  return [
    ...(script.includes('${{') ? [`template-injection: ${script.slice(0, 40)}`] : []),
    ...(isCheckout && inputs['persist-credentials'] !== false
      ? ['artipacked: the token stays in the checkout']
      : []),
    ...(uploadsAll ? [`artipacked: uploads ${inputs.path ?? 'everything'}`] : []),
    ...(/GITHUB_(?:ENV|PATH)\b|::(?:set-env|add-path)/.test(script)
      ? [`github-env: ${script.slice(0, 40)}`]
      : []),
    ...(isPinned(uses, text) ? [] : [`unpinned-uses: ${uses}`]),
    ...(/npm publish/.test(run) && /NPM_TOKEN|NODE_AUTH_TOKEN/.test(JSON.stringify(step))
      ? ['use-trusted-publishing: npm publish']
      : []),
  ]
}

/** Pinned to a commit, with the version in a comment; ours to the major version, as the documents recommend. */
function isPinned(uses: string, text: string): boolean {
  if (uses === '' || uses.startsWith('./') || /^fencepost\/fencepost@v\d+$/.test(uses)) return true
  const [, commit] = /^[\w.-]+\/[\w./-]+@([0-9a-f]{40})$/.exec(uses) ?? []
  return commit !== undefined && new RegExp(`@${commit} # v\\d+(?:\\.\\d+)*\\s*$`, 'm').test(text)
}
