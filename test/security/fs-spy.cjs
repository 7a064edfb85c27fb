// Loaded before a program: writes down every path that the program hands to the file system.
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')

const log = process.env.FENCEPOST_FS_LOG
const write = fs.appendFileSync
const watched = Object.keys(fs).filter((name) =>
  /^(?:open|read|lstat|stat|exists|access|realpath|opendir)/.test(name),
)
for (const name of watched) {
  const original = fs[name]
  if (typeof original !== 'function') continue
  const spy = (...args) => {
    if (typeof args[0] === 'string') write(log, `${JSON.stringify([name, args[0]])}\n`)
    return original.apply(fs, args)
  }
  fs[name] = Object.assign(spy, original)
  if (original.native)
    fs[name].native = (...args) => {
      write(log, `${JSON.stringify([name, String(args[0])])}\n`)
      return original.native(...args)
    }
}
syncBuiltinESMExports()
