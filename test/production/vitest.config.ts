import { defineConfig } from 'vitest/config'

/**
 * Tests of the shop as people start it. Three files run at once, each with its own servers and databases, because half
 * of the time is waiting.
 */
export default defineConfig({
  test: {
    include: ['test/production/**/*.test.ts'],
    pool: 'forks',
    // files need no isolation: everything under test runs in processes of its own
    isolate: false,
    maxWorkers: 3,
    // these tests start whole programs: those that pass only on a retry are named at the end of `npm test`
    retry: process.env.CI ? 2 : 0,
    reporters: ['default', './test/outcomes/vitest-reporter.ts'],
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
})
