import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { BuybackMessage, PreviewBuybackMessage, TakeBuybackStep } from '#contract/staff/buyback-steps.ts'
import {
  BuybackParams,
  BuybackQuery,
  ChangeBuyback,
  ListedBuybacks,
  OpenBuyback,
  StaffBuyback,
  WrittenBuyback,
} from '#contract/staff/buybacks.ts'
import { ThreadParams } from '#contract/staff/threads.ts'

const params = BuybackParams

export const staffBuybackEndpoints = {
  'GET /api/staff/buybacks/': { query: BuybackQuery, response: { 200: ListedBuybacks } },
  'POST /api/staff/threads/:id/buyback/': { params: ThreadParams, body: OpenBuyback, response: { 201: WrittenBuyback } },
  'GET /api/staff/buybacks/:id/': { params, response: { 200: StaffBuyback } },
  'PATCH /api/staff/buybacks/:id/': { params, body: ChangeBuyback, response: { 200: WrittenBuyback } },
  'POST /api/staff/buybacks/:id/messages/': { params, body: PreviewBuybackMessage, response: { 200: BuybackMessage } },
  'POST /api/staff/buybacks/:id/steps/': { params, body: TakeBuybackStep, response: { 200: WrittenBuyback } },
  'GET /api/staff/buybacks/:id/photos/:part/': {
    params: z.strictObject({ id: BuybackParams.shape.id, part: z.string().regex(/^[\w-]{22}$/) }),
    response: { 200: z.unknown() },
  },
} as const satisfies Endpoints
