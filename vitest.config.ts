import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'

// Each embedded database allocates 128 MB, most of which is never used. Without this flag, each allocation would make the garbage collector
// scan the whole heap.
setFlagsFromString('--external-memory-accounted-in-global-limit')

// The tests that behave the same on every database. The run on the embedded database skips them, because the run on PostgreSQL covers them.
const leftToPostgres = process.env.TEST_ON === 'embedded' ? (await import('#test/database-tests.ts')).testsOfAnyDatabase() : []

export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'bench/**/*.test.ts',
      'server/**/*.test.ts',
      '{app,backoffice}/**/*.test.{ts,tsx}',
      'test/**/*.test.ts',
    ],
    exclude: ['test/e2e/**', 'test/image/**', 'test/production/**', 'node_modules/**', ...leftToPostgres],
    pool: 'threads',
    isolate: false,
    reporters: ['default', './test/outcomes/vitest-reporter.ts'],
    globalSetup: ['test/snapshot-database.ts'],
    setupFiles: ['test/left-behind.ts', 'test/seeded-properties.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // the default of one second is too short while other tests run
    expect: { poll: { timeout: 20_000 } },
    // many tests wait for an email or a process, so one more worker can use the processor
    maxWorkers: availableParallelism() + 1,
    env: {
      // sets an option of the PostgreSQL client, because test databases need not survive a power failure
      PGOPTIONS: '-c synchronous_commit=off',
    },
  },
})
