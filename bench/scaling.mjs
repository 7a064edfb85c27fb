/**
 * Whether time grows with the input and no faster: each shape at n, 2n and 4n, in one process. Exits with 1 where 4n
 * takes clearly more than four times as long as n. What is linear here took seconds or minutes at these sizes before.
 * `node bench/scaling.mjs [part of a name…]` runs some of the shapes.
 */
import { shapes } from './scaling-shapes.mjs'

/** From n to 4n, and from 2n to 4n. A noisy machine makes 4 to 8 of 4; a square would be 16, and 4. */
const MAX_RATIO = 10
const MAX_RATIO_OF_HALF = 2.6
/** Milliseconds. What is faster at 4n is not judged: the clock and the collector of garbage count for more. */
const MIN_JUDGED = 150
/** Milliseconds. A short time at n is taken for this, so that its noise does not make a ratio. */
const FLOOR = 10
const RUNS = 3
/** Milliseconds. Longer runs are not repeated. */
const LONG = 500

const wanted = process.argv.slice(2)
const failed = []
for (const shape of shapes) {
  if (wanted.length > 0 && !wanted.some((part) => shape.name.includes(part))) continue
  // Warms up.
  await timeOf(shape, Math.ceil(shape.n / 2))
  let times = await timesOf(shape)
  // Confirmed, because other processes may have had the machine.
  if (isSteep(times)) times = bestOf(times, await timesOf(shape))
  const told = times.map((time) => `${time.toFixed(0).padStart(6)} ms`).join(' ')
  const verdict = isSteep(times) ? '  STEEP' : ''
  console.log(
    `${shape.name.padEnd(58)} n=${String(shape.n).padEnd(7)} ${told}   ×${ratioOf(times).toFixed(1)}${verdict}`,
  )
  if (verdict) failed.push(shape.name)
}
if (failed.length > 0) {
  console.error(`Grows faster than its input: ${failed.join('; ')}`)
  process.exitCode = 1
}

async function timesOf(shape) {
  return [await timeOf(shape, shape.n), await timeOf(shape, 2 * shape.n), await timeOf(shape, 4 * shape.n)]
}

/** The best of a few. Everything is made anew, because what the library knows of a diff is kept with it. */
async function timeOf({ make }, n) {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && (run === 0 || best < LONG); run++) {
    const work = make(n)
    const start = performance.now()
    await work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

function bestOf(one, other) {
  return one.map((time, index) => Math.min(time, other[index]))
}

function ratioOf([one, , four]) {
  return four / Math.max(FLOOR, one)
}

function isSteep(times) {
  const [, two, four] = times
  return four > MIN_JUDGED && ratioOf(times) > MAX_RATIO && four / two > MAX_RATIO_OF_HALF
}
