import type { FastifyInstance } from 'fastify'
import { makePromos } from '#server/domain/promos/make-promos.ts'
import { listPromos, readPromo, readPromoUses } from '#server/domain/promos/read-promos.ts'
import { addPromo, changePromo, deletePromo } from '#server/domain/promos/write-promos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentPromo, presentPromoRecord } from '#server/http/present/staff/promo.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffPromoRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const edit = staffRoute('promo.edit')
  addStaffRoute(app, 'GET /api/staff/promos/', edit, async ({ query, url }) => {
    const { count, promos } = await listPromos(ctx, query)
    return { count, ...paginationLinks(url, query, count), results: promos.map(presentPromo) }
  })
  addStaffRoute(app, 'GET /api/staff/promos/:id/', edit, async ({ params }) => {
    const promo = await readPromo(ctx, params.id)
    return presentPromoRecord(promo, await readPromoUses(ctx.db, promo.code))
  })
  addStaffRoute(app, 'POST /api/staff/promos/', edit, async (request, reply) => {
    const { id, actionId } = await addPromo(ctx, staffOf(request), request.body)
    return reply.status(201).send({ id, action_id: actionId })
  })
  addStaffRoute(app, 'POST /api/staff/promos/make/', edit, async (request, reply) => {
    const { codes, actionId } = await makePromos(ctx, staffOf(request), request.body)
    return reply.status(201).send({ codes, action_id: actionId })
  })
  addStaffRoute(app, 'PATCH /api/staff/promos/:id/', edit, async (request) => {
    const { id, actionId } = await changePromo(ctx, staffOf(request), request.params.id, request.body)
    return { id, action_id: actionId }
  })
  addStaffRoute(app, 'DELETE /api/staff/promos/:id/', edit, async (request) => ({
    action_id: await deletePromo(ctx, staffOf(request), request.params.id),
  }))
}
