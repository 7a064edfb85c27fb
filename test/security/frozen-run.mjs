// Plans texts with frozen prototypes: one {"text":…,"format":…} per line in, one result per line out.
import { createInterface } from 'node:readline'
import { planReview } from '../../lib/index.js'
import { collectFindings } from '../../lib/input/collect-findings.js'

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype]
const keys = () => JSON.stringify(prototypes.map((prototype) => Reflect.ownKeys(prototype).map(String)))
const before = keys()
for (const prototype of prototypes) Object.freeze(prototype)

const diff = `diff --git a/src/cart.ts b/src/cart.ts\n--- a/src/cart.ts\n+++ b/src/cart.ts\n@@ -1 +1 @@\n-a\n+b\n`
for await (const line of createInterface({ input: process.stdin })) {
  const { text, format } = JSON.parse(line)
  const result = await collectFindings([{ file: 'f', text }], { format, lenient: true }).then(
    ({ findings, bad, notes }) => ({
      findings,
      bad,
      notes,
      review: planReview({ findings, bad, diff }).review,
    }),
    (error) => ({ error: String(error.message) }),
  )
  if (keys() !== before || {}.polluted !== undefined) throw new Error('A prototype has changed')
  process.stdout.write(`${JSON.stringify(result)}\n`)
}
