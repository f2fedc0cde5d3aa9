import type { FastifyInstance } from 'fastify'
import type { FirstDays } from '#contract/staff/first-days.ts'
import { requestTestEmail, confirmOffices, hideFirstDays } from '#server/domain/first-days/change-first-days.ts'
import { type FirstDaysState, readFirstDays } from '#server/domain/first-days/read-first-days.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readToday } from '#server/domain/today/read-today.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentToday } from '#server/http/present/staff/today.ts'
import { visitContext } from '#server/http/present/staff/visits.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffTodayRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const anybody = { config: { access: 'staff', permission: null } } as const
  addStaffRoute(app, 'GET /api/staff/today/', anybody, async (request) => {
    const staff = staffOf(request)
    const context = visitContext(ctx, { photoBase, language: requestLanguage(request.headers['accept-language']) })
    return presentToday(await readToday(ctx, staff), staff.permissions, context)
  })
  const owner = staffRoute('settings.edit')
  addStaffRoute(app, 'GET /api/staff/today/first-days/', owner, async () => presentFirstDays(await readFirstDays(ctx)))
  addStaffRoute(app, 'POST /api/staff/today/first-days/offices/', owner, async (request) => ({
    action_id: await confirmOffices(ctx, staffOf(request)),
  }))
  addStaffRoute(app, 'POST /api/staff/today/first-days/test-email/', owner, async (request) => ({
    action_id: await requestTestEmail(ctx, staffOf(request)),
  }))
  addStaffRoute(app, 'POST /api/staff/today/first-days/hide/', owner, async (request) => ({
    action_id: await hideFirstDays(ctx, staffOf(request)),
  }))
}

function presentFirstDays(state: FirstDaysState): FirstDays {
  const { testEmail } = state
  const piece = state.piece && { kind: 'piece' as const, ...state.piece }
  const order = state.order && { kind: 'order' as const, ...state.order }
  return {
    is_hidden: state.isHidden,
    has_demo: state.hasDemo,
    steps: [
      { name: 'offices', is_done: state.hasOffices, record: null },
      { name: 'piece', is_done: state.hasPiece, record: null },
      { name: 'photographs', is_done: state.hasPhotographs, record: piece },
      { name: 'transports', is_done: state.hasTransport, record: null },
      { name: 'colleague', is_done: state.hasColleague, record: null },
      { name: 'order', is_done: state.hasOrder, record: order },
    ],
    test_email: testEmail && {
      fate: testEmail.fate,
      transport: testEmail.transport,
      failure: testEmail.failure,
      sent_at: testEmail.sentAt?.toISOString() ?? null,
    },
    invited: state.invited,
  }
}
