import { decoded } from '../http/decoded.ts'
import { json, type Reply, text } from '../http/reply.ts'
import type { Call } from './call.ts'
import { parseParams } from './parse-params.ts'
import { badParameters, notFound } from './refusal.ts'
import { renderDiff, renderVersion } from './render-merge-request.ts'
import { compare } from './state.ts'

/** GET …/versions/:id, with all diffs, not paginated. */
export async function readVersionDiffs({ state, captures }: Call): Promise<Reply> {
  const version = state.mergeRequest.versions.find(({ id }) => String(id) === captures[0])
  if (!version) return notFound()
  const { files } = await compare(state, `${version.base_sha}..${version.head_sha}`)
  const diffs = files.map((change) => renderDiff(state, change, false))
  return json(200, { ...renderVersion(state, version), commits: [], diffs })
}

/** GET …/repository/compare. https://docs.gitlab.com/api/repositories/#compare-branches-tags-or-commits */
export async function readComparison(call: Call): Promise<Reply> {
  const { state } = call
  const fields = {
    from: { kind: 'string', required: true },
    to: { kind: 'string', required: true },
    straight: { kind: 'boolean' },
    unidiff: { kind: 'boolean' },
  } as const
  const { params, problems } = parseParams(fields, call.params)
  if (problems.length > 0) return badParameters(problems)
  const from = await state.repository.resolve(String(params.from))
  const to = await state.repository.resolve(String(params.to))
  if (from === undefined || to === undefined) return notFound('Ref')
  const { files } = await compare(state, `${from}${params.straight ? '..' : '...'}${to}`)
  const diffs = files.map((change) => renderDiff(state, change, params.unidiff === true))
  return json(200, { commits: [], diffs, compare_timeout: false, compare_same_ref: from === to })
}

/** GET …/repository/files/:path/raw; the slashes of the path are percent-encoded. */
export async function readRawFile({ state, captures: [path = ''], query }: Call): Promise<Reply> {
  const commit = await state.repository.resolve(query.get('ref') ?? 'main')
  if (commit === undefined) return notFound('Commit')
  const blob = await state.repository.read(`${commit}:${decoded(path)}`)
  return blob ? text(200, 'text/plain', blob.content) : notFound('File')
}

/** GET …/repository/files/:path?ref=. https://docs.gitlab.com/api/repository_files/#get-file-from-repository */
export async function readFile({ state, captures: [path = ''], query }: Call): Promise<Reply> {
  const ref = query.get('ref') ?? 'main'
  const commit = await state.repository.resolve(ref)
  if (commit === undefined) return notFound('Commit')
  const file_path = decoded(path) ?? ''
  const blob = await state.repository.read(`${commit}:${file_path}`)
  if (!blob) return notFound('File')
  return json(200, {
    file_name: file_path.split('/').at(-1),
    file_path,
    size: blob.content.length,
    encoding: 'base64',
    content: blob.content.toString('base64'),
    ref,
    blob_id: blob.id,
    commit_id: commit,
  })
}
