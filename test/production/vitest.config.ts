import { defineConfig } from 'vitest/config'

/** The shop as people start it: two files beside each other, each with servers and databases of its own; half of their time is waiting. */
export default defineConfig({
  test: {
    include: ['test/production/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
