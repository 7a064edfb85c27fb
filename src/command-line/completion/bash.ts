import type { Command, FlagTable } from '../flag.ts'
import { isFile, namesOf } from './words.ts'

/** Works with bash 3.2, which macOS has, and without the package bash-completion. */
export function bashCompletion(commands: ReadonlyMap<string, Command>): string {
  const all = [...commands]
  return `# bash completion for fencepost. In ~/.bashrc: source <(fencepost completion bash)
_fencepost() {
  local cur=\${COMP_WORDS[COMP_CWORD]} flag=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words= values= word
  COMPREPLY=()
  # --flag=value is three words.
  if [[ $cur == '=' ]]; then
    cur=
  elif [[ $flag == '=' ]]; then
    flag=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  if (( COMP_CWORD == 1 )); then
    words='${[...commands.keys(), '--help', '--version'].join(' ')}'
  else
    # After -- everything is a command of the user's own.
    for word in "\${COMP_WORDS[@]:2:COMP_CWORD-2}"; do
      [[ $word == -- ]] && return
    done
    case $command in
${all.map(([name, command]) => commandCase(name, command)).join('\n')}
      *) return ;;
    esac
    # The value of a switch may be left out.
    [[ $cur == -?* ]] && values=
    case $values in
      FILE) return ;;
      DIR) compopt -o dirnames +o default 2>/dev/null; return ;;
      ANY) compopt +o default 2>/dev/null; return ;;
      ?*) words=$values ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  # What is no flag and no value is no file either.
  [[ \${#COMPREPLY[@]} -gt 0 || $cur == */* ]] || compopt +o default 2>/dev/null
}
complete -o default -F _fencepost fencepost
`
}

function commandCase(name: string, { flags, argument }: Command): string {
  const cases = [...groupByValues(flags)].map(
    ([values, names]) => `          ${names.join('|')}) values='${values}' ;;`,
  )
  const words = Object.entries(flags)
    .flatMap(([flag, spec]) => namesOf(flag, spec))
    .join(' ')
  const others = argument ? `\n        [[ $cur == -* ]] || words='${argument.join(' ')}'` : ''
  const inner = cases.length > 0 ? `\n        case $flag in\n${cases.join('\n')}\n        esac` : ''
  return `      ${name})${inner}
        words='${words}'${others} ;;`
}

/** The flags that take a value, grouped by what is offered for it. */
function groupByValues(flags: FlagTable): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [name, spec] of Object.entries(flags)) {
    if (spec.value === undefined) continue
    const values = spec.choices?.join(' ') ?? (isFile(spec) ? spec.value : 'ANY')
    const long = `--${name}`
    groups.set(values, [...(groups.get(values) ?? []), long, ...(spec.short ? [`-${spec.short}`] : [])])
  }
  return groups
}
