import { defineConfig } from 'vitest/config'

/**
 * Tests of the Docker image, which is built and run by a Docker engine. The tests are skipped if there is no engine, or if the base image
 * is missing.
 */
export default defineConfig({
  test: {
    include: ['test/image/**/*.test.ts'],
    reporters: ['default', './test/outcomes/vitest-reporter.ts'],
    testTimeout: 400_000,
    // hooks install packages and build the pages
    hookTimeout: 1_800_000,
  },
})
