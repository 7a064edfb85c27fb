import type { Command, FlagSpec } from '../flag.ts'
import { shortText } from './words.ts'

export function zshCompletion(commands: ReadonlyMap<string, Command>): string {
  const all = [...commands]
  const described = all.map(([name, { summary }]) => `    ${quoted(`${name}:${shortText(summary)}`)}`)
  return `#compdef fencepost
# zsh completion for fencepost. In ~/.zshrc, after compinit: source <(fencepost completion zsh)
_fencepost() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  local -a commands=(
${described.join('\n')}
  )
  _arguments -C '(- *)'{-h,--help}'[Print the help]' '(- *)'{-V,--version}'[Print the version]' \\
    '1:command:->command' '*::argument:->arguments'
  case $state in
    command) _describe -t commands command commands ;;
    arguments)
      case $line[1] in
${all.map(([name, command]) => commandCase(name, command)).join('\n')}
      esac ;;
  esac
}

if [[ $funcstack[1] == _fencepost ]]; then
  _fencepost "$@"
else
  compdef _fencepost fencepost
fi
`
}

function commandCase(name: string, { flags, argument, takesCommand }: Command): string {
  const specs = Object.entries(flags).flatMap(([flag, spec]) => flagSpecs(flag, spec))
  if (argument) specs.push(quoted(`1:argument:(${argument.join(' ')})`))
  // After `--`, the user's own command is completed like any command line.
  if (takesCommand) specs.push(quoted('(-)1:command: _command_names -e'), quoted('*::argument:_normal'))
  return `        ${name})
          _arguments -s -S \\
${specs.map((spec) => `            ${spec}`).join(' \\\n')} ;;`
}

/** https://zsh.sourceforge.io/Doc/Release/Completion-System.html#index-_005farguments */
function flagSpecs(name: string, spec: FlagSpec): string[] {
  const { value, short, no, description } = spec
  const about = `[${shortText(description).replace(/[[\]\\:]/g, '\\$&')}]`
  const optional = spec.bare === undefined ? ':' : '::'
  const action = value === undefined ? '' : `${optional}${name}:${actionFor(spec)}`
  const long = quoted(`*--${name}${value === undefined ? '' : '='}${about}${action}`)
  return [
    long,
    ...(short === undefined ? [] : [quoted(`*-${short}${value === undefined ? '' : '+'}${about}${action}`)]),
    ...(no === undefined ? [] : [quoted(`*--no-${name}[${name}\\: ${no}]`)]),
  ]
}

function actionFor({ value, choices }: FlagSpec): string {
  if (choices) return `(${choices.join(' ')})`
  if (value === 'FILE') return '_files'
  return value === 'DIR' ? '_files -/' : ' '
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
