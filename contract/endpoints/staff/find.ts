import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { FindQuery, FindResults } from '#contract/staff/find.ts'

export const staffFindEndpoints = {
  'GET /api/staff/find/': { query: FindQuery, response: { 200: FindResults } },
} as const satisfies Endpoints
