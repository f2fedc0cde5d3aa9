import type { FastifyInstance } from 'fastify'
import { listConsignors, readConsignments } from '#server/domain/pieces/consignors.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentConsignor, presentStatement } from '#server/http/present/staff/consignors.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

/** Who has left pieces with the shop, and what they get. */
export function staffConsignorRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const cost = staffRoute('piece.cost')
  addStaffRoute(app, 'GET /api/staff/consignors/', cost, async ({ query, url }) => {
    const { count, consignors } = await listConsignors(ctx.db, { page: query.page, size: query.page_size })
    return { count, ...paginationLinks(url, query, count), results: consignors.map(presentConsignor) }
  })
  addStaffRoute(app, 'GET /api/staff/consignors/statement/', cost, async ({ query }) =>
    presentStatement(await readConsignments(ctx.db, { name: query.name, personId: query.person ?? null }), ctx.now()),
  )
}
