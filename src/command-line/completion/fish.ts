import type { Command, FlagSpec } from '../flag.ts'
import { shortText } from './words.ts'

export function fishCompletion(commands: ReadonlyMap<string, Command>): string {
  const all = [...commands]
  const lines = [
    ...all.map(
      ([name, { summary }]) =>
        `complete -c fencepost -n __fencepost_needs_command -a ${name} -d ${quoted(shortText(summary))}`,
    ),
    "complete -c fencepost -n __fencepost_needs_command -s h -l help -d 'Print the help'",
    "complete -c fencepost -n __fencepost_needs_command -s V -l version -d 'Print the version'",
    ...all.flatMap(([name, command]) => commandLines(name, command)),
  ]
  return `# fish completion for fencepost: fencepost completion fish > ~/.config/fish/completions/fencepost.fish
function __fencepost_needs_command
    test (count (commandline -opc)) -eq 1
end

function __fencepost_is
    set -l words (commandline -opc)
    # After -- everything is a command of the user's own.
    test (count $words) -gt 1; and test $words[2] = $argv[1]; and not contains -- -- $words
end

function __fencepost_runs
    contains -- -- (commandline -opc)
end

function __fencepost_run_completions
    set -l words (commandline -opc) (commandline -ct)
    set -l at (contains -i -- -- $words)
    set -l rest $words[(math $at + 1)..-1]
    complete -C "$rest"
end

complete -c fencepost -n 'not __fencepost_runs' -f
${lines.join('\n')}
`
}

function commandLines(name: string, { flags, argument, takesCommand }: Command): string[] {
  const start = `complete -c fencepost -n '__fencepost_is ${name}'`
  return [
    ...Object.entries(flags).flatMap(([flag, spec]) => flagLines(start, flag, spec)),
    ...(argument ? [`${start} -a ${quoted(argument.join(' '))}`] : []),
    ...(takesCommand
      ? [`complete -c fencepost -n __fencepost_runs -x -a '(__fencepost_run_completions)'`]
      : []),
  ]
}

function flagLines(start: string, name: string, spec: FlagSpec): string[] {
  const { short, no, description } = spec
  const letter = short === undefined ? '' : ` -s ${short}`
  return [
    `${start}${letter} -l ${name}${valueFlags(spec)} -d ${quoted(shortText(description))}`,
    ...(no === undefined ? [] : [`${start} -l no-${name} -d ${quoted(`${name}: ${no}`)}`]),
  ]
}

/** `-x`: a value and no files; `-r -F`: a value that is a file. */
function valueFlags({ value, choices, bare }: FlagSpec): string {
  if (value === undefined) return ''
  // An optional value can only follow after =.
  if (choices) return ` ${bare === undefined ? '-x' : '-f'} -a ${quoted(choices.join(' '))}`
  if (value === 'FILE') return ' -r -F'
  return value === 'DIR' ? " -x -a '(__fish_complete_directories)'" : ' -x'
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
