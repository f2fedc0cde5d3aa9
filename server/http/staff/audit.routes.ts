import type { FastifyInstance } from 'fastify'
import { formatCsv } from '#contract/rules/staff/spreadsheet-cell.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { exportEntries } from '#server/domain/audit/export-entries.ts'
import { listChanges } from '#server/domain/audit/list-changes.ts'
import { findEntry, listEntries } from '#server/domain/audit/list-entries.ts'
import { canReadSubject, listReadableKinds } from '#server/domain/audit/read-access.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { undoAction } from '#server/domain/audit/undo-action.ts'
import { verifySeals } from '#server/domain/audit/verify-seals.ts'
import { readPieceLabels } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentChanges, presentEntry, presentSeals } from '#server/http/present/staff/audit.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'

const changesMax = 1000

const byRecord = { config: { access: 'staff', permission: null, isRefusedByRecord: true } } as const

/** The audit log. Without the permission to read the whole log, only one's own acts and the history of records that the reader may see. */
export function staffAuditRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/audit/', byRecord, async (request) => {
    const { query, url } = request
    const reader = staffOf(request)
    const isOwn = query.staff_id === reader.staffId
    const isHistory = query.subject_kind !== undefined && query.subject_id !== undefined
    if (!reader.permissions.has('audit.read') && !isOwn && !(isHistory && canReadSubject(reader.permissions, query.subject_kind ?? '')))
      throw new CodedError('forbidden')
    const { entries, hasMore } = await listEntries(
      ctx.db,
      { ...query, readableKinds: listReadableKinds(reader.permissions) },
      query.page_size,
    )
    const results = entries.map((entry) => presentEntry(entry, reader, ctx.now()))
    return { next: hasMore ? pathBefore(url, results.at(-1)?.id ?? '') : null, results }
  })
  const exporting = { config: { access: 'staff', permission: 'audit.export', stepUp: true } } as const
  addStaffRoute(app, 'GET /api/staff/audit/export/', exporting, async (request, reply) => {
    const language = requestLanguage(request.headers['accept-language'])
    const rows = await exportEntries(ctx.db, request.query, language)
    const subject = { kind: 'audit' as const, id: '*', label: String(rows.length - 1) }
    await runAction(ctx, staffOf(request), { name: 'audit.export', subject }, async () => {})
    const name = `audit-${new Date(ctx.now()).toISOString().slice(0, 10)}.csv`
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(formatCsv(rows, language))
  })
  addStaffRoute(app, 'GET /api/staff/audit/seals/', { config: { access: 'staff', permission: 'audit.read' } }, async () =>
    presentSeals(await verifySeals(ctx.db, ctx)),
  )
  addStaffRoute(app, 'GET /api/staff/audit/:id/', byRecord, async (request) => {
    const reader = staffOf(request)
    const entry = await findEntry(ctx.db, Number(request.params.id))
    if (!entry) throw new CodedError('not-found')
    if (!canReadSubject(reader.permissions, entry.subject_kind)) throw new CodedError('forbidden')
    const changes = await listChanges(ctx.db, entry.id, changesMax)
    const pieceIds = changes.flatMap((change) => (change.subject_kind === 'piece' ? Number(change.subject_id) : []))
    const labels = await readPieceLabels(ctx.db, pieceIds.filter(Number.isInteger))
    const shown = presentEntry(entry, reader, ctx.now())
    const left = Math.max(0, shown.change_count - changes.length)
    return { ...shown, changes: presentChanges(changes, labels, reader), changes_left_off: left }
  })
  addStaffRoute(app, 'POST /api/staff/audit/:id/undo/', { config: { access: 'staff', permission: null } }, async (request) => ({
    action_id: await undoAction(ctx, staffOf(request), Number(request.params.id)),
  }))
}

function pathBefore(url: string, id: string): string {
  const [path = '', search = ''] = url.split('?', 2)
  const params = new URLSearchParams(search)
  params.set('before', id)
  return `${path}?${params}`
}
