/**
 * A command that the runner finds in a step's output, by its rules:
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export interface Command {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly data: string
}

const REGISTERED = new Set(
  (
    'stop-commands internal-set-repo-path set-env set-output save-state add-mask add-path add-matcher remove-matcher ' +
    'debug warning error notice group endgroup echo'
  ).split(' '),
)

/** The commands in an output, at most one per line; lines are split as in .NET. */
export function commandsIn(output: string): Command[] {
  return output.split(/\r\n|\n|\r/).flatMap((line) => commandIn(line) ?? [])
}

/**
 * The runner searches with culture-sensitive comparison, which ignores some characters. So each line is parsed as it
 * is, and again without those characters.
 */
function commandIn(line: string): Command | undefined {
  const visible = line.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}]/gu, '')
  return newStyle(line) ?? oldStyle(line) ?? newStyle(visible) ?? oldStyle(visible)
}

/** `::name key=value,key=value::data`, with blanks before it. */
function newStyle(line: string): Command | undefined {
  const text = line.replace(DOTNET_BLANKS, '')
  if (!text.startsWith('::')) return undefined
  const end = text.indexOf('::', 2)
  if (end < 0) return undefined
  return command(text.slice(2, end), ',', text.slice(end + 2), [
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%3A', ':'],
    ['%2C', ','],
    ['%25', '%'],
  ])
}

/** `##[name key=value;key=value]data`, anywhere in a line. */
function oldStyle(line: string): Command | undefined {
  const start = line.indexOf('##[')
  const end = start < 0 ? -1 : line.indexOf(']', start)
  if (end < 0) return undefined
  return command(line.slice(start + 3, end), ';', line.slice(end + 1), [
    ['%3B', ';'],
    ['%0D', '\r'],
    ['%0A', '\n'],
    ['%5D', ']'],
    ['%25', '%'],
  ])
}

type Escapes = readonly (readonly [code: string, char: string])[]

function command(info: string, comma: string, data: string, escapes: Escapes): Command | undefined {
  const space = info.indexOf(' ')
  const name = space < 0 ? info : info.slice(0, space)
  if (!REGISTERED.has(name.toLowerCase())) return undefined
  const pairs =
    space < 0
      ? []
      : info
          .slice(space + 1)
          .trim()
          .split(comma)
  const properties = pairs.flatMap((pair) => {
    const [key = '', ...value] = pair.split('=')
    return key === '' || value.length === 0 ? [] : [[key, unescaped(value.join('='), escapes)] as const]
  })
  return {
    name: name.toLowerCase(),
    properties: Object.fromEntries(properties),
    data: unescaped(
      data,
      escapes.filter(([code]) => comma === ';' || !['%3A', '%2C'].includes(code)),
    ),
  }
}

function unescaped(text: string, escapes: Escapes): string {
  return escapes.reduce((plain, [code, char]) => plain.replaceAll(code, char), text)
}

/** `Char.IsWhiteSpace`: unlike `\s` it includes U+0085; `\s` also has the byte order mark. */
const DOTNET_BLANKS = /^[\s\u0085]+/
