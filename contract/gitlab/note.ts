import type { Reply } from '../../src/platforms/call.ts'
import { fieldsOf, listOf } from '../verdict.ts'
import { CHANGED, type GitLabGround } from './ground.ts'

type Fields = Readonly<Record<string, unknown>>

/** The position of an added line; fields may be replaced. */
export function positionIn({ refs }: GitLabGround, fields: Fields = {}) {
  return {
    ...refs,
    position_type: 'text',
    old_path: CHANGED,
    new_path: CHANGED,
    new_line: 5,
    ...fields,
  }
}

/** Creates a thread, hands the reply to `read`, and deletes the thread again. */
export async function withThread<T>(
  ground: GitLabGround,
  fields: Fields,
  read: (reply: Reply) => T | Promise<T>,
): Promise<T> {
  const { api, mergeRequest } = ground
  const body = { body: 'contract', ...fields }
  const reply = await api.send('POST', `${mergeRequest}/discussions`, body)
  try {
    return await read(reply)
  } finally {
    for (const { id } of notesIn(reply)) await api.send('DELETE', `${mergeRequest}/notes/${id}`)
  }
}

/** Creates a draft, hands the reply to `read`, and deletes the draft again. */
export async function withDraft<T>(
  { api, mergeRequest }: GitLabGround,
  fields: Fields,
  read: (reply: Reply, address: string) => T | Promise<T>,
): Promise<T> {
  const drafts = `${mergeRequest}/draft_notes`
  const reply = await api.send('POST', drafts, { note: 'contract', ...fields })
  const address = `${drafts}/${fieldsOf(reply.data).id}`
  try {
    return await read(reply, address)
  } finally {
    if (reply.status === 201) await api.send('DELETE', address)
  }
}

export function notesIn({ data }: Reply): Fields[] {
  return listOf(fieldsOf(data).notes)
}

/** The thread that holds this text, if there is one. */
export async function findThread(
  { api, mergeRequest }: GitLabGround,
  body: string,
): Promise<Fields | undefined> {
  const { data } = await api.send('GET', `${mergeRequest}/discussions?per_page=100`)
  return listOf(data).find(({ notes }) => listOf(notes).some((note) => note.body === body))
}

export async function deleteThread({ api, mergeRequest }: GitLabGround, thread: Fields): Promise<void> {
  for (const { id } of listOf(thread.notes)) await api.send('DELETE', `${mergeRequest}/notes/${id}`)
}
