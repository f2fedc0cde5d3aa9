import type { FastifyInstance, FastifyRequest } from 'fastify'
import { labelPath } from '#contract/rules/staff/labels.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { makePaper } from '#server/domain/mail/make-paper.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { labelSheet } from '#server/domain/stock-takes/label-sheet.ts'
import { type LabelRow, readLabels } from '#server/domain/stock-takes/read-labels.ts'
import { getStockTake, listStockTakes } from '#server/domain/stock-takes/read-stock-take.ts'
import { closeStockTake, markSeen, startStockTake } from '#server/domain/stock-takes/stock-takes.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentQrCode } from '#server/http/present/staff/qr-code.ts'
import { sendPdf } from '#server/http/send-pdf.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffStockTakeRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/labels/', staffRoute('piece.read'), async (request) => {
    const rows = await readLabels(ctx.db, staffOf(request), request.query.ids)
    return { results: withCodes(rows, originOf(ctx, request)) }
  })
  addStaffRoute(app, 'GET /api/staff/labels/pdf/', staffRoute('piece.read'), async (request, reply) => {
    const { ids, language } = request.query
    const rows = await readLabels(ctx.db, staffOf(request), ids)
    if (!rows.length) throw new CodedError('not-found')
    const sheet = labelSheet(withCodes(rows, originOf(ctx, request)), language, new Date(ctx.now()))
    return sendPdf(reply, await makePaper(ctx, 'labels', sheet))
  })
  addStaffRoute(app, 'GET /api/staff/stock-takes/', staffRoute('piece.read'), async ({ query, url }) => {
    const { count, takes } = await listStockTakes(ctx.db, { isOpen: query.open, page: query.page, size: query.page_size })
    return { count, ...paginationLinks(url, query, count), results: takes }
  })
  addStaffRoute(app, 'GET /api/staff/stock-takes/:id/', staffRoute('piece.read'), ({ params }) => getStockTake(ctx.db, params.id))
  const move = staffRoute('piece.move')
  addStaffRoute(app, 'POST /api/staff/stock-takes/', move, (request) => startStockTake(ctx, staffOf(request), request.body.place_id))
  addStaffRoute(app, 'PUT /api/staff/stock-takes/:id/seen/', move, (request) => {
    const { piece_id: pieceId, is_seen: isSeen } = request.body
    return markSeen(ctx, staffOf(request), { id: request.params.id, pieceId, isSeen })
  })
  addStaffRoute(app, 'POST /api/staff/stock-takes/:id/close/', move, (request) =>
    closeStockTake(ctx, staffOf(request), request.params.id, request.body.note),
  )
}

/** Adds to each label its URL, and the QR code of this URL. */
const withCodes = (rows: readonly LabelRow[], origin: string) =>
  rows.map((row) => {
    const url = origin + labelPath(row.id)
    return { ...row, url, ...presentQrCode(url, 0) }
  })

/** The origin of the back office, for the QR codes of labels. */
function originOf({ backOffice }: ShopContext, { protocol, host }: FastifyRequest): string {
  return backOffice.origin ?? new URL(`${protocol}://${host}`).origin
}
