import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  ConsignorPage,
  ConsignorQuery,
  ConsignorStatement,
  SendStatement,
  StatementEmailQuery,
  StatementQuery,
} from '#contract/staff/consignors.ts'
import { PaperEmail, PaperSent } from '#contract/staff/document.ts'

export const staffConsignorEndpoints = {
  'GET /api/staff/consignors/': { query: ConsignorQuery, response: { 200: ConsignorPage } },
  'GET /api/staff/consignors/statement/': { query: StatementQuery, response: { 200: ConsignorStatement } },
  'GET /api/staff/consignors/statement/email/': { query: StatementEmailQuery, response: { 200: PaperEmail } },
  'GET /api/staff/consignors/statement/pdf/': { query: StatementEmailQuery, response: { 200: z.unknown() } },
  'POST /api/staff/consignors/statement/email/': { body: SendStatement, response: { 200: PaperSent } },
} as const satisfies Endpoints
