import { json, type Reply } from '../http/reply.ts'
import type { Created } from './create-note.ts'
import type { Command } from './quick-actions.ts'
import { invalidNote } from './refusal.ts'
import type { Note, State } from './state.ts'

/** The reply to a request to create a note. */
export async function answerNote(
  state: State,
  created: Created,
  render: (note: Note) => Promise<unknown>,
): Promise<Reply> {
  switch (created.kind) {
    case 'note':
      state.mails.push({ kind: 'note', notes: [created.note.id] })
      return json(201, await render(created.note))
    case 'commands':
      return answerCommands(created.commands)
    case 'invalid':
      return invalidNote(created.errors, state.settings.wording)
  }
}

/** The reply to a note of nothing but quick actions: they were executed, and no note was stored. */
export function answerCommands(commands: readonly Command[]): Reply {
  return json(202, {
    commands_changes: Object.fromEntries(commands.map(({ command, argument }) => [command, argument])),
    summary: commands.map(({ command }) => `Applied ${command} command.`),
  })
}
