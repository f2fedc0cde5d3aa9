import type { FastifyInstance } from 'fastify'
import type { StaffOwnerSettings } from '#contract/staff/owner-settings.ts'
import {
  changeOwnerSettings,
  type EditedOwnerSettings,
  readEditedOwnerSettings,
} from '#server/domain/owner-settings/change-owner-settings.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffOwnerSettingRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const present = ({ version, changed }: EditedOwnerSettings): StaffOwnerSettings => ({
    version,
    changed,
    defaults: ctx.ownerSettingDefaults,
  })
  const anybody = { config: { access: 'staff', permission: null } } as const
  addStaffRoute(app, 'GET /api/staff/thresholds/', anybody, async () => present(await readEditedOwnerSettings(ctx.db)))
  addStaffRoute(app, 'PATCH /api/staff/thresholds/', staffRoute('shop.edit'), async (request) => {
    const { version, ...changed } = request.body
    const { edited, actionId } = await changeOwnerSettings(ctx, staffOf(request), { version, changed })
    return { action_id: actionId, thresholds: present(edited) }
  })
}
