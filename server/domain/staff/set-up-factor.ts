import { CodedError } from '#server/context/coded-error.ts'
import type { SessionHolder } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { TypedCode } from '#server/domain/staff/check-factor.ts'
import { openFullSession, renewToken } from '#server/domain/staff/complete-sign-in.ts'
import { replaceRecoveryCodes } from '#server/domain/staff/recovery-codes.ts'
import { endStaffSessions } from '#server/domain/staff/staff-sessions.ts'
import { createTotpSecret, matchTotp, totpUri } from '#server/domain/staff/totp.ts'

/** Creates a secret for an authenticator, and the link for its QR code. The secret takes effect after `confirmFactor`. */
export async function beginFactorSetup(
  { db, sealer, company }: ShopContext,
  holder: SessionHolder,
): Promise<{ secret: string; uri: string }> {
  const secret = createTotpSecret()
  const { email } = await db.selectFrom('staff').select('email').where('id', '=', holder.staffId).executeTakeFirstOrThrow()
  await db
    .updateTable('staff_session')
    .set({ pending_totp_sealed: sealer.seal(secret) })
    .where('id', '=', holder.sessionId)
    .execute()
  return { secret, uri: totpUri(secret, email, company().name) }
}

/**
 * Activates the authenticator that was set up in this session, and ends the person's other sessions. If a sign-in was waiting for the
 * authenticator, completes it. Returns recovery codes, which cannot be read again, and a new token. Throws `invalid` for a wrong code.
 */
export async function confirmFactor(
  ctx: ShopContext,
  holder: SessionHolder,
  { code, origin }: TypedCode,
): Promise<{ recoveryCodes: string[]; token: string }> {
  const { now, sealer } = ctx
  const action = { name: 'staff.renew-factor', subject: { kind: 'staff', id: holder.staffId } } as const
  const { result } = await runAction(ctx, holder, action, async (tx) => {
    const session = await tx
      .selectFrom('staff_session')
      .select(['factor', 'pending_totp_sealed'])
      .where('id', '=', holder.sessionId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const sealed = session.pending_totp_sealed
    const secret = sealed && sealer.open(sealed)
    const step = secret ? matchTotp(secret, code.normalize('NFKC').replace(/\s/g, ''), now()) : null
    if (!sealed || step === null) throw new CodedError('invalid', { reason: 'staff-code-wrong' })
    await tx
      .updateTable('staff')
      .set({ totp_sealed: sealed, totp_step: step, factor_failures: 0, factor_locked_at: null })
      .where('id', '=', holder.staffId)
      .execute()
    await endStaffSessions(tx, now(), { staffId: holder.staffId, except: holder.sessionId })
    const recoveryCodes = await replaceRecoveryCodes(tx, ctx, holder.staffId)
    const sessionColumns = { pending_totp_sealed: null, stepped_up_at: new Date(now()) }
    const token = session.factor
      ? await renewToken(tx, ctx, holder.sessionId, sessionColumns)
      : await openFullSession(tx, ctx, holder, { factor: 'totp', origin })
    return { recoveryCodes, token }
  })
  return result
}
