import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'

// each embedded database allocates 128 MB, mostly untouched: without the flag, each made the garbage collector walk the whole heap
setFlagsFromString('--external-memory-accounted-in-global-limit')

// `embedded`: a run on PostgreSQL accompanies this one and runs all tests of the database
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
    setupFiles: ['test/left-behind.ts'],
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // a one-second timeout is too short on a machine that runs other tests
    expect: { poll: { timeout: 20_000 } },
    // many tests wait for an email or a process: others can run meanwhile
    maxWorkers: availableParallelism() + 1,
    env: {
      // read by the PostgreSQL client: test databases need not survive a power loss
      PGOPTIONS: '-c synchronous_commit=off',
    },
  },
})
