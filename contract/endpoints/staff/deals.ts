import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { Deal, DealQuery } from '#contract/staff/deals.ts'

export const staffDealEndpoints = {
  'GET /api/staff/deals/': { query: DealQuery, response: { 200: Deal } },
} as const satisfies Endpoints
