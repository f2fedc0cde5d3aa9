import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readDemand } from '#server/domain/demand/read-demand.ts'
import { readReplyInsight } from '#server/domain/insight/read-replies.ts'
import { readSalesInsight } from '#server/domain/insight/read-sales.ts'
import { readStockInsight } from '#server/domain/insight/read-stock.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentDemandInsight } from '#server/http/present/staff/demand-insight.ts'
import { presentReplyInsight } from '#server/http/present/staff/reply-insight.ts'
import { presentSalesInsight } from '#server/http/present/staff/sales-insight.ts'
import { presentStockInsight } from '#server/http/present/staff/stock-insight.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffInsightRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const readerOf = (request: FastifyRequest) => ({
    lists: ctx.catalog.current().lists,
    language: requestLanguage(request.headers['accept-language']),
    mayCost: staffOf(request).permissions.has('piece.cost'),
  })
  addStaffRoute(app, 'GET /api/staff/insight/stock/', staffRoute('insight.read'), async (request) =>
    presentStockInsight(await readStockInsight(ctx), readerOf(request)),
  )
  addStaffRoute(app, 'GET /api/staff/insight/demand/', staffRoute('insight.read'), async ({ query }) =>
    presentDemandInsight(await readDemand(ctx, query)),
  )
  addStaffRoute(app, 'GET /api/staff/insight/replies/', staffRoute('insight.read'), async (request) =>
    presentReplyInsight(await readReplyInsight(ctx, request.query)),
  )
  addStaffRoute(app, 'GET /api/staff/insight/sales/', staffRoute('insight.money'), async (request) =>
    presentSalesInsight(await readSalesInsight(ctx, request.query), readerOf(request)),
  )
}
