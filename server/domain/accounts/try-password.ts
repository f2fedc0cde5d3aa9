import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import { addressBlocks } from '#server/domain/accounts/address-blocks.ts'
import { type Attempt, returnTry, spendTry } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** So many wrong ones in a row cost nothing; the next waits 30 s, then twice as long each time, an hour at most. */
const freeFailures = 4
const firstBlockS = 30
const blockMostS = 3600
const forgottenAfterS = 24 * 3600

/**
 * Which of the hashes a password belongs to, by its place; −1 for none. A hash that is null is as much work as any (SEC-A11).
 * Wrong ones make the next try of this account from this address wait (SEC-A3): other addresses and signing in by a code
 * stay open, so nobody can lock somebody else out. Throws `too-many`.
 */
export async function tryPassword(ctx: ShopContext, attempt: Attempt, password: string, hashes: (string | null)[]): Promise<number> {
  await spendTry(ctx, 'password', attempt)
  const key = ctx.digest('password-failure', attempt.phone, addressBlocks(attempt.ip).line)
  await countFailure(ctx, key)
  await spendTry(ctx, 'password of a phone', attempt)
  for (const [place, hash] of hashes.entries()) {
    if (!(await ctx.ports.passwords.isRight(hash, password))) continue
    await ctx.db.deleteFrom('password_failure').where('key', '=', key).execute()
    await returnTry(ctx, 'password', attempt)
    await returnTry(ctx, 'password of a phone', attempt)
    return place
  }
  return -1
}

/** Counted before the password is looked at, so that a hundred tries at once are a hundred. */
async function countFailure({ db, now }: ShopContext, key: string): Promise<void> {
  const at = new Date(now())
  const count = sql`case when f.blocked_until < ${new Date(at.getTime() - forgottenAfterS * 1000)} then 1 else f.count + 1 end`
  const block = sql`case when ${count} <= ${freeFailures} then 0 else least(${firstBlockS} * power(2, least(${count} - ${freeFailures + 1}, 12)), ${blockMostS}) end`
  const { rows } = await sql`
    insert into password_failure as f (key, count, blocked_until) values (${key}, 1, ${at})
    on conflict (key) do update set count = ${count}, blocked_until = ${at}::timestamptz + make_interval(secs => ${block})
    where f.blocked_until <= ${at} returning 1`.execute(db)
  if (rows.length) return
  const failure = await db.selectFrom('password_failure').select('blocked_until').where('key', '=', key).executeTakeFirst()
  const leftS = failure ? Math.ceil((failure.blocked_until.getTime() - at.getTime()) / 1000) : 1
  throw new CodedError('too-many', { reason: 'tries-too-many', retryAfterS: Math.max(1, leftS) })
}
