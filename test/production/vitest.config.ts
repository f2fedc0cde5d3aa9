import { defineConfig } from 'vitest/config'

/**
 * Tests of the shop as it is started in production. Three files run at once, because they spend half of the time waiting. Each file has its
 * own servers and databases.
 */
export default defineConfig({
  test: {
    include: ['test/production/**/*.test.ts'],
    pool: 'forks',
    // all code under test runs in other processes, so test files need no isolation
    isolate: false,
    maxWorkers: 3,
    // CI retries tests, because they start whole programs. The end of `npm test` names tests that passed only on a retry.
    retry: process.env.CI ? 2 : 0,
    reporters: ['default', './test/outcomes/vitest-reporter.ts'],
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
})
