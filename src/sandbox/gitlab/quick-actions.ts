import { parseMarkdown } from './parse-markdown.ts'

export interface Extracted {
  /** The note without its commands. */
  readonly text: string
  readonly commands: readonly Command[]
}

export interface Command {
  readonly command: string
  readonly argument: string
}

/** Quick actions for merge requests. https://docs.gitlab.com/user/project/quick_actions/ */
const COMMANDS = new Set(
  `add_contacts approve assign assign_reviewer assign_to award clear_milestone close convert_to_ticket copy_metadata
  done draft duplicate estimate estimate_time invite_email label labels lock merge milestone move page react ready
  reassign reassign_reviewer rebase relabel remove_estimate remove_milestone remove_reviewer remove_time_estimate
  remove_time_spent reopen request_changes request_review reviewer ship spend spend_time spent submit_review subscribe
  target_branch title todo unapprove unassign unassign_reviewer unlabel unlock unsubscribe zoom`.split(/\s+/),
)
/** Commands that are replaced by a text. */
const SUBSTITUTIONS = new Map([
  ['shrug', '¯\\＿(ツ)＿/¯'],
  ['tableflip', '(╯°□°)╯︵ ┻━┻'],
])
const LINE = /^\/([a-z_]+)(?: (.*)|[\t\v\f]*)$/i

/**
 * Extracts the commands of a note: lines that begin with a known `/command`, in top-level paragraphs (not in a quote,
 * list or code block) and outside backticks. All carriage returns are removed.
 * https://gitlab.com/gitlab-org/gitlab (lib/gitlab/quick_actions/extractor.rb, quick_action_filter.rb)
 */
export function quickActions(body: string): Extracted {
  const lines = body.replaceAll('\r', '').split('\n')
  const commands: Command[] = []
  // Skip the Markdown parser if no line can be a command.
  if (lines.some((line) => line.startsWith('/'))) {
    for (const { type, position } of parseMarkdown(lines.join('\n')).children) {
      if (type === 'paragraph' && position)
        extractCommands(lines, position.start.line - 1, position.end.line, commands)
    }
  }
  const left = lines.filter((line) => line !== REMOVED)
  return { text: left.join('\n').trimEnd(), commands }
}

/** Marks a removed line: no real line contains a line break. */
const REMOVED = '\n'

function extractCommands(lines: string[], start: number, end: number, commands: Command[]): void {
  for (const index of commandLines(lines.slice(start, end))) {
    const at = start + index
    const { command, argument } = commandIn(lines[at] ?? '') ?? { command: '', argument: '' }
    commands.push({ command, argument: argument.trim() })
    const substitute = SUBSTITUTIONS.get(command)
    lines[at] = substitute === undefined ? REMOVED : `${argument} ${substitute}`.trim()
    // The blank line after the paragraph is removed with its last line.
    if (at === end - 1 && lines[end] === '' && substitute === undefined) lines[end] = REMOVED
  }
}

function commandIn(line: string): Command | undefined {
  const [, name = '', argument = ''] = LINE.exec(line) ?? []
  const command = name.toLowerCase()
  return COMMANDS.has(command) || SUBSTITUTIONS.has(command) ? { command, argument } : undefined
}

/** Skips text between two backticks (at least one character) and between two tags on lines of their own. */
function commandLines(lines: readonly string[]): number[] {
  const found: number[] = []
  let line = 0
  let column = 0
  while (line < lines.length) {
    const text = lines[line] ?? ''
    const tags = column === 0 ? endOfTags(lines, line) : -1
    if (column === 0 && commandIn(text)) found.push(line++)
    else if (tags >= 0) line = tags + 1
    else {
      const end = endOfCode(lines, line, text.indexOf('`', column))
      column = end?.column ?? 0
      line = end?.line ?? line + 1
    }
  }
  return found
}

/** Position after the backtick that closes the one at `open`; `undefined` if none does. */
function endOfCode(
  lines: readonly string[],
  line: number,
  open: number,
): { line: number; column: number } | undefined {
  if (open < 0) return undefined
  const text = lines[line] ?? ''
  for (let at = line, from = open + 2; at < lines.length; at++, from = 0) {
    const close = lines[at]?.indexOf('`', from) ?? -1
    if (close >= 0 && (at > line || open + 1 < text.length)) return { line: at, column: close + 1 }
  }
  return undefined
}

function endOfTags(lines: readonly string[], line: number): number {
  if (!/^<[^>]+>$/.test(lines[line] ?? '')) return -1
  return lines.findIndex((text, at) => at > line + 1 && /^<\/[^>]+>$/.test(text))
}
