import path from 'node:path'

/** For src and lib; bundles replace it with another path. */
export const GRAMMAR_DIRECTORY = path.join(import.meta.dirname, '../../../dist/grammars')
