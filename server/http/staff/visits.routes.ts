import type { FastifyInstance } from 'fastify'
import { dayMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readVisibleLinks } from '#server/domain/threads/visible-threads.ts'
import { addVisit } from '#server/domain/visits/add-visit.ts'
import { cancelVisit } from '#server/domain/visits/cancel-visit.ts'
import { confirmVisit } from '#server/domain/visits/confirm-visit.ts'
import { listVisits } from '#server/domain/visits/list-visits.ts'
import { moveVisit } from '#server/domain/visits/move-visit.ts'
import { previewVisitLetter } from '#server/domain/visits/preview-visit-letter.ts'
import { setVisitPieces } from '#server/domain/visits/set-visit-pieces.ts'
import { closeOffice, openOffice, readVisitHours, setVisitCapacity } from '#server/domain/visits/visit-hours.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentVisit, presentVisitHours, visitContext } from '#server/http/present/staff/visits.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const manage = staffRoute('visit.manage')
const presentDone = ({ actionId }: { actionId: string }) => ({ action_id: actionId })

export function staffVisitRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  addStaffRoute(app, 'GET /api/staff/visits/', manage, async (request) => {
    const { from, to } = request.query
    const staff = staffOf(request)
    // reads one more day on each side, because the offices' days differ from days in UTC
    const visits = await listVisits(ctx.db, staff, {
      from: new Date(Date.parse(from) - dayMs),
      until: new Date(Date.parse(to) + 2 * dayMs),
    })
    const context = visitContext(ctx, { photoBase, language: requestLanguage(request.headers['accept-language']) })
    const threadIds = visits.map(({ thread_id: id }) => id)
    const linkTo = await readVisibleLinks(ctx.db, staff, threadIds)
    const presented = visits
      .map((visit) => presentVisit({ ...visit, thread_id: linkTo(visit.thread_id) }, staff.permissions, context))
      .filter(({ date }) => date >= from && date <= to)
    // sorts by local date and time, because offices have different time zones
    return { results: presented.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)) }
  })
  addStaffRoute(app, 'POST /api/staff/visits/', manage, async (request) => {
    const { office, language, ...visit } = request.body
    const added = await addVisit(ctx, staffOf(request), { ...visit, city: office, ...(language ? { language } : {}) })
    return { ...presentDone(added), id: added.id }
  })
  noticeRoutes(app, ctx)
  addStaffRoute(app, 'PUT /api/staff/visits/:id/pieces/', manage, async (request) =>
    presentDone(await setVisitPieces(ctx, staffOf(request), { id: request.params.id, ...request.body })),
  )
  addStaffRoute(app, 'POST /api/staff/visits/:id/cancel/', manage, async (request) =>
    presentDone(await cancelVisit(ctx, staffOf(request), request.params.id)),
  )
  hoursRoutes(app, ctx)
}

/** Adds the routes of actions that send the visitor an email, which the staff can preview and rewrite. */
function noticeRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'POST /api/staff/visits/:id/confirm/', manage, async (request) => {
    const staff = staffOf(request)
    const { preview, ...asked } = { id: request.params.id, ...request.body }
    if (preview) return { action_id: null, email: await previewVisitLetter(ctx, staff, { ...asked, text: asked.email_text }) }
    return { ...presentDone(await confirmVisit(ctx, staff, asked)), email: null }
  })
  addStaffRoute(app, 'POST /api/staff/visits/:id/move/', manage, async (request) => {
    const staff = staffOf(request)
    const { preview, office: city, date, time, ...asked } = { id: request.params.id, ...request.body }
    const to = { city, date, time }
    if (preview) return { action_id: null, email: await previewVisitLetter(ctx, staff, { ...asked, text: asked.email_text, to }) }
    return { ...presentDone(await moveVisit(ctx, staff, { ...asked, ...to })), email: null }
  })
}

function hoursRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/visit-hours/', manage, async () => presentVisitHours(await readVisitHours(ctx.db, ctx.now())))
  addStaffRoute(app, 'PUT /api/staff/visit-hours/capacity/', manage, async (request) =>
    presentDone(await setVisitCapacity(ctx, staffOf(request), request.body)),
  )
  addStaffRoute(app, 'POST /api/staff/visit-hours/closures/', manage, async (request) =>
    presentDone(await closeOffice(ctx, staffOf(request), request.body)),
  )
  addStaffRoute(app, 'DELETE /api/staff/visit-hours/closures/:id/', manage, async (request) =>
    presentDone(await openOffice(ctx, staffOf(request), request.params.id)),
  )
}
