import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { findRecords } from '#server/domain/staff-search/find-records.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffFindRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/find/', staffRoute('search'), async (request) => ({
    results: await findRecords(ctx, staffOf(request), request.query.q),
  }))
}
