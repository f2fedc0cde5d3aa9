import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { FindQuery, FindResults } from '#contract/staff/find.ts'

/** The search over all records of the back office. */
export const staffFindEndpoints = {
  'GET /api/staff/find/': { query: FindQuery, response: { 200: FindResults } },
} as const satisfies Endpoints
