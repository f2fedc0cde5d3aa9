import { sql } from 'kysely'
import { hourS, dayS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import { type Attempt, refundSignInLimit, consumeSignInLimit } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Number of failures without a delay. The next failure blocks for 30 s, and each further failure doubles the time, up to an hour. */
const freeFailures = 4
const firstBlockS = 30
const blockMostS = hourS
const resetAfterS = dayS

/**
 * Returns the index of the hash that matches a password, or −1. A null hash takes as long as a real one, so that the time does not reveal
 * whether an account exists. Repeated wrong passwords delay further attempts on the account from the same IP address (IPv6: /64). The
 * account also has a daily limit for all IPs together. Neither limit affects sign-in by code, so an attacker cannot lock out the account's
 * owner. Throws `too-many`.
 */
export async function checkPassword(ctx: ShopContext, attempt: Attempt, password: string, hashes: (string | null)[]): Promise<number> {
  await consumeSignInLimit(ctx, 'password', attempt)
  const key = ctx.digest('password-failure', attempt.target, ipNetworks(attempt.ip).line)
  await countPasswordFailure(ctx, 'password_failure', key)
  await consumeSignInLimit(ctx, 'password of a phone', attempt)
  for (const [matchIndex, hash] of hashes.entries()) {
    if (!(await ctx.ports.passwords.matches(hash, password))) continue
    await ctx.db.deleteFrom('password_failure').where('key', '=', key).execute()
    await refundSignInLimit(ctx, 'password', attempt)
    await refundSignInLimit(ctx, 'password of a phone', attempt)
    return matchIndex
  }
  return -1
}

/**
 * Counts a failure before the password is compared, so that concurrent attempts all count. If the password is right, the caller deletes the
 * row of `key` from `table`. Throws `too-many` while `key` is blocked.
 */
export async function countPasswordFailure(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  table: 'password_failure' | 'staff_failure',
  key: string,
): Promise<void> {
  const at = new Date(now())
  const count = sql`case when f.blocked_until < ${new Date(at.getTime() - resetAfterS * 1000)} then 1 else f.count + 1 end`
  const block = sql`case when ${count} <= ${freeFailures} then 0 else least(${firstBlockS} * power(2, least(${count} - ${freeFailures + 1}, 12)), ${blockMostS}) end`
  const { rows } = await sql`
    insert into ${sql.table(table)} as f (key, count, blocked_until) values (${key}, 1, ${at})
    on conflict (key) do update set count = ${count}, blocked_until = ${at}::timestamptz + make_interval(secs => ${block})
    where f.blocked_until <= ${at} returning 1`.execute(db)
  if (rows.length) return
  const failure = await db.selectFrom(table).select('blocked_until').where('key', '=', key).executeTakeFirst()
  const leftS = failure ? Math.ceil((failure.blocked_until.getTime() - at.getTime()) / 1000) : 1
  throw new CodedError('too-many', { reason: 'tries-too-many', retryAfterS: Math.max(1, leftS) })
}
