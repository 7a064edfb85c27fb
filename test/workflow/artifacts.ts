import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import picomatch from 'picomatch'
import type { Machine } from './machine.ts'

type Inputs = Record<string, string>

/** https://github.com/actions/upload-artifact#inputs */
export function upload(inputs: Inputs, { home, runId, workspace }: Machine): void {
  const { name = 'artifact', path: given = '', 'if-no-files-found': missing = 'warn' } = inputs
  const source = path.resolve(workspace, given)
  const target = path.join(home, 'artifacts', runId, name)
  if (existsSync(target)) throw new Error(`an artifact with the name ${name} already exists`)
  if (!existsSync(source) && missing !== 'error') return
  mkdirSync(target, { recursive: true })
  const isFile = statSync(source).isFile()
  cpSync(source, isFile ? path.join(target, path.basename(source)) : target, { recursive: true })
}

/** https://github.com/actions/download-artifact#inputs */
export function download(inputs: Inputs, { home, runId, workspace, permissions }: Machine): void {
  const { name, pattern = '*', path: given = '.', 'run-id': other, 'github-token': token } = inputs
  if (other && (permissions.actions !== 'read' || !token))
    throw new Error('artifacts of another run need actions: read and github-token')
  const from = path.join(home, 'artifacts', other ?? runId)
  const names = existsSync(from) ? readdirSync(from) : []
  const isWanted = name ? (each: string) => each === name : picomatch(pattern)
  const wanted = names.filter((each) => isWanted(each))
  if (name && wanted.length === 0) throw new Error(`Artifact not found for name: ${name}`)
  for (const each of wanted) {
    const own = name || inputs['merge-multiple'] === 'true' ? '' : each
    cpSync(path.join(from, each), path.resolve(workspace, given, own), { recursive: true })
  }
}
