import { sql, type RawBuilder } from 'kysely'
import { offices } from '#contract/offices.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { isOrderNumber, normalizeOrderNumber } from '#contract/rules/order-number.ts'
import { phoneDigits, searchedDigits } from '#contract/rules/phone.ts'
import type { OrderBadge } from '#contract/rules/staff/order-enums.ts'
import type { OrderExportQuery, StaffBoardQuery, StaffOrderQuery } from '#contract/staff/order-list.ts'
import type { TraitsReader } from '#server/domain/pieces/piece-traits.ts'
import { allOf, foldedPattern, partPattern, typedWords } from '#server/domain/search/typed-parts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Filters = StaffBoardQuery & Pick<StaffOrderQuery, 'status'> & Pick<OrderExportQuery, 'ids'>
export type OrderStore = Pick<ShopContext, 'db' | 'orderedNames' | 'now'>

const phoneDigitsMin = 4

/** Builds the condition on `order_listing o` for filters and search text. May query the database for matching pieces. */
export async function orderCondition(store: OrderStore, filters: Filters, reader: TraitsReader): Promise<RawBuilder<boolean>> {
  const { ids, status, mode, delivery_method: method, city_id: cityId, mark } = filters
  const conditions = [
    sql<boolean>`true`,
    ...(ids ? [sql<boolean>`o.order_id = any(${ids}::uuid[])`] : []),
    ...(status ? [sql<boolean>`o.status = any(${status})`] : []),
    ...(mode ? [sql<boolean>`o.mode = any(${mode})`] : []),
    ...(method ? [sql<boolean>`o.delivery_method = ${method}`] : []),
    ...(cityId ? [sql<boolean>`o.pickup_city_id = ${cityId}`] : []),
    ...(mark ? [badgeCondition(mark, store.now())] : []),
    ...timeConditions(filters, store.now()),
    ...(filters.owed ? [sql<boolean>`o.owed_back_cents > 0`] : []),
    ...(filters.due ? [sql<boolean>`o.due_cents > 0`] : []),
    ...(await searchConditions(store, filters.search?.trim() ?? '', reader)),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Selects the orders with each badge; must match the badges of `readListedOrders`. */
const ordersWith = (now: number): Record<OrderBadge, RawBuilder<unknown>> => ({
  kept: selectKeptOrders(now),
  'open-return': sql`select order_id from order_return where state in ('asked', 'received', 'inspected')`,
  return: sql`select order_id from order_return where state <> 'refused'`,
  refund: sql`
    select order_id from order_payment where kind = 'refund' union all select order_id from order_listing where owed_back_cents > 0`,
  note: sql`select order_id from order_note`,
  'failed-email': sql`
    select e.order_id from order_email e left join job j on j.kind = 'mail' and j.key = e.job_key
    where j.dead_at is not null or (j.id is null and e.failed_at is not null)`,
})

/** SQL: pending orders that stay open after the end of their reservation, because they have a payment. */
export const selectKeptOrders = (now: number) =>
  sql`select order_id from order_listing where status = 'pending' and taken_cents > 0 and expires_at <= ${new Date(now)}`

function badgeCondition(badges: readonly OrderBadge[], now: number): RawBuilder<boolean> {
  const orders = ordersWith(now)
  return sql`o.order_id in (${sql.join(
    badges.map((badge) => orders[badge]),
    sql` union all `,
  )})`
}

/** Interprets dates in the time zone of the first office. */
function timeConditions({ from, to, expires_within: hours }: Filters, now: number): RawBuilder<boolean>[] {
  const { timeZone } = offices[0]
  return [
    ...(from ? [sql<boolean>`o.created_at >= ${from}::date::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [sql<boolean>`o.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
    ...(hours ? [sql<boolean>`o.status = 'pending' and o.expires_at < ${new Date(now + hours * hourMs)}`] : []),
  ]
}

async function searchConditions({ orderedNames }: OrderStore, text: string, { permissions }: TraitsReader): Promise<RawBuilder<boolean>[]> {
  if (!text) return []
  const characters = normalizeOrderNumber(text)
  if (isOrderNumber(text)) return [sql`o.number_key = ${characters}`]
  if (isWholePhone(text)) return [phoneCondition(text)]
  const pieceIds = await orderedNames.find(text)
  const serial = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const found = [
    allOf(typedWords(text).map((word) => sql`o.search_key like ${foldedPattern(word)}`)),
    ...(isPartOfNumber(text, characters) ? [sql<boolean>`o.number_key like ${`%${characters}%`}`] : []),
    ...(isPartOfPhone(text) ? [phoneCondition(text)] : []),
    ...(pieceIds.length ? [sql<boolean>`o.order_id in (select order_id from order_line where piece_id = any(${pieceIds}))`] : []),
    ...(permissions.has('piece.serial') && serial.length >= phoneDigitsMin ? [serialCondition(serial)] : []),
  ]
  return [sql<boolean>`(${sql.join(found, sql` or `)})`]
}

const isPartOfNumber = (text: string, characters: string) =>
  characters.length > 1 && /^[\p{L}\d\s-]+$/u.test(text) && characters.length >= text.replace(/[\s-]/g, '').length

const isPartOfPhone = (text: string) => /^[+\d\s().-]+$/.test(text) && phoneDigits(text).length >= phoneDigitsMin

const isWholePhone = (text: string) => /^[+\d\s().-]+$/.test(text) && phoneDigits(text).length >= 10

/** Matches orders whose phone contains the typed digits, or the typed number in international form (8 916 … is stored as 7 916 …). */
function phoneCondition(text: string): RawBuilder<boolean> {
  return sql`o.phone_digits like any(${searchedDigits(text).map(partPattern)})`
}

function serialCondition(serial: string): RawBuilder<boolean> {
  return sql`o.order_id in (
    select l.order_id from order_line l join piece_private p on p.piece_id = l.piece_id where p.serial_key like ${`${serial}%`})`
}
