import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { ROOT } from './run.ts'

/** The document with the lines between `<!-- name -->` and `<!-- /name -->` replaced. */
export function withSections(file: string, sections: Readonly<Record<string, readonly string[]>>): string {
  const document = readFileSync(path.join(ROOT, file), 'utf8')
  return Object.entries(sections).reduce((text, [name, lines]) => {
    const pattern = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`)
    expect(text).toMatch(pattern)
    return text.replace(pattern, () => [`<!-- ${name} -->`, '', ...lines, '', `<!-- /${name} -->`].join('\n'))
  }, document)
}
