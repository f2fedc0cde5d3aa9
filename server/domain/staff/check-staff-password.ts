import { hourS } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import { countPasswordFailure } from '#server/domain/accounts/password-lockout.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Maximum number of failed attempts per hour from one IP address, and from its network (`ipNetworks`). */
const failuresPerIpHour = 50
const failuresPerNetworkHour = 200

/**
 * Checks a password against `hash`. Takes the same time if `hash` is null. A wrong password delays only further attempts for this account
 * from the same IP address, so that nobody can lock others out. Throws `too-many`.
 */
export async function checkStaffPassword(
  ctx: ShopContext,
  { account, ip }: { account: string; ip: string },
  password: string,
  hash: string | null,
): Promise<boolean> {
  const refund = await countStaffAttempt(ctx, 'password', ip)
  const key = ctx.digest('staff-failure', account, ipNetworks(ip).line)
  await countPasswordFailure(ctx, 'staff_failure', key)
  if (!(await ctx.ports.passwords.matches(hash, password))) return false
  await ctx.db.deleteFrom('staff_failure').where('key', '=', key).execute()
  await refund()
  return true
}

/** Counts a sign-in attempt from an IP address. Returns a function that undoes the count after a successful sign-in. Throws `too-many`. */
export async function countStaffAttempt(ctx: ShopContext, way: 'password' | 'passkey', ip: string): Promise<() => Promise<void>> {
  const { line, network } = ipNetworks(ip)
  const limits = [
    { key: `staff ${way} ip ${line}`, max: failuresPerIpHour },
    { key: `staff ${way} network ${network}`, max: failuresPerNetworkHour },
  ]
  for (const { key, max } of limits) await consume(ctx, key, max)
  return async () => {
    for (const { key } of limits) await ctx.rateLimit.refund(key)
  }
}

async function consume({ rateLimit }: ShopContext, key: string, max: number): Promise<void> {
  try {
    await rateLimit.consume(key, max, hourS)
  } catch (error) {
    throw error instanceof CodedError ? new CodedError(error.code, { ...error.details, reason: 'staff-tries-too-many' }) : error
  }
}
