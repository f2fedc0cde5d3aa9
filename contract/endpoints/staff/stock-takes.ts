import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  Labels,
  LabelsPdfQuery,
  LabelsQuery,
  NewStockTake,
  PieceSeen,
  StockTake,
  StockTakeClosing,
  StockTakePage,
  StockTakeParams,
  StockTakeQuery,
} from '#contract/staff/stock-takes.ts'

const params = StockTakeParams

export const staffStockTakeEndpoints = {
  'GET /api/staff/labels/': { query: LabelsQuery, response: { 200: Labels } },
  'GET /api/staff/labels/pdf/': { query: LabelsPdfQuery, response: { 200: z.unknown() } },
  'GET /api/staff/stock-takes/': { query: StockTakeQuery, response: { 200: StockTakePage } },
  'POST /api/staff/stock-takes/': { body: NewStockTake, response: { 201: StockTake } },
  'GET /api/staff/stock-takes/:id/': { params, response: { 200: StockTake } },
  'PUT /api/staff/stock-takes/:id/seen/': { params, body: PieceSeen, response: { 200: StockTake } },
  'POST /api/staff/stock-takes/:id/close/': { params, body: StockTakeClosing, response: { 200: StockTake } },
} as const satisfies Endpoints
