import { defineConfig } from 'vitest/config'

/** The shop as people start it: three files beside each other, each with servers and databases of its own; half of their time is waiting. */
export default defineConfig({
  test: {
    include: ['test/production/**/*.test.ts'],
    pool: 'forks',
    // what they share is read once a process: all that they test runs in processes of its own
    isolate: false,
    maxWorkers: 3,
    // whole programs start here: what passes on a later try only is named at the end of `npm test`
    retry: process.env.CI ? 2 : 0,
    reporters: ['default', './test/outcomes/vitest-reporter.ts'],
    testTimeout: 400_000,
    hookTimeout: 400_000,
  },
})
