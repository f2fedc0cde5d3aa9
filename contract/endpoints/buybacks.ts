import { DecideBuyback, BuybackPage, BuybackPageParams } from '#contract/buyback-page.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'

export const buybackEndpoints = {
  'GET /api/buyback-pages/:token/': { params: BuybackPageParams, response: { 200: BuybackPage } },
  'POST /api/buyback-pages/:token/decisions/': { params: BuybackPageParams, body: DecideBuyback, response: { 200: BuybackPage } },
} as const satisfies Endpoints
