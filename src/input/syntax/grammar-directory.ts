import path from 'node:path'

/** As seen from src and from lib; the build puts another path here. */
export const GRAMMAR_DIRECTORY = path.join(import.meta.dirname, '../../../dist/grammars')
