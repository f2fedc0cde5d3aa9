import type { PasswordChange } from '#contract/profile.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Reason } from '#server/context/reasons.ts'
import { transaction } from '#server/db/transaction.ts'
import { isCommonPassword } from '#server/domain/accounts/common-passwords.ts'
import { endOtherSessions } from '#server/domain/accounts/end-other-sessions.ts'
import { tryPassword } from '#server/domain/accounts/try-password.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Change = PasswordChange & { ip: string }

/**
 * Sets a new password and ends all other sessions (SEC-A13). The current one is needed where there is one, and is as hard to
 * guess as at a sign-in. Throws `invalid` with the field to blame, `too-many`, `conflict` when another was faster.
 */
export async function changePassword(ctx: ShopContext, customer: Customer, change: Change): Promise<void> {
  const { customerId } = customer
  const known = await ctx.db.selectFrom('customer').select(['phone', 'password_hash']).where('id', '=', customerId).executeTakeFirst()
  if (!known) throw new CodedError('unauthenticated', { reason: 'session-ended' })
  if (isCommonPassword(change.new_password, known.phone)) refuse('new_password', 'password-common')
  await refuseUnlessCurrent(ctx, change, { attempted: known.phone ?? customerId, hash: known.password_hash })
  const hash = await ctx.ports.passwords.hash(change.new_password)
  await transaction(ctx.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('customer')
      .set({ password_hash: hash })
      .where('id', '=', customerId)
      .where('password_hash', 'is not distinct from', known.password_hash)
      .executeTakeFirstOrThrow()
    if (!Number(numUpdatedRows)) throw new CodedError('conflict', { reason: 'password-race' })
    await endOtherSessions(tx, customer, ctx.now())
  })
}

type Known = { attempted: string; hash: string | null }

async function refuseUnlessCurrent(ctx: ShopContext, { current_password: current, ip }: Change, { attempted, hash }: Known): Promise<void> {
  if (hash === null) return
  if (!current) refuse('current_password', 'password-needed')
  if ((await tryPassword(ctx, { phone: attempted, ip }, current, [hash])) < 0) refuse('current_password', 'password-wrong')
}

function refuse(field: string, reason: Reason): never {
  throw new CodedError('invalid', { reason, fields: { [field]: reason } })
}
