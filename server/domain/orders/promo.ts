import { sql } from 'kysely'
import type { PromoTerms, PromoType } from '#contract/rules/promo-discount.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { spendAttempt } from '#server/domain/limits/spend-attempt.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { Customer } from '#server/context/customer.ts'
import { limits } from '#contract/limits.ts'

/** A promo as it is agreed: its code, and what it gives. */
export type KnownPromo = PromoTerms & { id: number; code: string }

type Row = { id: number; code: string; type: PromoType; value: number }

const hourS = 3600

/** Whether a code holds now, and what it gives; spends one of the few tries an hour (CHK-06, SEC-C6). */
export async function validatePromo(
  { db, now }: ShopContext,
  { customerId }: Customer,
  { code, ip }: { code: string; ip: string },
): Promise<KnownPromo> {
  await spendAttempt(db, `promo ${customerId}`, limits.promoTriesPerHour, hourS)
  await spendAttempt(db, `promo at ${ip}`, limits.promoTriesPerHourAtAddress, hourS)
  const { rows } = await sql<Row>`select id, code, type, value from promo where ${holds(code, new Date(now()))}`.execute(db)
  const [row] = rows
  if (!row) throw new CodedError('invalid', { reason: 'promo-invalid', fields: { code: 'promo-invalid' } })
  return promoOf(row)
}

/** Takes one use of a code, if there is one left; null when it does not hold. The counter is what two orders meet at. */
export async function takePromo(tx: Tx, code: string, now: Date): Promise<KnownPromo | null> {
  const { rows } = await sql<Row>`
    update promo set used_count = used_count + 1 where ${holds(code, now)} returning id, code, type, value`.execute(tx)
  return rows[0] ? promoOf(rows[0]) : null
}

/** Gives back the use an order had of a promo, once. */
export async function giveBackPromo(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with given as (delete from promo_use where order_id = ${orderId} returning promo_id)
    update promo set used_count = used_count - 1 from given where promo.id = given.promo_id`.execute(tx)
}

/** A wrong code in an order is a guess too: counts it. */
export async function countWrongPromo(db: Db, customerId: string): Promise<void> {
  await spendAttempt(db, wrongKey(customerId), limits.promoTriesPerHour, hourS)
}

/** Refuses codes in orders of a customer who guessed too often. */
export async function refuseGuesser(tx: Tx, customerId: string): Promise<void> {
  const { rows } = await sql<{ left: number }>`
    select ceil(extract(epoch from until - now()))::int as left from attempt
    where key = ${wrongKey(customerId)} and until > now() and count >= ${limits.promoTriesPerHour}`.execute(tx)
  if (rows[0]) throw new CodedError('too-many', { retryAfterS: Math.max(1, rows[0].left) })
}

const wrongKey = (customerId: string) => `wrong promo ${customerId}`

const holds = (code: string, now: Date) => sql`
  code = ${code.trim().toUpperCase()} and is_active
  and (valid_from is null or valid_from <= ${now}) and (valid_until is null or valid_until > ${now})
  and (uses_max is null or used_count < uses_max)`

function promoOf({ id, code, type, value }: Row): KnownPromo {
  return { id, code, type, value: value / 100 }
}
