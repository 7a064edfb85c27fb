import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../src/command-line/commands.ts'
import { bashCompletion } from '../../src/command-line/completion/bash.ts'
import { fishCompletion } from '../../src/command-line/completion/fish.ts'
import { zshCompletion } from '../../src/command-line/completion/zsh.ts'
import { FORMATS } from '../../src/core/intake/format.ts'
import { fencepost, temporaryFiles } from '../helpers/run.ts'
import { complete, describeShell, type ShellName } from '../oracles/shells.ts'

const NAMES = [...COMMANDS.keys()].toSorted()
const FILES = ['a file.json', 'findings.json', 'sub folder']

const SCRIPTS: Record<ShellName, string> = {
  bash: bashCompletion(COMMANDS),
  zsh: zshCompletion(COMMANDS),
  fish: fishCompletion(COMMANDS),
}

/** A line that is typed, and what the shell offers then. */
const CASES: [line: string, offered: readonly string[]][] = [
  ['fencepost pl', ['plan']],
  ['fencepost an', ['annotate']],
  ['fencepost plan --form', ['--format']],
  ['fencepost plan --no-l', ['--no-lenient']],
  ['fencepost plan --format ', FORMATS.toSorted()],
  ['fencepost plan --format=es', ['eslint']],
  ['fencepost post --platform git', ['github', 'gitlab']],
  ['fencepost plan --lenient --form', ['--format']],
  ['fencepost plan --findings f', ['findings.json']],
  ['fencepost plan --findings ', FILES],
  ['fencepost plan -d ', FILES],
  ['fencepost plan --working-directory ', ['sub folder']],
  ['fencepost plan --repo ', []],
  ['fencepost plan x', []],
  ['fencepost completion ', ['bash', 'fish', 'zsh']],
  ['fencepost help sch', ['schema']],
  ['fencepost verify --setup x -- cat f', ['findings.json']],
]

describe.for<ShellName>(['bash', 'zsh', 'fish'])('%s', (shell) => {
  const { name, skipped } = describeShell(shell)

  test.skipIf(skipped).for(CASES)(`in ${name}: %s`, async ([line, offered]) => {
    const directory = temporaryFiles({ 'findings.json': '', 'a file.json': '' })
    mkdirSync(path.join(directory, 'sub folder'))
    expect(await complete(shell, SCRIPTS[shell], line, directory)).toEqual(offered)
  })

  test.skipIf(skipped)(`in ${name}: every command and all its flags`, async () => {
    const directory = temporaryFiles()
    const { stdout } = await fencepost(['completion', shell])
    expect(stdout).toBe(SCRIPTS[shell])
    const commands = await complete(shell, stdout, 'fencepost ', directory)
    expect(commands.filter((word) => !word.startsWith('-'))).toEqual(NAMES)
    for (const command of ['plan', 'post', 'verify']) {
      const flags = await complete(shell, stdout, `fencepost ${command} --`, directory)
      const known = Object.keys(COMMANDS.get(command)?.flags ?? {}).map((flag) => `--${flag}`)
      expect(flags.filter((flag) => !flag.startsWith('--no-'))).toEqual(known.toSorted())
    }
  })
})
