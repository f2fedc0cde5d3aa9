import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'

// each embedded database has 128 MB of its own, most never touched: counted one by one, each made the collector walk the whole heap
setFlagsFromString('--external-memory-accounted-in-global-limit')

// `embedded`: the run on PostgreSQL, where all tests of the database run, comes beside this one
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
    exclude: ['test/e2e/**', 'test/production/**', 'node_modules/**', ...leftToPostgres],
    pool: 'threads',
    isolate: false,
    reporters: ['default', './test/outcomes/vitest-reporter.ts'],
    globalSetup: ['test/snapshot-database.ts'],
    setupFiles: ['test/left-behind.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // a one-second timeout is too short on a machine that runs other tests
    expect: { poll: { timeout: 20_000 } },
    // many tests wait for an email or a process: others can run meanwhile
    maxWorkers: availableParallelism() + 1,
    env: {
      // read by the client of PostgreSQL: databases that end with their test need not outlive a power loss
      PGOPTIONS: '-c synchronous_commit=off',
    },
  },
})
