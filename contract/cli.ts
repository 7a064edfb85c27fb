import { main } from './main.ts'

const interruption = new AbortController()

/** The first Ctrl-C ends the run after the current request and cleans up; the second one ends it at once. */
function interrupt(): void {
  if (interruption.signal.aborted) {
    console.log('not cleaned up: npm run contract -- --clean with the same repository does it later')
    process.exit(130)
  }
  console.log('interrupted: cleaning up; once more to stop at once')
  interruption.abort(new Error('interrupted'))
}

process.on('SIGINT', interrupt)
process.on('SIGTERM', interrupt)
process.on('SIGHUP', interrupt)

process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  say: (line) => console.log(line),
  signal: interruption.signal,
  today: () => new Date().toISOString().slice(0, 10),
})
