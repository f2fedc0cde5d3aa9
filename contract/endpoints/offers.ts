import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { DecideOnOffer, MakeOffer, OfferParams, OfferQuery, OfferTerms, OwnOffer } from '#contract/offer.ts'

export const offerEndpoints = {
  'GET /api/offers/': { query: OfferQuery, response: { 200: OfferTerms } },
  'POST /api/offers/': { body: MakeOffer, response: { 201: OwnOffer } },
  'POST /api/offers/:id/decisions/': { params: OfferParams, body: DecideOnOffer, response: { 200: OwnOffer } },
} as const satisfies Endpoints
