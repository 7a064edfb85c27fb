import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type * as WorkflowParser from '@actions/workflow-parser'
import { parse } from 'yaml'
import { ROOT, temporaryFiles } from '../helpers/run.ts'

/** The parts of a workflow that are used here. */
export interface Workflow {
  readonly name?: string
  readonly on: unknown
  readonly permissions?: Permissions
  readonly env?: Record<string, string>
  readonly jobs: Record<string, Job>
}

export type Permissions = Record<string, string>

export interface Job {
  readonly needs?: string | string[]
  readonly if?: string
  readonly permissions?: Permissions
  readonly env?: Record<string, string>
  readonly strategy?: { readonly matrix: Record<string, unknown[]> }
  readonly outputs?: Record<string, string>
  readonly steps: Step[]
}

export interface Step {
  readonly id?: string
  readonly name?: string
  readonly if?: string
  readonly uses?: string
  readonly run?: string
  readonly shell?: string
  readonly with?: Record<string, unknown>
  readonly env?: Record<string, string>
  readonly 'working-directory'?: string
  readonly 'continue-on-error'?: boolean
}

export interface Action {
  readonly inputs?: Record<string, { default?: string; required?: boolean }>
  readonly outputs?: Record<string, { value?: string }>
  readonly runs: { using: string; main?: string; steps?: Step[] }
}

export function readYaml<T extends Workflow | Action>(file: string): T {
  return parse(readFileSync(path.resolve(ROOT, file), 'utf8')) as T
}

/** Errors of GitHub's parser in a workflow. */
export async function problemsOf(file: string, content: string): Promise<string[]> {
  const { parseWorkflow, convertWorkflowTemplate, NoOperationTraceWriter } = await loadParser()
  const { context, value } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

let parser: Promise<typeof WorkflowParser> | undefined

function loadParser() {
  parser ??= bundleParser()
  return parser
}

/** Bundled, because the package imports JSON in a way that Node does not support. */
async function bundleParser(): Promise<typeof WorkflowParser> {
  const { rolldown } = await import('rolldown')
  const entry = path.join(ROOT, 'node_modules/@actions/workflow-parser/dist/index.js')
  const bundle = await rolldown({ input: entry, platform: 'node', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm' })
  const file = path.join(temporaryFiles(), 'parser.mjs')
  writeFileSync(file, output[0].code)
  return (await import(/* @vite-ignore */ file)) as typeof WorkflowParser
}
