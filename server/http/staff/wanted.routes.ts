import type { FastifyInstance } from 'fastify'
import { listWanted, readPieceWanted, type WantedRow } from '#server/domain/alerts/read-wanted.ts'
import { closeWanted, setWantedNotifications, notifyOfWanted } from '#server/domain/alerts/write-wanted.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readVisibleLinks } from '#server/domain/threads/visible-threads.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffWantedRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const contact = staffRoute('person.contact')
  addStaffRoute(app, 'GET /api/staff/wanted/', contact, async (request) => {
    const { query, url } = request
    const { count, tellsByItself, wanted } = await listWanted(ctx, query)
    const linkTo = await readVisibleLinks(ctx.db, staffOf(request), threadsOf(wanted))
    const results = wanted.map(({ row, matches }) => ({
      ...presentAsked(row, linkTo),
      until: row.until.toISOString(),
      matches: matches.map(({ pieceId, label, status, notifiedAt }) => ({
        piece_id: pieceId,
        label,
        status,
        notified_at: notifiedAt?.toISOString() ?? null,
      })),
    }))
    return { count, ...paginationLinks(url, query, count), results, tells_by_itself: tellsByItself }
  })
  addStaffRoute(app, 'PUT /api/staff/wanted/settings/', staffRoute('shop.edit'), async (request) => ({
    action_id: await setWantedNotifications(ctx, staffOf(request), request.body.tells_by_itself),
  }))
  addStaffRoute(app, 'POST /api/staff/wanted/:id/close/', contact, async (request) => ({
    action_id: await closeWanted(ctx, staffOf(request), request.params.id),
  }))
  addStaffRoute(app, 'GET /api/staff/pieces/:id/wanted/', contact, async (request) => {
    const { id } = request.params
    await readPieceLabel(ctx.db, id)
    const { isListed, wanted } = await readPieceWanted(ctx, id)
    const linkTo = await readVisibleLinks(ctx.db, staffOf(request), threadsOf(wanted))
    const results = oncePerPerson(wanted).map(({ row, notified }) => ({
      ...presentAsked(row, linkTo),
      notified_at: notified?.notified_at?.toISOString() ?? null,
      due_at: notified?.due_at?.toISOString() ?? null,
      has_failed: notified?.has_failed ?? false,
    }))
    return { results, is_listed: isListed }
  })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/wanted/tell/', contact, async (request) => {
    const { person_id: personId, how } = request.body
    const { notified, actionId } = await notifyOfWanted(ctx, staffOf(request), { pieceId: request.params.id, personId, how })
    return { notified, action_id: actionId }
  })
}

/** Keeps one request per person. Prefers a request about which the person was not notified yet. */
function oncePerPerson<Asked extends { row: WantedRow; notified: { notified_at: Date | null } | null }>(wanted: readonly Asked[]): Asked[] {
  const sorted = wanted.toSorted((a, b) => Number(Boolean(a.notified?.notified_at)) - Number(Boolean(b.notified?.notified_at)))
  const shown = new Map(sorted.toReversed().map((asked) => [asked.row.person_id, asked]))
  return [...new Set(wanted.map(({ row }) => row.person_id))].flatMap((id) => shown.get(id) ?? [])
}

const threadsOf = (wanted: readonly { row: WantedRow }[]) => wanted.map(({ row }) => row.thread_id)

const presentAsked = (row: WantedRow, linkTo: (id: number) => number | null) => ({
  id: row.id,
  thread_id: linkTo(row.thread_id),
  person_id: row.person_id,
  name: row.name,
  sought: row.sought,
  asked_at: row.created_at.toISOString(),
  is_reachable: row.reachable,
})
