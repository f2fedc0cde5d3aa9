import type { FastifyInstance } from 'fastify'
import { listConsignors, readConsignments } from '#server/domain/pieces/consignors.ts'
import { downloadStatement, previewStatementEmail, sendStatement } from '#server/domain/pieces/statement-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentConsignor, presentStatement } from '#server/http/present/staff/consignors.ts'
import { sendPdf } from '#server/http/send-pdf.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffConsignorRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const cost = staffRoute('piece.cost')
  addStaffRoute(app, 'GET /api/staff/consignors/', cost, async ({ query, url }) => {
    const { count, consignors } = await listConsignors(ctx.db, { page: query.page, size: query.page_size })
    return { count, ...paginationLinks(url, query, count), results: consignors.map(presentConsignor) }
  })
  addStaffRoute(app, 'GET /api/staff/consignors/statement/', cost, async ({ query }) =>
    presentStatement(await readConsignments(ctx.db, { name: query.name, personId: query.person ?? null }), ctx.now()),
  )
  addStaffRoute(app, 'GET /api/staff/consignors/statement/email/', cost, async ({ query: { name, person, language } }) => {
    const {
      to,
      language: written,
      subject,
      text,
      attachment,
    } = await previewStatementEmail(ctx, { name, personId: person ?? null, language })
    return { to, language: written, subject, body: text, attachment }
  })
  addStaffRoute(app, 'GET /api/staff/consignors/statement/pdf/', cost, async (request, reply) => {
    const { name, person, language } = request.query
    return sendPdf(reply, await downloadStatement(ctx, staffOf(request), { name, personId: person ?? null, language }))
  })
  addStaffRoute(app, 'POST /api/staff/consignors/statement/email/', cost, async (request) => {
    const { name, person, to, language } = request.body
    return { action_id: await sendStatement(ctx, staffOf(request), { name, personId: person, to, language }) }
  })
}
