import type { FastifyInstance } from 'fastify'
import { dropJobs, retryJobs } from '#server/domain/health/change-jobs.ts'
import { readHealth } from '#server/domain/health/read-health.ts'
import { testTransport } from '#server/domain/health/test-transport.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentHealth, presentRefusal } from '#server/http/present/staff/health.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffHealthRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const owner = staffRoute('settings.edit')
  const dropping = { config: { ...owner.config, stepUp: true } } as const
  addStaffRoute(app, 'GET /api/staff/health/', staffRoute('settings.read'), async () => presentHealth(await readHealth(ctx)))
  addStaffRoute(app, 'POST /api/staff/health/jobs/retry/', owner, async (request) => {
    const { actionId, count } = await retryJobs(ctx, staffOf(request), request.body.ids)
    return { action_id: actionId, count }
  })
  addStaffRoute(app, 'POST /api/staff/health/jobs/drop/', dropping, async (request) => {
    const { actionId, count } = await dropJobs(ctx, staffOf(request), request.body.ids)
    return { action_id: actionId, count }
  })
  addStaffRoute(app, 'POST /api/staff/health/test/', owner, async (request) => {
    const { actionId, refusal } = await testTransport(ctx, { ...request.body, actor: staffOf(request), ip: request.ip })
    return { action_id: actionId, refusal: presentRefusal(refusal) }
  })
}
