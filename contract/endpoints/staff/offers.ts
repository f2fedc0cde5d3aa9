import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ReplyToOffer, StaffOfferParams, StaffOfferQuery, StaffOffers, WrittenOffer } from '#contract/staff/offers.ts'

export const staffOfferEndpoints = {
  'GET /api/staff/offers/': { query: StaffOfferQuery, response: { 200: StaffOffers } },
  'POST /api/staff/offers/:id/reply/': { params: StaffOfferParams, body: ReplyToOffer, response: { 200: WrittenOffer } },
} as const satisfies Endpoints
