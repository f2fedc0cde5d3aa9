import { randomUUID } from 'node:crypto'
import type { FactorState } from '#contract/staff/session.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { transaction } from '#server/db/transaction.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { checkStaffPassword } from '#server/domain/staff/check-staff-password.ts'
import { countSignInRefusal, unknownAccount } from '#server/domain/staff/count-refusals.ts'
import { factorState, openStaffSession, type StaffClient } from '#server/domain/staff/staff-sessions.ts'

export type HalfSignedIn = { token: string; state: FactorState }

/**
 * Does the first step of a sign-in, with email and password. Throws `too-many`. Throws `invalid` for an unknown address, a wrong password
 * and a blocked person; the message and the time taken are the same in all three cases.
 */
export async function signInStaff(
  ctx: ShopContext,
  client: StaffClient,
  { email, password }: { email: string; password: string },
): Promise<HalfSignedIn> {
  const known = await ctx.db
    .selectFrom('staff')
    .select(['id', 'password_hash', 'totp_sealed'])
    .where('email', '=', email)
    .executeTakeFirst()
  const hash = known?.password_hash ?? null
  const isRight = await checkStaffPassword(ctx, { account: email, ip: client.ip }, password, hash)
  if (!isRight || !known) {
    await countSignInRefusal(ctx.db, ctx.now(), known?.id ?? unknownAccount)
    throw signInFailedError()
  }
  const token = await transaction(ctx.db, async (tx) => {
    // checks again, because the password may have been changed or the person blocked since the first check
    const same = tx
      .selectFrom('staff')
      .select('id')
      .where('id', '=', known.id)
      .where('password_hash', '=', hash)
      .where('blocked_at', 'is', null)
    if (!(await same.forUpdate().executeTakeFirst())) return null
    return openStaffSession(tx, ctx, { staffId: known.id, sessionId: randomUUID() }, client)
  })
  if (!token) {
    await countSignInRefusal(ctx.db, ctx.now(), known.id)
    throw signInFailedError()
  }
  return { token, state: factorState(known.totp_sealed) }
}

const signInFailedError = () => new CodedError('invalid', { reason: 'staff-sign-in-failed' })
