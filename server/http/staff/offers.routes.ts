import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StaffOfferRow } from '#server/domain/offers/offer-rows.ts'
import { listOffers, replyToOffer } from '#server/domain/offers/reply-to-offer.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentStaffOffer } from '#server/http/present/offer.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffOfferRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const desk = staffRoute('offer.answer')
  const present = (request: FastifyRequest, offer: StaffOfferRow) => presentStaffOffer(offer, staffOf(request))

  addStaffRoute(app, 'GET /api/staff/offers/', desk, async (request) => ({
    results: (await listOffers(ctx, staffOf(request), request.query)).map((offer) => present(request, offer)),
  }))
  addStaffRoute(app, 'POST /api/staff/offers/:id/reply/', desk, async (request) => {
    const { offer, actionId } = await replyToOffer(ctx, staffOf(request), { id: request.params.id, ...request.body })
    return { offer: present(request, offer), action_id: actionId }
  })
}
