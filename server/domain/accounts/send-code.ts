import { sql } from 'kysely'
import { callingCode } from '#contract/rules/phone.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ProofPurpose } from '#server/db/tables/accounts.ts'
import { returnTry, spendTry } from '#server/domain/accounts/sign-in-limits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { Undelivered } from '#server/context/undelivered.ts'

/** Who asks for a code: `asker` is the only one who can use it, see `askerOf`. */
export type Asker = { asker: string; ip: string }

/** After how many seconds another call can be asked for. */
export type CodeOnItsWay = { resendAfterS: number }

export const codeLifeMs = 5 * 60_000
const firstResendS = 30
const resendMostS = 600
const proofLifeMs = 24 * 3_600_000

/**
 * Calls a phone with a code that will complete `purpose`; without one, what the last code was for. Answers after how many
 * seconds another can be asked for, which doubles each time. Throws `too-many`, or `unavailable` when nobody can call.
 */
export async function sendCode(ctx: ShopContext, { asker, ip }: Asker, phone: string, purpose?: ProofPurpose): Promise<CodeOnItsWay> {
  if (!ctx.signIn.callingCodes.includes(callingCode(phone))) throw new CodedError('invalid', { fields: { phone: 'phone-country' } })
  const sentCount = await takeTurn(ctx, phone, asker, purpose)
  try {
    await spendTry(ctx, 'call', { phone, ip })
    const code = await call(ctx, phone, ip)
    await ctx.db
      .updateTable('phone_proof')
      .set({ code_hash: ctx.digest('code', phone, asker, code), code_until: new Date(ctx.now() + codeLifeMs), tries: 0 })
      .where('phone', '=', phone)
      .where('asker', '=', asker)
      .execute()
  } catch (error) {
    await giveTurnBack(ctx, phone, asker)
    throw error
  }
  return { resendAfterS: resendAfterS(sentCount) }
}

/** 30 s, 60 s … 10 min. */
function resendAfterS(sentCount: number): number {
  return Math.min(firstResendS * 2 ** (sentCount - 1), resendMostS)
}

/** One call at a time for one who asks: the row says when the next may be. The code before dies at once. */
async function takeTurn({ db, now }: ShopContext, phone: string, asker: string, purpose: ProofPurpose | undefined): Promise<number> {
  const at = now()
  const json = JSON.stringify(purpose ?? ({ kind: 'sign-in' } satisfies ProofPurpose))
  // who comes back a day later begins anew
  const before = sql`case when p.expires_at <= ${new Date(at)} then 0 else p.sent_count end`
  const { rows } = await sql<{ sent_count: number }>`
    insert into phone_proof as p (phone, asker, purpose, next_send_at, expires_at)
    values (${phone}, ${asker}, ${json}, ${new Date(at + firstResendS * 1000)}, ${new Date(at + proofLifeMs)})
    on conflict (phone, asker) do update set
      purpose = case when ${purpose !== undefined} or p.expires_at <= ${new Date(at)} then excluded.purpose else p.purpose end,
      sent_count = ${before} + 1,
      next_send_at = ${new Date(at)}::timestamptz + make_interval(secs => least(${firstResendS} * power(2, ${before}), ${resendMostS})),
      expires_at = excluded.expires_at, code_hash = null
    where p.next_send_at <= ${new Date(at)}
    returning sent_count`.execute(db)
  const [turn] = rows
  if (turn) return turn.sent_count
  const { next_send_at: next } = await db
    .selectFrom('phone_proof')
    .select('next_send_at')
    .where('phone', '=', phone)
    .where('asker', '=', asker)
    .executeTakeFirstOrThrow()
  throw new CodedError('too-many', { reason: 'code-too-soon', retryAfterS: Math.max(1, Math.ceil((next.getTime() - at) / 1000)) })
}

/** Nobody was called: the next try need not wait. Of who never was, nothing stays: both phone and browser are of their choosing. */
async function giveTurnBack({ db, now }: ShopContext, phone: string, asker: string): Promise<void> {
  await db.deleteFrom('phone_proof').where('phone', '=', phone).where('asker', '=', asker).where('sent_count', '<=', 1).execute()
  await db
    .updateTable('phone_proof')
    .set((row) => ({ next_send_at: new Date(now()), sent_count: row('sent_count', '-', 1) }))
    .where('phone', '=', phone)
    .where('asker', '=', asker)
    .execute()
}

async function call(ctx: ShopContext, phone: string, ip: string): Promise<string> {
  try {
    return await ctx.ports.codeCall.call(phone, ip)
  } catch (error) {
    await returnTry(ctx, 'call', { phone, ip }, 'all')
    if (!(error instanceof Undelivered)) throw error
    ctx.log.warn({ err: error }, 'a phone could not be called with its code')
    throw new CodedError('unavailable', { reason: 'call-failed', retryAfterS: 30 })
  }
}
