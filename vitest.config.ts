import { defineConfig } from 'vitest/config'
import { PropertyTable } from './test/helpers/property-table.ts'
import { isExhaustive } from './test/helpers/runs.ts'
import { tierFiles } from './test/helpers/tier-files.ts'

export default defineConfig({
  test: {
    // With FENCEPOST_RUNS only what it makes a difference to: `npm test` has run the others.
    include: isExhaustive ? tierFiles() : ['test/**/*.test.ts'],
    setupFiles: ['test/helpers/setup.ts'],
    // A guard against what never ends, not a measure of speed: a busy machine takes several times as long.
    testTimeout: 400_000,
    // Loading the sources anew for each file takes a fifth of `npm test`; .ci/run does it.
    isolate: isExhaustive,
    // The default leaves one core to the watcher, which is half of a machine with two.
    maxWorkers: '100%',
    reporters: ['default', new PropertyTable()],
    coverage: { include: ['src/**'], reporter: ['text'] },
  },
})
