import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import { facetDefinitions } from '#contract/rules/filter-definitions.ts'
import type { MissingThing } from '#contract/rules/staff/piece-enums.ts'
import type { StockFilters } from '#contract/staff/piece-list.ts'
import { shopDay } from '#server/domain/archive/sale-of-piece.ts'
import { facetColumns } from '#server/domain/catalog/facet-columns.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { replaceMergedIds } from '#server/domain/catalog/replace-merged-ids.ts'
import { shopToday } from '#server/domain/shop-today.ts'

type Condition = RawBuilder<unknown>

/**
 * SQL: the number of days for which a piece has been in stock. For a sold piece, counts until `soldOn` (by default the day of a joined
 * `sale`); null if that day is unknown.
 */
export const daysHeld = (now: Date, soldOn = sql`sale.day::date`) => sql<number | null>`
  (case when p.status = 'sold' then ${soldOn} else ${shopToday(now)}::date end
    - coalesce(s.acquired_on, ${shopDay(sql`p.created_at`)}::date))`

const missingConditions: Record<Exclude<MissingThing, 'register'>, Condition> = {
  photo: sql`not exists (select from photo f where f.piece_id = p.id and not f.is_wide)`,
  alt: sql`exists (select from photo f where f.piece_id = p.id and not f.is_wide and (f.alt_ru = '' or f.alt_en = '' or not f.is_alt_confirmed))`,
  english: sql`p.description_en = ''`,
  russian: sql`p.description_ru = ''`,
  serial: sql`s.serial_key is null`,
  price: sql`p.price_cents is null and not p.price_on_request`,
  year: sql`p.production_year is null and not p.is_year_unknown`,
  condition: sql`p.condition_id is null`,
  cost: sql`s.cost_cents is null and s.ownership = 'own'`,
  report: sql`not exists (select from condition_report c where c.piece_id = p.id and c.stage = 'intake' and c.signed_at is not null)`,
}

const withoutFreshCheck = (now: Date, days: number) =>
  sql`not exists (select from register_check r where r.piece_id = p.id and r.checked_at > ${new Date(now.getTime() - days * dayMs)})`

type Asked = {
  filters: StockFilters
  lists: ReferenceLists
  now: Date
  checkDays: number
  found: readonly number[] | null
  serial: string | null
  mayCost: boolean
}

/**
 * Returns the SQL condition of a list of pieces. Expects the aliases of the list's query: `p` for `piece`, `s` for `piece_private`, and `w`
 * and `j` for the tables of watches and jewelry.
 */
export function stockConditions({ filters, lists, now, checkDays, found, serial, mayCost }: Asked): Condition {
  const conditions = [...listConditions(filters, lists), ...rangeConditions(filters, now), ...flagConditions(filters)]
  if (found) {
    // uses one array of ids, so that PostgreSQL uses the primary key
    const bySerial = serial
      ? sql` || array(select piece_id from piece_private where serial_key like ${`%${serial}%`} or movement_key like ${`%${serial}%`})`
      : sql``
    conditions.push(sql`p.id = any(${[...found]}::int[]${bySerial})`)
  }
  // ignores filters by values that the staff member may not see
  if (mayCost && filters.ownership) conditions.push(sql`s.ownership = ${filters.ownership}`)
  if (mayCost && filters.consigned_within !== undefined)
    conditions.push(sql`s.ownership = 'consignment' and s.consigned_until <= ${dayAfter(now, filters.consigned_within)}::date`)
  for (const thing of filters.missing ?? []) {
    if (thing === 'register') conditions.push(withoutFreshCheck(now, checkDays))
    else if (thing !== 'cost' || mayCost) conditions.push(missingConditions[thing])
  }
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`
}

function listConditions(filters: StockFilters, lists: ReferenceLists): Condition[] {
  const conditions: Condition[] = []
  const chosen: Record<string, unknown> = filters
  for (const { group, filter } of facetDefinitions) {
    const value = chosen[filter]
    const ids = Array.isArray(value) ? value.map(Number).filter(Number.isInteger) : []
    if (!ids.length) continue
    const list = sql`${replaceMergedIds(lists, group, ids)}::int[]`
    conditions.push(
      group === 'functions'
        ? sql`exists (select from piece_function f where f.piece_id = p.id and f.function_id = any(${list}))`
        : sql`${sql.ref(facetColumns[group].column)} = any(${list})`,
    )
  }
  if (filters.kind?.length) conditions.push(sql`p.kind = any(${filters.kind}::text[])`)
  if (filters.status?.length) conditions.push(sql`p.status = any(${filters.status}::text[])`)
  if (filters.tags?.length) conditions.push(sql`s.tags && ${filters.tags}::text[]`)
  if (filters.place !== undefined) conditions.push(sql`s.place_id = ${filters.place}`)
  return conditions
}

function rangeConditions(filters: StockFilters, now: Date): Condition[] {
  const cents = (usd: number) => Math.round(usd * 100)
  const bounds: (Condition | null)[] = [
    bound(filters.min_price, (usd) => sql`p.price_cents >= ${cents(usd)}`),
    bound(filters.max_price, (usd) => sql`p.price_cents <= ${cents(usd)}`),
    bound(filters.production_year, (year) => sql`p.production_year = ${year}`),
    bound(filters.production_year_min, (year) => sql`p.production_year >= ${year}`),
    bound(filters.production_year_max, (year) => sql`p.production_year <= ${year}`),
    bound(filters.case_diameter_min, (mm) => sql`w.case_diameter_mm >= ${mm}`),
    bound(filters.case_diameter_max, (mm) => sql`w.case_diameter_mm <= ${mm}`),
    bound(filters.days_min, (days) => sql`${daysHeld(now)} >= ${days}`),
    bound(filters.days_max, (days) => sql`${daysHeld(now)} <= ${days}`),
  ]
  return bounds.filter((condition) => condition !== null)
}

function bound(value: number | undefined, condition: (value: number) => Condition): Condition | null {
  return value === undefined ? null : condition(value)
}

function flagConditions(filters: StockFilters): Condition[] {
  const flags: [boolean | undefined, Condition][] = [
    [filters.full_set, sql`p.full_set`],
    [filters.is_limited_edition, sql`coalesce(w.is_limited_edition, false)`],
    [filters.on_sale, sql`(p.previous_price_cents is not null and not p.price_on_request)`],
    [filters.on_request, sql`p.price_on_request`],
    [filters.on_hold, sql`exists (select from piece_hold h where h.piece_id = p.id and h.ended_at is null)`],
    [filters.moving, sql`exists (select from piece_move m where m.piece_id = p.id and m.state in ('asked', 'sent'))`],
    [filters.deposit, sql`exists (select from piece_move m where m.piece_id = p.id and m.deposit_state = 'taken')`],
    [filters.planned, sql`(p.publish_at is not null or p.withdraw_at is not null)`],
  ]
  return flags.flatMap(([wanted, condition]) => (wanted === undefined ? [] : [wanted ? condition : sql`not ${condition}`]))
}

function dayAfter(now: Date, days: number): string {
  return shopToday(now.getTime() + days * dayMs)
}
