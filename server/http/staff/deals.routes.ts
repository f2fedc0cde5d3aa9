import type { FastifyInstance } from 'fastify'
import { readDeal } from '#server/domain/deals/read-deal.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentDeal } from '#server/http/present/staff/deals.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffDealRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/deals/', staffRoute('piece.cost'), async (request) =>
    presentDeal(await readDeal(ctx, staffOf(request), request.query)),
  )
}
