import { dayMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { SessionHolder } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { countSignInRefusal } from '#server/domain/staff/count-refusals.ts'
import { notifyOwners } from '#server/domain/staff/notify-owners.ts'
import { consumeRecoveryCode } from '#server/domain/staff/recovery-codes.ts'
import { matchTotp } from '#server/domain/staff/totp.ts'

const failuresOfSession = 5
const failuresOfDay = 20

export type GivenFactor = 'totp' | 'recovery' | 'passkey'
/** A typed code. `origin` is the origin of the back office, for the links in emails. */
export type TypedCode = { code: string; origin: string }
type FactorContext = Pick<ShopContext, 'db' | 'now' | 'digest' | 'sealer'>
type Refusal = 'wrong' | 'attempt-ended' | 'locked'

/**
 * Checks a code of the authenticator or a recovery code, and runs `whenRight` in the same transaction. Checks of the same person are
 * serialized, and each code works once. Throws `invalid`, or `unauthenticated` if too many wrong codes have ended the session.
 */
export async function checkFactor<T>(
  ctx: FactorContext,
  holder: SessionHolder,
  { code, origin }: TypedCode,
  whenRight: (tx: Tx, factor: GivenFactor) => Promise<T>,
): Promise<T> {
  const at = new Date(ctx.now())
  const checked = await transaction(ctx.db, async (tx): Promise<{ result: T } | { refusal: Refusal }> => {
    const person = await lockPerson(tx, holder.staffId)
    const factor = person.factor_locked_at ? null : await findFactor(tx, ctx, person, code)
    if (factor) {
      await tx.updateTable('staff_session').set({ factor_failures: 0 }).where('id', '=', holder.sessionId).execute()
      return { result: await whenRight(tx, factor) }
    }
    // returns the refusal instead of throwing an error, so that the transaction with the count is committed
    await countSignInRefusal(tx, ctx.now(), holder.staffId)
    return { refusal: await countFailure(tx, { at, holder, person, origin }) }
  })
  if ('result' in checked) return checked.result
  throw refusalErrors[checked.refusal]()
}

const refusalErrors: Record<Refusal, () => CodedError> = {
  wrong: () => new CodedError('invalid', { reason: 'staff-code-wrong' }),
  'attempt-ended': () => new CodedError('unauthenticated', { reason: 'staff-attempt-ended' }),
  locked: () => new CodedError('invalid', { reason: 'staff-factor-locked' }),
}

type Person = Awaited<ReturnType<typeof lockPerson>>

const lockPerson = (tx: Tx, staffId: string) =>
  tx
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'totp_sealed', 'totp_step', 'factor_failures', 'factor_failures_since', 'factor_locked_at'])
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirstOrThrow()

async function findFactor(tx: Tx, ctx: FactorContext, person: Person, typed: string): Promise<GivenFactor | null> {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return (await consumeRecoveryCode(tx, ctx, person.id, code)) ? 'recovery' : null
  const secret = person.totp_sealed && ctx.sealer.open(person.totp_sealed)
  const step = secret ? matchTotp(secret, code, ctx.now()) : null
  if (step === null || step <= (person.totp_step ?? -1)) return null
  await tx.updateTable('staff').set({ totp_step: step }).where('id', '=', person.id).execute()
  return 'totp'
}

type Failure = { at: Date; holder: SessionHolder; person: Person; origin: string }

async function countFailure(tx: Tx, failure: Failure): Promise<Refusal> {
  const { at, holder, person } = failure
  const { factor_failures: ofSession } = await tx
    .updateTable('staff_session')
    .set((eb) => ({ factor_failures: eb('factor_failures', '+', 1) }))
    .where('id', '=', holder.sessionId)
    .returning('factor_failures')
    .executeTakeFirstOrThrow()
  const isLocked = person.factor_locked_at !== null || (await countOfDay(tx, failure))
  if (ofSession < failuresOfSession) return isLocked ? 'locked' : 'wrong'
  await tx.updateTable('staff_session').set({ ended_at: at }).where('id', '=', holder.sessionId).execute()
  return 'attempt-ended'
}

/** Counts a wrong code. Too many wrong codes within 24 hours lock the factor. */
async function countOfDay(tx: Tx, { at, person, origin }: Failure): Promise<boolean> {
  const { id, name, email, factor_failures: before, factor_failures_since: since } = person
  const isSameDay = since !== null && at.getTime() - since.getTime() < dayMs
  const count = isSameDay ? before + 1 : 1
  const isLocked = count >= failuresOfDay
  await tx
    .updateTable('staff')
    .set({ factor_failures: count, factor_failures_since: isSameDay ? since : at, factor_locked_at: isLocked ? at : null })
    .where('id', '=', id)
    .execute()
  if (isLocked) await notifyOwners(tx, { notice: 'factor-locked', origin, about: { name, email } })
  return isLocked
}
