import { type RawBuilder, sql } from 'kysely'
import { hourS } from '#contract/rules/durations.ts'
import type { PromoTerms, PromoType } from '#contract/rules/promo-discount.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { consumeRateLimit, refundRateLimit, secondsUntil } from '#server/domain/limits/rate-limit.ts'
import { swapLayout } from '#server/domain/search/keyboard-layout.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const triesPerHour = 10
const triesPerHourPerIp = 60

export type KnownPromo = PromoTerms & { id: number; code: string }

type Row = { id: number; code: string; type: PromoType; value: number; least: number | null; most: number | null }

const columns = sql`id, code, type, value, goods_min_cents as least, discount_max_cents as most`

/**
 * Returns the terms of a typed promo code. Accepts similar spellings. Throws `invalid` if the customer cannot use the code now, and
 * `too-many` after too many wrong codes in an hour.
 */
export async function validatePromo(
  ctx: ShopContext,
  { customerId }: Customer,
  { code, ip }: { code: string; ip: string },
): Promise<KnownPromo> {
  const keys = [`promo ${customerId}`, `promo at ${ip}`] as const
  await consumeRateLimit(ctx, keys[0], triesPerHour, hourS)
  await consumeRateLimit(ctx, keys[1], triesPerHourPerIp, hourS)
  const { rows } = await sql<Row>`
    select ${columns} from promo where ${isPromoValid({ code, customerId, now: new Date(ctx.now()) })}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new CodedError('invalid', { reason: 'promo-invalid', fields: { code: 'promo-invalid' } })
  for (const key of keys) await refundRateLimit(ctx.db, key)
  return promoOf(row)
}

/**
 * Counts one use of a promo code. Returns null if the code is not valid or has no use left. Locks the row of the code, so that concurrent
 * orders with the same code wait.
 */
export async function redeemPromo(tx: Tx, asked: AskedPromo): Promise<KnownPromo | null> {
  // lock the promo code first, so that the next statement sees the customer's uses that concurrent transactions have committed
  await sql`select from promo where id = ${promoSpelled(asked.code)} and per_customer_max is not null for update`.execute(tx)
  const { rows } = await sql<Row>`
    update promo set used_count = used_count + 1 where ${isPromoValid(asked)} returning ${columns}`.execute(tx)
  return rows[0] ? promoOf(rows[0]) : null
}

/** Takes back the use of the promo code that was counted for an order. Idempotent. */
export async function releasePromo(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with promo_use_deleted as (delete from promo_use where order_id = ${orderId} returning promo_id)
    update promo set used_count = used_count - 1 from promo_use_deleted deleted where promo.id = deleted.promo_id`.execute(tx)
}

/** Undoes `releasePromo`: counts the use of the order's promo code again. Returns false if no use is left. */
export async function redeemPromoAgain(tx: Tx, orderId: string): Promise<boolean> {
  await sql`
    select from promo join shop_order o on o.promo_code = promo.code
    where o.id = ${orderId} and per_customer_max is not null for update of promo`.execute(tx)
  const { rows } = await sql<{ isGone: boolean }>`
    with promo_counted as (
      update promo set used_count = used_count + 1 from shop_order o
      where o.id = ${orderId} and promo.code = o.promo_code and ${hasUsesLeft(sql`o.customer_id`)} returning promo.id
    ), promo_use_inserted as (
      insert into promo_use (order_id, promo_id) select ${orderId}, id from promo_counted
    )
    select promo_code is not null and not exists (select from promo_counted) as "isGone" from shop_order where id = ${orderId}`.execute(tx)
  return !rows[0]?.isGone
}

/** Counts a wrong promo code in an order toward the hourly limit of attempts. */
export async function countWrongPromo(ctx: ShopContext, customerId: string): Promise<void> {
  await consumeRateLimit(ctx, wrongKey(customerId), triesPerHour, hourS)
}

/** Throws `too-many` if the customer has tried too many wrong promo codes in orders. */
export async function assertPromoAttemptsLeft(tx: Tx, customerId: string, now: number): Promise<void> {
  const { rows } = await sql<{ until: Date }>`
    select until from attempt
    where key = ${wrongKey(customerId)} and until > ${new Date(now)} and count >= ${triesPerHour}`.execute(tx)
  if (rows[0]) throw new CodedError('too-many', { retryAfterS: secondsUntil(rows[0].until, now) })
}

const wrongKey = (customerId: string) => `wrong promo ${customerId}`

type AskedPromo = { code: string; customerId: string; now: Date }

/** Finds the id of a typed code: an exact match first, then a similar spelling, then the code typed in the other keyboard layout. */
const promoSpelled = (typed: string) => sql`(
  select spelled.id from promo spelled, (select fold_promo_code(${typed}) as folded, fold_promo_code(${swapLayout(typed)}) as swapped) keys
  where code_key in (folded, swapped) and code_key <> '' or code = ${typed.trim().toUpperCase()}
  order by code = ${typed.trim().toUpperCase()} desc, code_key = folded desc, spelled.id limit 1)`

const isPromoValid = ({ code, customerId, now }: AskedPromo) => sql`
  promo.id = ${promoSpelled(code)} and is_active
  and (valid_from is null or valid_from <= ${now}) and (valid_until is null or valid_until > ${now})
  and ${hasUsesLeft(sql`${customerId}::uuid`)}`

const hasUsesLeft = (customerId: RawBuilder<unknown>) => sql`
  (uses_max is null or used_count < uses_max)
  and (per_customer_max is null or per_customer_max > (
    select count(*) from promo_use join shop_order ordered on ordered.id = promo_use.order_id
    where promo_use.promo_id = promo.id and ordered.customer_id = ${customerId}))`

function promoOf({ id, code, type, value, least, most }: Row): KnownPromo {
  return { id, code, type, value: value / 100, goodsMinCents: least, discountMaxCents: most }
}
