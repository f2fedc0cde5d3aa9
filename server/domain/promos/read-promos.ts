import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from '#contract/rules/order-enums.ts'
import type { PromoType } from '#contract/rules/promo-discount.ts'
import type { PromoState } from '#contract/rules/staff/promo-states.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import type { PromoQuery } from '#contract/staff/promos.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

/** A promo code as the back office shows it. `value` is in hundredths of a percent if `type` is a percentage, otherwise in cents. */
export type PromoRow = {
  id: number
  code: string
  type: PromoType
  value: number
  uses_max: number | null
  used_count: number
  per_customer_max: number | null
  goods_min_cents: number | null
  discount_max_cents: number | null
  valid_from: Date | null
  valid_until: Date | null
  note: string
  is_active: boolean
  version: number
  state: PromoState
}

export type PromoUseRow = {
  order_id: string
  number: string
  status: OrderStatus
  name: string
  at: Date
  discount_cents: number
  total_cents: number
}

const columns = (now: Date) => sql`
  promo.id, code, type, value, uses_max, used_count, per_customer_max, valid_from, valid_until, goods_min_cents, discount_max_cents, note, is_active, code_key, edit_version as version,
  case when not is_active then 'off' when valid_until <= ${now} then 'ended' when used_count >= uses_max then 'used-up'
    when valid_from > ${now} then 'planned' else 'active' end as state`

/** Lists promo codes by state and by a search in code or note, newest first. */
export async function listPromos({ db, now }: Ctx, { search, state, page, page_size: size }: PromoQuery) {
  const part = `%${(search ?? '').replace(/[\\%_]/g, String.raw`\$&`)}%`
  const isSpelledAlike = sql`code_key = fold_promo_code(${search ?? ''}) and code_key <> ''`
  const filters: RawBuilder<unknown>[] = [sql`(code ilike ${part} or note ilike ${part} or ${isSpelledAlike})`]
  if (state) filters.push(sql`state = ${state}`)
  const { rows } = await sql<PromoRow & { count: number }>`
    select *, (count(*) over ())::int as count from (select ${columns(new Date(now()))} from promo) listed
    where ${sql.join(filters, sql` and `)} order by id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { count: rows[0]?.count ?? 0, promos: rows }
}

/** Returns one promo code. Throws `not-found`. */
export async function readPromo({ db, now }: Ctx, id: number): Promise<PromoRow> {
  const { rows } = await sql<PromoRow>`select ${columns(new Date(now()))} from promo where id = ${id}`.execute(db)
  if (!rows[0]) throw new CodedError('not-found')
  return rows[0]
}

/**
 * Returns the newest orders that used a code, and the number of all orders that used it. `discountCents`: the sum of their discounts,
 * without cancelled orders.
 */
export async function readPromoUses(db: Db, code: string) {
  const { rows } = await sql<PromoUseRow & { count: number; sum: number }>`
    select id as order_id, number, status, trim(first_name || ' ' || last_name) as name, created_at as at, discount_cents, total_cents,
      (count(*) over ())::int as count, coalesce(sum(discount_cents) filter (where status <> 'cancelled') over (), 0)::bigint as sum
    from shop_order where promo_code = ${code} order by created_at desc, id limit ${staffLimits.promoUsesShown}`.execute(db)
  return { uses: rows, count: rows[0]?.count ?? 0, discountCents: Number(rows[0]?.sum ?? 0) }
}
