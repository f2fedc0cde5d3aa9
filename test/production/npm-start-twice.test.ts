import { describe } from 'vitest'
import { demo, holds, isPostgresOptional, production, startOnPostgres } from '#test/production/every-start.ts'

describe.skipIf(isPostgresOptional)('`npm start` twice on one PostgreSQL, in production', () => {
  holds(() => startOnPostgres(2, demo), production.ORIGIN_STAFF)
})
