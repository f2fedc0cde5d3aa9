import { describe } from 'vitest'
import { holds, isPostgresOptional, production, startOnPostgres } from '#test/production/every-start.ts'

describe.skipIf(isPostgresOptional)('`npm start` on an empty PostgreSQL, in production without the demo', () => {
  // Disables draining, which `processes.test.ts` tests.
  holds(() => startOnPostgres(1, { DRAIN_SECONDS: '0' }), production.ORIGIN_STAFF)
})
