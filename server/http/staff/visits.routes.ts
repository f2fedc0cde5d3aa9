import type { FastifyInstance } from 'fastify'
import { dayMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { cancelVisit } from '#server/domain/visits/cancel-visit.ts'
import { listVisits } from '#server/domain/visits/list-visits.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentVisit } from '#server/http/present/staff/visits.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

/** Who comes to which office, and when. */
export function staffVisitRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const manage = staffRoute('visit.manage')
  addStaffRoute(app, 'GET /api/staff/visits/', manage, async (request) => {
    const { from, to } = request.query
    const { permissions } = staffOf(request)
    // a day of an office begins and ends within a day of that day in UTC
    const visits = await listVisits(ctx.db, { from: new Date(Date.parse(from) - dayMs), until: new Date(Date.parse(to) + 2 * dayMs) })
    const presented = visits.map((visit) => presentVisit(visit, permissions)).filter(({ date }) => date >= from && date <= to)
    // a day is read by the clock on the wall, in either office
    return { results: presented.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`)) }
  })
  addStaffRoute(app, 'POST /api/staff/visits/:id/cancel/', manage, async (request) => {
    const { actionId } = await cancelVisit(ctx, staffOf(request), request.params.id)
    return { action_id: actionId }
  })
}
