import type { SessionHolder } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { checkFactor, type GivenFactor, type TypedCode } from '#server/domain/staff/check-factor.ts'
import { notifyOfNewDevice } from '#server/domain/staff/notify-of-new-device.ts'
import { createStaffToken } from '#server/domain/staff/staff-sessions.ts'

/** Completes a sign-in with the second factor. Returns a new token and invalidates the token of the first step. */
export function completeSignIn(ctx: ShopContext, holder: SessionHolder, typed: TypedCode): Promise<string> {
  return checkFactor(ctx, holder, typed, (tx, factor) => openFullSession(tx, ctx, holder, { factor, origin: typed.origin }))
}

/** Completes the sign-in of a session whose factor was checked. Returns the new token of the session. */
export async function openFullSession(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'digest'>,
  holder: SessionHolder,
  { factor, origin }: { factor: GivenFactor; origin: string },
): Promise<string> {
  const at = new Date(ctx.now())
  const action = { name: 'staff.sign-in', subject: { kind: 'staff', id: holder.staffId }, reason: factor } as const
  const { result: token } = await runActionIn(tx, { actor: holder, action, at }, async () => {
    await notifyOfNewDevice(tx, ctx, holder, origin)
    return renewToken(tx, ctx, holder.sessionId, { factor, pending_totp_sealed: null, seen_at: at, stepped_up_at: at })
  })
  return token
}

type Renewed = { factor?: GivenFactor; pending_totp_sealed?: null; seen_at?: Date; stepped_up_at?: Date }

/** Replaces the token of a session and thereby invalidates the old token. */
export async function renewToken(
  tx: Tx,
  { digest }: Pick<ShopContext, 'digest'>,
  sessionId: string,
  changes: Renewed = {},
): Promise<string> {
  const token = createStaffToken()
  const renewed = { ...changes, token_hash: digest('staff-session', token) }
  await tx.updateTable('staff_session').set(renewed).where('id', '=', sessionId).execute()
  return token
}

/** Checks the factor again and records a step-up of the session, which sensitive actions require. */
export function stepUp(ctx: ShopContext, holder: SessionHolder, typed: TypedCode): Promise<void> {
  return checkFactor(ctx, holder, typed, async (tx) => {
    const at = new Date(ctx.now())
    await tx.updateTable('staff_session').set({ stepped_up_at: at }).where('id', '=', holder.sessionId).execute()
  })
}
