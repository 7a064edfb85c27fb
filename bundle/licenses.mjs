import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The name, licence and licence text of every package that one of the files is from. Texts that differ only in their
 * copyright lines are printed once, below all of those lines.
 */
export function licenses(files) {
  const packages = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [])
  const holders = new Map()
  const texts = new Map()
  for (const directory of [...new Set(packages)].toSorted()) {
    const { name, license } = JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
    const file = readdirSync(directory).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file ? readFileSync(path.join(directory, file), 'utf8') : ''
    const isHolder = (line) => /^\s*(?:Copyright (?:\(c\)|©|\d)|\(c\) \d)/i.test(line)
    const [held, rest] = [true, false].map((is) => text.split('\n').filter((line) => isHolder(line) === is))
    const same = rest.join(' ').replace(/\W+/g, ' ').trim().toLowerCase()
    if (!texts.has(same)) texts.set(same, rest.join('\n').trim())
    holders.set(
      same,
      (holders.get(same) ?? new Set()).add([name, license, ...held.map((line) => line.trim())].join('\n')),
    )
  }
  const written = [...texts].map(([same, text]) => [...[...holders.get(same)].toSorted(), text].join('\n\n'))
  return `${written.toSorted().join('\n\n\n')}\n`
}
