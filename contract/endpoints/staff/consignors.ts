import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  ConsignorPage,
  ConsignorQuery,
  ConsignorStatement,
  SendStatement,
  StatementEmail,
  StatementEmailQuery,
  StatementQuery,
  StatementSent,
} from '#contract/staff/consignors.ts'

/** Who has left pieces with the shop, and what they get. */
export const staffConsignorEndpoints = {
  'GET /api/staff/consignors/': { query: ConsignorQuery, response: { 200: ConsignorPage } },
  'GET /api/staff/consignors/statement/': { query: StatementQuery, response: { 200: ConsignorStatement } },
  'GET /api/staff/consignors/statement/email/': { query: StatementEmailQuery, response: { 200: StatementEmail } },
  'POST /api/staff/consignors/statement/email/': { body: SendStatement, response: { 200: StatementSent } },
} as const satisfies Endpoints
