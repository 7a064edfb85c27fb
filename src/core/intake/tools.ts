/** Parsers that share code, loaded as one module: the bundler would otherwise duplicate the shared code. */
export { readEslint } from './eslint.ts'
export { readRdjson } from './rdjson.ts'
export { readRdjsonl } from './rdjsonl.ts'
export { readSarif } from './sarif.ts'
