import { defineConfig } from 'vitest/config'

/** Tests of the Docker image, built and run by an engine. Without an engine, or without the image that it is based on, they are skipped. */
export default defineConfig({
  test: {
    include: ['test/image/**/*.test.ts'],
    reporters: ['default', './test/outcomes/vitest-reporter.ts'],
    testTimeout: 400_000,
    // hooks install packages and build the pages
    hookTimeout: 1_800_000,
  },
})
