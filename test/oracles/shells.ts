import { execFile, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

export type ShellName = 'bash' | 'zsh' | 'fish'

const run = promisify(execFile)

/** If a shell is missing, its tests are skipped locally and fail in our CI. */
const isMissing = (shell: ShellName) => spawnSync(shell, ['--version']).status !== 0

export function describeShell(shell: ShellName): { readonly name: string; readonly skipped: boolean } {
  const missing = isMissing(shell)
  return {
    name: missing ? `${shell} (SKIPPED unless FENCEPOST_REQUIRE_TOOLS=1: it is not installed)` : shell,
    skipped: missing && process.env.FENCEPOST_REQUIRE_TOOLS !== '1',
  }
}

/** What the shell itself offers after a line, with our script loaded; of files only their names. */
export async function complete(
  shell: ShellName,
  script: string,
  line: string,
  directory: string,
): Promise<string[]> {
  const file = path.join(directory, '.completion')
  writeFileSync(file, script)
  const found = await COMPLETE[shell](file, line, directory)
  return [...new Set(found.filter((word) => !/^(?:\.|$)/.test(word)))].toSorted()
}

const COMPLETE: Record<ShellName, (script: string, line: string, cwd: string) => Promise<string[]>> = {
  /** Readline takes file names only from a terminal: `script` gives it one, and M-* inserts all that it would offer. */
  async bash(script, line, cwd) {
    const rc = path.join(cwd, '.rc')
    const shown = path.join(cwd, '.shown')
    const mark = 'bind -x \'"\\C-t": printf "%s\\n" "$READLINE_LINE" >.shown; exit\''
    writeFileSync(rc, `PS1=\nbind 'set enable-bracketed-paste off'\nsource ${script}\n${mark}\n`)
    const bash = `bash --noprofile --rcfile ${rc} -i`
    await typed(bash, `${line}\u001b*\u0014`, cwd)
    const inserted = readFileSync(shown, 'utf8').trimEnd()
    // Completion inserts what is typed again.
    const start = line.slice(0, line.search(/[^ =]*$/))
    return inserted === line ? [] : unescapedWords(inserted.slice(start.length))
  },

  async zsh(script, line, cwd) {
    const hits = path.join(cwd, '.hits')
    writeFileSync(hits, '')
    writeFileSync(path.join(cwd, '.driver'), ZSH)
    await run('zsh', ['-f', '.driver', script, line, hits], { cwd })
    return readFileSync(hits, 'utf8')
      .split('\n')
      .map((hit) => hit.replaceAll(/\\(.)/g, '$1'))
  },

  async fish(script, line, cwd) {
    const { stdout } = await run(
      'fish',
      ['--no-config', '-c', `source ${script}; complete -C $argv[1]`, line],
      { cwd },
    )
    const words = stdout.split('\n').map((row) => row.split('\t')[0] ?? '')
    return words.map((word) => word.replace(/^--[\w-]+=/, '').replace(/\/$/, ''))
  },
}

/** Runs a program in a terminal of its own, and types. */
async function typed(program: string, keys: string, cwd: string): Promise<void> {
  const child = run('script', ['-qec', program, '/dev/null'], { cwd, env: { ...process.env, TERM: 'dumb' } })
  child.child.stdin?.end(keys)
  await child
}

function unescapedWords(text: string): string[] {
  const words = text.match(/(?:\\.|[^\s\\])+/g) ?? []
  return words.map((word) => word.replaceAll(/\\(.)/g, '$1').replace(/\/$/, ''))
}

/**
 * Completion of zsh runs only in a terminal, which zpty gives it. All that is offered goes through `compadd`.
 * After https://github.com/Valodim/zsh-capture-completion
 */
const ZSH = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "autoload -Uz compinit && compinit -u -D; LISTMAX=10000; source $1"
zpty -w shell 'compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return $?; fi
  local -a found
  builtin compadd -A found "$@"
  print -rl -- $found >> '"$3"'
  builtin compadd "$@"
}'
zpty -w shell "finish() { _main_complete; print -r -- DONE\\$((1 + 1)) }; zle -C finish complete-word finish; bindkey '^I' finish; print READY\\$((1 + 1))"
while zpty -r shell row; do [[ $row == *READY2* ]] && break; done
zpty -n -w shell "$2"$'\\t'
while zpty -r shell row; do [[ $row == *DONE2* ]] && break; done
zpty -d shell
`
