import type { FastifyInstance } from 'fastify'
import { changeAssignmentRules } from '#server/domain/assignment/change-rules.ts'
import { readAssignmentRules } from '#server/domain/assignment/read-rules.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffAssignmentRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const edit = staffRoute('shop.edit')
  addStaffRoute(app, 'GET /api/staff/assignment-rules/', edit, async () => {
    const { version, rules } = await readAssignmentRules(ctx.db)
    const results = rules.map(({ brandId, staffId, isAssignable, ...rule }) => ({
      ...rule,
      brand_id: brandId,
      staff_id: staffId,
      is_fit: isAssignable,
    }))
    return { version, results }
  })
  addStaffRoute(app, 'PUT /api/staff/assignment-rules/', edit, async (request) => ({
    action_id: await changeAssignmentRules(ctx, staffOf(request), request.body),
  }))
}
