import { type RawBuilder, sql } from 'kysely'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { Ownership } from '#contract/rules/staff/piece-enums.ts'
import type { StockFilters, StockOrdering, StockQuery } from '#contract/staff/piece-list.ts'
import type { PieceTraits } from '#contract/staff/piece-traits.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { lastSales, saleOfPiece } from '#server/domain/archive/sale-of-piece.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import type { PhotoRow } from '#server/domain/catalog/piece-rows.ts'
import { pieceTraits } from '#server/domain/pieces/piece-traits.ts'
import { serialKeyOf } from '#server/domain/pieces/serials.ts'
import { daysHeld, stockConditions } from '#server/domain/pieces/stock-filters.ts'
import { unitExpenses } from '#server/domain/pieces/unit-expenses.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A piece in the staff's list of pieces. Money in cents. */
export type StockRow = {
  id: number
  kind: Kind
  version: number
  brand: string
  modelName: string
  reference: string | null
  productionYear: number | null
  conditionId: number | null
  status: PieceStatus
  priceCents: number | null
  priceOnRequest: boolean
  previousPriceCents: number | null
  soldCents: number | null
  soldBeforeDiscountCents: number | null
  cityId: number
  placeId: number | null
  tags: string[]
  photo: PhotoRow | null
  photoCount: number
  fullSet: boolean
  heldUntil: string | null
  movingToCityId: number | null
  publishAt: string | null
  withdrawAt: string | null
  daysHeld: number | null
  ownership: Ownership
  costCents: number | null
  unitExpensesCents: number
  consignorShare: number | null
  consignorCents: number | null
  traits: PieceTraits
}

type StockSums = { pieces: number; askedCents: number; costCents: number; meanDays: number | null }
export type Stock = { rows: StockRow[]; sums: StockSums }

const serialSignsMin = 3

/** SQL: the number of units of `piece p`; at least 1, because the stock of a sold piece is 0. */
const units = sql`greatest(1, p.stock)`

/** Returns one page of the pieces that match filters and a text, and the sums over all matching pieces. Makes two queries. */
export async function listStock(ctx: ShopContext, staff: StaffActor, query: StockQuery): Promise<Stock> {
  const now = new Date(ctx.now())
  const { where, order } = await conditionsOf(ctx, staff, query)
  // selects the ids of the page first, so that the other columns are computed only for these pieces
  const { rows } = await sql<StockRow>`
    with page_ids as materialized (
      select id, row_number() over () as place from (
        select p.id ${joined} where ${where} order by ${order}, p.id desc
        limit ${query.page_size} offset ${(query.page - 1) * query.page_size}
      ) sorted_ids
    )
    select ${rowColumns(now, staff)} from page_ids join piece p on p.id = page_ids.id join brand b on b.id = p.brand_id
      left join piece_private s on s.piece_id = p.id
      left join piece_hold h on h.piece_id = p.id and h.ended_at is null
      left join piece_move m on m.piece_id = p.id and m.state in ('asked', 'sent')
      left join lateral (${saleOfPiece}) sale on true
    order by page_ids.place`.execute(ctx.db)
  const { rows: sums } = await sql<StockSums>`
    select count(*)::int as pieces,
      coalesce(sum(case when p.price_on_request then null else p.price_cents * ${units} end), 0)::float8 as "askedCents",
      coalesce(sum(s.cost_cents * ${units}), 0)::float8 as "costCents", round(avg(${daysHeld(now)}), 1)::float8 as "meanDays" ${joined}
    where ${where}`.execute(ctx.db)
  return { rows, sums: sums[0] ?? { pieces: 0, askedCents: 0, costCents: 0, meanDays: null } }
}

type FoundPiece = Pick<StockRow, 'id' | 'brand' | 'modelName' | 'reference' | 'status' | 'traits'>

/** Returns at most `max` pieces that match a text, best first. */
export async function findStock(ctx: ShopContext, staff: StaffActor, text: string, max: number): Promise<FoundPiece[]> {
  const { where, order } = await conditionsOf(ctx, staff, { q: text })
  const { rows } = await sql<FoundPiece>`
    select p.id, b.name as brand, p.model_name as "modelName", p.reference, p.status, ${pieceTraits(staff)} as traits ${joined}
    where ${where} order by ${order}, p.id desc limit ${max}`.execute(ctx.db)
  return rows
}

type Asked = StockFilters & { ordering?: StockOrdering | undefined }

/** Returns the ids of at most `max` pieces that match filters and a text, in the order of the list. */
export async function findStockIds(ctx: ShopContext, staff: StaffActor, asked: Asked, max: number): Promise<number[]> {
  const { where, order } = await conditionsOf(ctx, staff, asked)
  const { rows } = await sql<{ id: number }>`
    select p.id ${joined} where ${where} order by ${order}, p.id desc limit ${max}`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

async function conditionsOf(ctx: ShopContext, { permissions }: StaffActor, query: Asked) {
  const now = new Date(ctx.now())
  const mayCost = permissions.has('piece.cost')
  // the result of a search contains the pieces that were written just before, for example by an import
  if (query.q) await ctx.catalog.refresh()
  const snapshot = ctx.catalog.current()
  const found = query.q ? findByText(snapshot, query.q) : null
  const key = permissions.has('piece.serial') ? serialKeyOf(query.q ?? '') : ''
  const serial = key.length >= serialSignsMin ? key : null
  const checkDays = ctx.ownerSettings().register_check_days
  const where = stockConditions({ filters: query, lists: snapshot.lists, now, checkDays, found, serial, mayCost })
  const ordering = (mayCost || !query.ordering?.endsWith('margin') ? query.ordering : undefined) ?? (found ? undefined : 'newest')
  const order = ordering ? orderOf(ordering, now) : sql`array_position(${found}::int[], p.id)`
  return { where, order }
}

/** The joins are outer joins, because PostgreSQL skips an outer join whose columns a query does not use. */
const joined = sql`
  from piece p left join brand b on b.id = p.brand_id left join piece_private s on s.piece_id = p.id
    left join watch w on w.piece_id = p.id left join jewelry j on j.piece_id = p.id
    left join (${lastSales}) sale on sale.piece_id = p.id`

const rowColumns = (now: Date, staff: StaffActor) => sql`
  ${pieceTraits(staff)} as traits,
  p.id, p.kind, p.edit_version as version, b.name as brand, p.model_name as "modelName", p.reference, p.production_year as "productionYear",
  p.status, p.price_cents as "priceCents", p.price_on_request as "priceOnRequest", p.previous_price_cents as "previousPriceCents",
  sale.cents as "soldCents", sale.priced as "soldBeforeDiscountCents",
  p.condition_id as "conditionId", p.city_id as "cityId", s.place_id as "placeId", coalesce(s.tags, '{}') as tags, p.full_set as "fullSet", to_json(h.until) as "heldUntil",
  case when m.state = 'sent' then m.to_city_id end as "movingToCityId", to_json(p.publish_at) as "publishAt", to_json(p.withdraw_at) as "withdrawAt",
  ${daysHeld(now)} as "daysHeld", coalesce(s.ownership, 'own') as ownership, s.cost_cents as "costCents", round(${unitExpenses})::bigint as "unitExpensesCents",
  s.consignor_share as "consignorShare", s.consignor_cents as "consignorCents",
  (select json_build_object('hash', f.hash, 'width', f.width, 'height', f.height, 'widths', f.widths, 'placeholder', f.placeholder,
    'isDemo', f.is_demo, 'alt', json_build_object('ru', f.alt_ru, 'en', f.alt_en))
    from photo f where f.piece_id = p.id and not f.is_wide order by f.position limit 1) as photo,
  (select count(*) from photo f where f.piece_id = p.id and not f.is_wide)::int as "photoCount"`

/** The shop's margin at the price of the sale or the current price. Must equal the formula in `contract/rules/staff/margin.ts`. */
const margin = sql`(coalesce(sale.cents, p.price_cents) - ${unitExpenses} - case when s.ownership = 'consignment'
  then coalesce(s.consignor_cents, round(coalesce(sale.priced, p.price_cents) * s.consignor_share / 10000.0)) else s.cost_cents end)`

function orderOf(ordering: StockOrdering, now: Date): RawBuilder<unknown> {
  const orders: Record<StockOrdering, RawBuilder<unknown>> = {
    newest: sql`p.created_at desc`,
    oldest: sql`p.created_at`,
    name: sql`b.name, p.model_name`,
    price: sql`p.price_cents nulls last`,
    '-price': sql`p.price_cents desc nulls last`,
    days: sql`${daysHeld(now)} nulls last`,
    '-days': sql`${daysHeld(now)} desc nulls last`,
    margin: sql`${margin} nulls last`,
    '-margin': sql`${margin} desc nulls last`,
    status: sql`array_position(array['draft', 'incoming', 'available', 'reserved', 'sold', 'withdrawn'], p.status)`,
    changed: sql`p.changed_by desc`,
  }
  return orders[ordering]
}

/** Finds pieces by the shop's search, best first. Listed pieces come before drafts, sold and withdrawn pieces. */
function findByText({ search, hiddenSearch }: CatalogSnapshot, text: string): number[] {
  return [search, hiddenSearch].flatMap((index) => index.find(text).flatMap(({ pieceIds }) => [...pieceIds]))
}
