import type { FastifyInstance, FastifyReply } from 'fastify'
import { firstRowsHeader } from '#contract/rules/staff/first-rows-header.ts'
import { costColumns, type ImportColumn, importColumnNames, serialColumns } from '#contract/rules/staff/piece-csv-columns.ts'
import { formatCsv } from '#contract/rules/staff/spreadsheet-cell.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { exportPieces } from '#server/domain/import/export-pieces.ts'
import { packPhotos } from '#server/domain/photos/photo-archive.ts'
import { findStockIds } from '#server/domain/pieces/list-stock.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'
import { exportOrders } from '#server/domain/staff-orders/export-orders.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { assertSteppedUp, staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function staffExportRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/pieces/export/', staffRoute('piece.export'), async (request, reply) => {
    const staff = staffOf(request)
    const { format, ids: chosen, columns: asked, ...filters } = request.query
    const columns = chooseColumns(staff, asked)
    if (columns.some((column) => costColumns.includes(column))) assertSteppedUp(request.staffSession, ctx.now())
    const language = requestLanguage(request.headers['accept-language'])
    const ids = chosen ?? (await findStockIds(ctx, staff, filters, staffLimits.importRowsMax))
    const rows = await exportPieces(ctx.db, { ids, columns, language })
    const subject = { kind: 'piece' as const, id: '*', label: `${rows.length - 1} × ${columns.length}` }
    await runAction(ctx, staff, { name: 'piece.export', subject }, async () => {})
    const name = `pieces-${shopToday(ctx.now())}`
    if (format === 'csv') return sendFile(reply, formatCsv(rows, language), { name: `${name}.csv`, type: 'text/csv; charset=utf-8' })
    const bytes = await ctx.ports.tableFiles.writeXlsx(rows, staff.staffId)
    if (!bytes) throw new CodedError('unavailable')
    return sendFile(reply, Buffer.from(bytes), { name: `${name}.xlsx`, type: xlsxType })
  })
  // An export with names and phone numbers of people requires a step-up (OWN-12).
  addStaffRoute(
    app,
    'GET /api/staff/orders/export/',
    { config: { access: 'staff', permission: 'order.read', stepUp: true } },
    async (request, reply) => {
      const staff = staffOf(request)
      const language = requestLanguage(request.headers['accept-language'])
      const { rows, hasMore } = await exportOrders(ctx, request.query, { language, reader: staff })
      const subject = { kind: 'order' as const, id: '*', label: String(rows.length - 1) }
      await runAction(ctx, staff, { name: 'order.export', subject }, async () => {})
      if (hasMore) reply.header(firstRowsHeader, String(rows.length - 1))
      const name = `orders-${shopToday(ctx.now())}.csv`
      return sendFile(reply, formatCsv(rows, language), { name, type: 'text/csv; charset=utf-8' })
    },
  )
  addStaffRoute(app, 'GET /api/staff/pieces/photo-archive/', staffRoute('piece.export'), async (request, reply) => {
    const { ids } = request.query
    const files = await packPhotos(ctx, ids, requestLanguage(request.headers['accept-language']))
    await recordAction(ctx, staffOf(request), {
      name: 'piece.photo-export',
      subject: { kind: 'piece', id: '*', label: String(ids.length) },
    })
    return reply.header('content-disposition', 'attachment; filename="photographs.zip"').type('application/zip').send(files)
  })
}

function chooseColumns({ permissions }: StaffActor, asked: readonly ImportColumn[] = importColumnNames): ImportColumn[] {
  return asked.filter(
    (column) =>
      (permissions.has('piece.cost') || !costColumns.includes(column)) &&
      (permissions.has('piece.serial') || !serialColumns.includes(column)),
  )
}

function sendFile(reply: FastifyReply, content: string | Buffer, { name, type }: { name: string; type: string }): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content)
}
