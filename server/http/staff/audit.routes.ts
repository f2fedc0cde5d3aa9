import type { FastifyInstance } from 'fastify'
import { firstRowsHeader } from '#contract/rules/staff/first-rows-header.ts'
import { formatCsv } from '#contract/rules/staff/spreadsheet-cell.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { exportEntries } from '#server/domain/audit/export-entries.ts'
import { listChanges } from '#server/domain/audit/list-changes.ts'
import { findEntry, listEntries } from '#server/domain/audit/list-entries.ts'
import { canReadSubject } from '#server/domain/audit/read-access.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { undoAction } from '#server/domain/audit/undo-action.ts'
import { ruleOf } from '#server/domain/audit/undo-rules.ts'
import { verifySeals } from '#server/domain/audit/verify-seals.ts'
import { readPieceLabels } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'
import { readRecordAccess } from '#server/domain/staff-notices/thread-access.ts'
import { keepVisible } from '#server/domain/threads/visible-threads.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { assertSteppedUp, staffOf } from '#server/http/guards/staff-access.ts'
import { presentChanges, presentEntry, presentSeals } from '#server/http/present/staff/audit.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'

const changesMax = 1000

const byRecord = { config: { access: 'staff', permission: null, isRefusedByRecord: true } } as const

/**
 * Routes of the audit log. A caller who may not read the whole log gets only their own actions, and the history of records that they may
 * see.
 */
export function staffAuditRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const mayRead = async ({ permissions, staffId }: StaffActor, record: { kind: string; id: string }) =>
    canReadSubject(permissions, record.kind) && (await readRecordAccess(ctx.db, record))(staffId, [...permissions])
  addStaffRoute(app, 'GET /api/staff/audit/', byRecord, async (request) => {
    const { query, url } = request
    const reader = staffOf(request)
    const isOwn = query.staff_id === reader.staffId
    const isHistory = query.subject_kind !== undefined && query.subject_id !== undefined
    const mayReadHistory = async () => isHistory && mayRead(reader, { kind: query.subject_kind ?? '', id: query.subject_id ?? '' })
    if (!reader.permissions.has('audit.read') && !isOwn && !(await mayReadHistory())) throw new CodedError('forbidden')
    const { entries, hasMore } = await listEntries(ctx.db, { ...query, reader }, query.page_size)
    const results = entries.map((entry) => presentEntry(entry, reader, ctx.now()))
    return { next: hasMore ? pathBefore(url, results.at(-1)?.id ?? '') : null, results }
  })
  const exporting = { config: { access: 'staff', permission: 'audit.export', stepUp: true } } as const
  addStaffRoute(app, 'GET /api/staff/audit/export/', exporting, async (request, reply) => {
    const language = requestLanguage(request.headers['accept-language'])
    const { rows, hasMore } = await exportEntries(ctx.db, request.query, language)
    const subject = { kind: 'audit' as const, id: '*', label: String(rows.length - 1) }
    await runAction(ctx, staffOf(request), { name: 'audit.export', subject }, async () => {})
    if (hasMore) reply.header(firstRowsHeader, String(rows.length - 1))
    const name = `audit-${shopToday(ctx.now())}.csv`
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
    if (!(await mayRead(reader, { kind: entry.subject_kind, id: entry.subject_id }))) throw new CodedError('forbidden')
    const changes = await listChanges(ctx.db, entry.id, changesMax)
    const pieceIds = changes.flatMap((change) => (change.subject_kind === 'piece' ? Number(change.subject_id) : []))
    const labels = await readPieceLabels(ctx.db, pieceIds.filter(Number.isInteger))
    const shown = presentEntry(entry, reader, ctx.now())
    const left = Math.max(0, shown.change_count - changes.length)
    return { ...shown, changes: presentChanges(await keepVisible(ctx.db, reader, changes), labels, reader), changes_left_off: left }
  })
  addStaffRoute(app, 'POST /api/staff/audit/:id/undo/', { config: { access: 'staff', permission: null } }, async (request) => {
    const undoer = staffOf(request)
    const id = Number(request.params.id)
    const entry = await findEntry(ctx.db, id)
    if (!entry) throw new CodedError('not-found')
    const record = { kind: entry.subject_kind, id: entry.subject_id }
    // allows the undo of the caller's own action even if the action hid the record, for example by assigning a thread to somebody else
    const isOwn = entry.staff_id === undoer.staffId
    if (!isOwn && !(await readRecordAccess(ctx.db, record))(undoer.staffId, [...undoer.permissions])) throw new CodedError('forbidden')
    if (ruleOf(entry.root_action)?.needsStepUp) assertSteppedUp(request.staffSession, ctx.now())
    return { action_id: await undoAction(ctx, undoer, id) }
  })
}

function pathBefore(url: string, id: string): string {
  const [path = '', search = ''] = url.split('?', 2)
  const params = new URLSearchParams(search)
  params.set('before', id)
  return `${path}?${params}`
}
