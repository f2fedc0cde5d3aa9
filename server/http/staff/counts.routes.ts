import type { FastifyInstance } from 'fastify'
import { countWaiting } from '#server/domain/counts/count-waiting.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'

const anybody = { config: { access: 'staff', permission: null } } as const

export function staffCountRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addStaffRoute(app, 'GET /api/staff/counts/', anybody, (request) => countWaiting(ctx, staffOf(request)))
}
