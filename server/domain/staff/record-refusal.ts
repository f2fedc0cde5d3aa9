import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type RefusalContext = Pick<ShopContext, 'db' | 'now'>

/** Notes in the audit log that somebody was refused at the door: the id of the person whose account it was, or `unknown`. */
export async function recordSignInRefusal(ctx: RefusalContext, staffId: string): Promise<void> {
  const action = { name: 'staff.sign-in-refusal', subject: { kind: 'staff', id: staffId } } as const
  await runAction(ctx, { kind: 'shop' }, action, async () => {})
}

/** Notes in the audit log that a staff member asked for what their roles do not permit; `call` is the route, such as `GET /api/staff/members/`. */
export async function recordRefusal(ctx: RefusalContext, actor: StaffActor, call: string): Promise<void> {
  const action = { name: 'staff.refusal', subject: { kind: 'staff', id: actor.staffId, label: call } } as const
  await runAction(ctx, actor, action, async () => {})
}
