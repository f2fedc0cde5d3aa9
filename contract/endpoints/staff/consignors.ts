import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ConsignorPage, ConsignorQuery, ConsignorStatement, StatementQuery } from '#contract/staff/consignors.ts'

/** Who has left pieces with the shop, and what they get. */
export const staffConsignorEndpoints = {
  'GET /api/staff/consignors/': { query: ConsignorQuery, response: { 200: ConsignorPage } },
  'GET /api/staff/consignors/statement/': { query: StatementQuery, response: { 200: ConsignorStatement } },
} as const satisfies Endpoints
