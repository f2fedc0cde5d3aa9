import type { FastifyInstance } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import { consumeEnquiryLimit } from '#server/domain/enquiries/enquiry-limit.ts'
import { decideOnOffer, getOfferTerms } from '#server/domain/offers/decide-on-offer.ts'
import { makeOffer } from '#server/domain/offers/make-offer.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentOfferTerms, presentOwnOffer } from '#server/http/present/offer.ts'

const own = {
  config: { access: 'customer' },
  tags: ['Offers'],
  errors: {
    ...customerErrorResponses,
    404: ErrorBody.describe('No such piece, or not one of the customer’s own offers.'),
    409: ErrorBody.describe('The piece takes no offers or is gone; or the offer is over, or was answered meanwhile.'),
    429: ErrorBody.describe('Too many offers; Retry-After says when to come back.'),
  },
} as const

export function offersRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addRoute(app, 'GET /api/offers/', { ...own, operationId: 'getOfferTerms' }, async (request) => {
    const { kind, piece_id: id } = request.query
    return presentOfferTerms(await getOfferTerms(ctx, customerOf(request), { kind, id }), ctx.digest)
  })
  addRoute(app, 'POST /api/offers/', { ...own, operationId: 'makeOffer' }, async (request, reply) => {
    await consumeEnquiryLimit(ctx, request.ip)
    const asked = { offer: request.body, language: requestLanguage(request.headers['accept-language']), ip: request.ip }
    return reply.code(201).send(presentOwnOffer(await makeOffer(ctx, customerOf(request), asked), ctx.digest))
  })
  addRoute(app, 'POST /api/offers/:id/decisions/', { ...own, operationId: 'decideOnOffer' }, async (request) => {
    const asked = { id: request.params.id, ...request.body }
    return presentOwnOffer(await decideOnOffer(ctx, customerOf(request), asked), ctx.digest)
  })
}
