import type { FastifyInstance } from 'fastify'
import { listWanted, readPieceWanted, type WantedRow } from '#server/domain/alerts/read-wanted.ts'
import { closeWanted, setWantedNotifications, notifyOfWanted } from '#server/domain/alerts/write-wanted.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffWantedRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const contact = staffRoute('person.contact')
  addStaffRoute(app, 'GET /api/staff/wanted/', contact, async ({ query, url }) => {
    const { count, tellsByItself, wanted } = await listWanted(ctx, query)
    const results = wanted.map(({ row, matches }) => ({
      ...presentAsked(row),
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
  addStaffRoute(app, 'GET /api/staff/pieces/:id/wanted/', contact, async ({ params }) => {
    await readPieceLabel(ctx.db, params.id)
    const { isListed, wanted } = await readPieceWanted(ctx, params.id)
    const results = oncePerPerson(wanted).map(({ row, notified }) => ({
      ...presentAsked(row),
      notified_at: notified?.notified_at?.toISOString() ?? null,
      due_at: notified?.due_at?.toISOString() ?? null,
    }))
    return { results, is_listed: isListed }
  })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/wanted/tell/', contact, async (request) => {
    const { person_id: personId, how } = request.body
    const { notified, actionId } = await notifyOfWanted(ctx, staffOf(request), { pieceId: request.params.id, personId, how })
    return { notified, action_id: actionId }
  })
}

/** Shows each person once: with a request that was not notified, if there is one. */
function oncePerPerson<Asked extends { row: WantedRow; notified: { notified_at: Date | null } | null }>(wanted: readonly Asked[]): Asked[] {
  const sorted = wanted.toSorted((a, b) => Number(Boolean(a.notified?.notified_at)) - Number(Boolean(b.notified?.notified_at)))
  const shown = new Map(sorted.toReversed().map((asked) => [asked.row.person_id, asked]))
  return [...new Set(wanted.map(({ row }) => row.person_id))].flatMap((id) => shown.get(id) ?? [])
}

const presentAsked = (row: WantedRow) => ({
  id: row.id,
  thread_id: row.thread_id,
  person_id: row.person_id,
  name: row.name,
  sought: row.sought,
  asked_at: row.created_at.toISOString(),
  is_reachable: row.reachable,
})
