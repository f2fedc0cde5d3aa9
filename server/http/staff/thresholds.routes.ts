import type { FastifyInstance } from 'fastify'
import type { StaffThresholds } from '#contract/staff/thresholds.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { changeThresholds, type EditedThresholds, readEditedThresholds } from '#server/domain/thresholds/change-thresholds.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

/** Times and limits. Everybody reads them: forms begin with them. Which of them a person may change, the verb decides. */
export function staffThresholdRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const present = ({ version, changed }: EditedThresholds): StaffThresholds => ({ version, changed, defaults: ctx.thresholdDefaults })
  const anybody = { config: { access: 'staff', permission: null } } as const
  addStaffRoute(app, 'GET /api/staff/thresholds/', anybody, async () => present(await readEditedThresholds(ctx.db)))
  addStaffRoute(app, 'PATCH /api/staff/thresholds/', staffRoute('shop.edit'), async (request) => {
    const { version, ...changed } = request.body
    const { edited, actionId } = await changeThresholds(ctx, staffOf(request), { version, changed })
    return { action_id: actionId, thresholds: present(edited) }
  })
}
