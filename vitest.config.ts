import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'app/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    pool: 'threads',
    isolate: false,
    globalSetup: ['test/snapshot-database.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
