import { expect, test } from 'vitest'
import { testsOfAnyDatabase } from '#test/database-tests.ts'

const ofAny = testsOfAnyDatabase()

test('a test of requests to one shop is left to the run on PostgreSQL', () => {
  expect(ofAny).toEqual(expect.arrayContaining(['server/http/cart.routes.test.ts', 'app/sections/video/load-videos.server.test.ts']))
})

test.each([
  ['of the database itself', 'server/db/client.test.ts'],
  ['of work outside requests', 'server/domain/jobs/jobs.test.ts'],
  ['that knows which database it has', 'server/http/cart.limits.test.ts'],
  ['of values that each driver writes differently', 'server/http/stored-input.test.ts'],
  ['whose helper opens two shops', 'server/http/staff/company.routes.test.ts'],
  ['without a database', 'test/lint.test.ts'],
])('a test %s is not left to the run on PostgreSQL: %s', (_what, name) => {
  expect(ofAny).not.toContain(name)
})
