/** The same as in package.json; a test holds them together, so that nothing has to be read at run time. */
export const VERSION = '1.0.0'
