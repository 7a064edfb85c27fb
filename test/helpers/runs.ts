/** How often a property is tried: `FENCEPOST_RUNS=50` tries everything fifty times as often, as the nightly run does. */
export function runs(normal: number): number {
  return Math.ceil(normal * Number(process.env.FENCEPOST_RUNS ?? 1))
}

/** Of a property about security, whichever: 2,000 cases, and 100,000 in the nightly run. */
export function securityRuns(): number {
  return runs(2000)
}
