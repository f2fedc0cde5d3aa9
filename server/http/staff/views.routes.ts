import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { StaffView } from '#contract/staff/views.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addView, changeView, deleteView, setStartView } from '#server/domain/staff-views/change-views.ts'
import { type ListedView, listViews } from '#server/domain/staff-views/list-views.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'

// `search` is enough here, because the handlers themselves check access to each view and its list
const anybody = { config: { access: 'staff', permission: 'search', isRefusedByRecord: true } } as const

export function staffViewRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/views/', anybody, async (request) => {
    const { views, start } = await listViews(ctx.db, staffOf(request))
    return { results: views.map(presentView), start }
  })
  addStaffRoute(app, 'POST /api/staff/views/', anybody, async (request, reply) => {
    const id = randomUUID()
    const actionId = await addView(ctx, staffOf(request), { id, ...request.body })
    void reply.status(201)
    return { id, action_id: actionId }
  })
  addStaffRoute(app, 'PUT /api/staff/views/start/', anybody, async (request) => ({
    action_id: await setStartView(ctx, staffOf(request), request.body),
  }))
  addStaffRoute(app, 'PATCH /api/staff/views/:id/', anybody, async (request) => {
    const { id } = request.params
    return { id, action_id: await changeView(ctx, staffOf(request), id, request.body) }
  })
  addStaffRoute(app, 'DELETE /api/staff/views/:id/', anybody, async (request) => ({
    action_id: await deleteView(ctx, staffOf(request), request.params.id),
  }))
}

function presentView({ isShared, mayEdit, ...view }: ListedView): StaffView {
  return { ...view, is_shared: isShared, may_edit: mayEdit }
}
