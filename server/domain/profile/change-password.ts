import type { PasswordChange } from '#contract/profile.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Reason } from '#server/context/reasons.ts'
import { transaction } from '#server/db/transaction.ts'
import { isCommonPassword } from '#server/domain/accounts/common-passwords.ts'
import { endOtherSessions } from '#server/domain/accounts/end-other-sessions.ts'
import { checkPassword } from '#server/domain/accounts/password-lockout.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A customer who entered a code within this time may set a new password without the current one. */
const codeProofMs = 10 * minuteMs

type Change = PasswordChange & { ip: string }

/**
 * Sets a new password and ends all other sessions. Requires the current password if the customer has one. A code that was recently entered
 * in this session replaces the current password for one change. Throws `invalid` with the wrong field, `too-many`, and `conflict` after a
 * concurrent change.
 */
export async function changePassword(ctx: ShopContext, customer: Customer, change: Change): Promise<void> {
  const { customerId } = customer
  const known = await ctx.db.selectFrom('customer').select(['phone', 'password_hash']).where('id', '=', customerId).executeTakeFirst()
  if (!known) throw new CodedError('unauthenticated', { reason: 'session-ended' })
  if (isCommonPassword(change.new_password, known.phone)) throwInvalid('new_password', 'password-common')
  const isProved = !change.current_password && (await isProvedByCode(ctx, customer))
  if (!isProved) await assertCurrentPassword(ctx, change, { accountKey: known.phone ?? customerId, hash: known.password_hash })
  const hash = await ctx.ports.passwords.hash(change.new_password)
  await transaction(ctx.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('customer')
      .set({ password_hash: hash })
      .where('id', '=', customerId)
      .where('password_hash', 'is not distinct from', known.password_hash)
      .executeTakeFirstOrThrow()
    if (!Number(numUpdatedRows)) throw new CodedError('conflict', { reason: 'password-race' })
    await tx.updateTable('session').set({ code_proved_at: null }).where('id', '=', customer.sessionId).execute()
    await endOtherSessions(tx, customer, ctx.now())
  })
}

async function isProvedByCode({ db, now }: ShopContext, { sessionId }: Customer): Promise<boolean> {
  const proved = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('code_proved_at', '>', new Date(now() - codeProofMs))
    .executeTakeFirst()
  return proved !== undefined
}

type CurrentPassword = { accountKey: string; hash: string | null }

async function assertCurrentPassword(
  ctx: ShopContext,
  { current_password: current, ip }: Change,
  { accountKey, hash }: CurrentPassword,
): Promise<void> {
  if (hash === null) return
  if (!current) throwInvalid('current_password', 'password-needed')
  if ((await checkPassword(ctx, { target: accountKey, ip }, current, [hash])) < 0) throwInvalid('current_password', 'password-wrong')
}

function throwInvalid(field: string, reason: Reason): never {
  throw new CodedError('invalid', { reason, fields: { [field]: reason } })
}
