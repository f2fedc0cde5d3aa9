import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Records in the audit log that a staff member made a request without the permission for it. `call` is the route, such as `GET
 * /api/staff/members/`.
 */
export async function recordRefusal(ctx: Pick<ShopContext, 'db' | 'now'>, actor: StaffActor, call: string): Promise<void> {
  const action = { name: 'staff.refusal', subject: { kind: 'staff', id: actor.staffId, label: call } } as const
  await runAction(ctx, actor, action, async () => {})
}
