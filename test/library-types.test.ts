import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Extractor, ExtractorConfig, type ExtractorMessage } from '@microsoft/api-extractor'
import { expect, test } from 'vitest'
import { ROOT } from './helpers/run.ts'

/** A constant behind a union such as `Format`: naming the union is enough. */
const CONSTANT = /The symbol "[A-Z_]+"/

test.for(['index', 'github', 'gitlab'])(
  '%s: every type in a public signature can be imported by its name',
  (entry) => {
    const messages: ExtractorMessage[] = []
    const mainEntryPointFilePath = path.join(ROOT, `lib/${entry}.d.ts`)
    const off = { enabled: false }
    const compilerOptions = { target: 'es2023', module: 'nodenext', strict: true, types: [], lib: ['es2023'] }
    const config = ExtractorConfig.prepare({
      configObject: {
        projectFolder: ROOT,
        mainEntryPointFilePath,
        compiler: { overrideTsconfig: { compilerOptions, files: [mainEntryPointFilePath] } },
        apiReport: { ...off, reportFileName: 'none' },
        docModel: off,
        dtsRollup: off,
        tsdocMetadata: off,
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: path.join(ROOT, 'package.json'),
    })
    Extractor.invoke(config, {
      messageCallback(message) {
        message.handled = true
        if (/^(?:ae-|TS\d|tsdoc-)/.test(message.messageId)) messages.push(message)
      },
    })
    const wrong = messages
      .filter(({ messageId, text }) => messageId !== 'ae-missing-release-tag' && !CONSTANT.test(text))
      .map(({ text, sourceFilePath = '' }) => `${path.relative(ROOT, sourceFilePath)}: ${text}`)
    expect(wrong).toEqual([])
  },
)

test('every export is documented', () => {
  const read = (file: string) => readFileSync(path.join(ROOT, 'lib', file), 'utf8')
  const files = readdirSync(path.join(ROOT, 'lib'), { recursive: true, encoding: 'utf8' })
  const declared = files
    .filter((file) => file.endsWith('.d.ts'))
    .map(read)
    .join('\n')
  const exported = ['index.d.ts', 'github.d.ts', 'gitlab.d.ts'].flatMap((file) =>
    [...read(file).matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, ''),
      ),
    ),
  )
  expect(exported.length).toBeGreaterThan(60)
  const isDocumented = (name: string) =>
    new RegExp(`\\*/\nexport (?:declare )?(?:interface|type|const|function|class) ${name}\\b`).test(declared)
  expect(exported.filter((name) => !isDocumented(name))).toEqual([])
})
