/** Readers that share their parts, as one part to load: a bundle would have what they share once for each. */
export { readEslint } from './eslint.ts'
export { readRdjson } from './rdjson.ts'
export { readRdjsonl } from './rdjsonl.ts'
export { readSarif } from './sarif.ts'
