import { type RawBuilder, sql } from 'kysely'
import { offices } from '#contract/offices.ts'
import type { InsightPeriod } from '#contract/staff/insight-period.ts'
import { searchCatalog } from '#server/domain/catalog/search-catalog.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type SearchDemand = { words: string; count: number; lastDay: string; found: number }
type PieceDemand = { id: number; brand: string; model: string; status: string; views: number; favorites: number; carts: number }
/**
 * Unique visitors per funnel step in a week; `week` is the Monday. `favorites`: customers with a favorite that was added in this week and
 * still exists. `confirmed`: people with an order that the staff confirmed in this week, without undone confirmations.
 */
type DemandWeek = { week: string; visitors: number; favorites: number; carts: number; orders: number; confirmed: number }

export type Demand = { searches: SearchDemand[]; pieces: PieceDemand[]; weeks: DemandWeek[] }

const { timeZone } = offices[0]
const searchesMax = 300
const piecesMax = 100

/** Returns views, searches and funnel steps of a period. Numbers of search results, favorites and carts are current. */
export async function readDemand(ctx: Pick<ShopContext, 'db' | 'catalog' | 'demand'>, { from, to }: InsightPeriod): Promise<Demand> {
  await ctx.demand.flush()
  const catalog = ctx.catalog.current()
  const { rows: searches } = await sql<Omit<SearchDemand, 'found'>>`
    select subject as words, sum(count)::int as count, max(day)::text as "lastDay" from demand_day
    where kind = 'search' and day between ${from}::date and ${to}::date
    group by subject order by count desc, words limit ${searchesMax}`.execute(ctx.db)
  const { rows: pieces } = await sql<PieceDemand>`
    with piece_views as (
      select subject::int as id, sum(count)::int as views from demand_day
      where kind = 'view' and day between ${from}::date and ${to}::date group by subject
    )
    select p.id, b.name as brand, p.model_name as model, p.status, s.views,
      (select count(*)::int from favorite f where f.piece_id = p.id) as favorites,
      (select count(*)::int from cart_line c where c.piece_id = p.id) as carts
    from piece_views s join piece p on p.id = s.id join brand b on b.id = p.brand_id
    order by s.views desc, p.id limit ${piecesMax}`.execute(ctx.db)
  const isInPeriod = (at: RawBuilder<unknown>) => sql`(${at} >= ${from}::date::timestamp at time zone ${timeZone}
    and ${at} < (${to}::date + 1)::timestamp at time zone ${timeZone})`
  const { rows: weeks } = await sql<DemandWeek>`
    with weekly_steps as (
      select date_trunc('week', day)::date as week, subject as step, count from demand_day
      where kind = 'step' and subject <> 'favorite' and day between ${from}::date and ${to}::date
      union all
      select ${weekOf(sql`f.added_at`)}, 'favorite', count(distinct f.customer_id)::int
      from favorite f where ${isInPeriod(sql`f.added_at`)} group by 1
      union all
      select ${weekOf(sql`e.at`)}, 'confirmed', count(distinct coalesce(o.person_id::text, e.subject_id))::int
      from audit_entry e left join shop_order o on o.id::text = e.subject_id
      where e.action = 'order.confirm' and ${isInPeriod(sql`e.at`)} and not exists (select from audit_entry u where u.undoes = e.id)
      group by 1
    )
    select week::text as week, ${sumOf('look')} as visitors, ${sumOf('favorite')} as favorites, ${sumOf('cart')} as carts,
      ${sumOf('order')} as orders, ${sumOf('confirmed')} as confirmed
    from weekly_steps group by week order by week`.execute(ctx.db)
  const searchesWithResults = searches.map((each) => ({
    ...each,
    found: (searchCatalog(catalog, { search: each.words }).hits ?? []).reduce((sum, hit) => sum + hit.pieceIds.length, 0),
  }))
  return { searches: searchesWithResults, pieces, weeks }
}

/** SQL expression: the Monday of the week of a timestamp, in the shop's time zone. */
const weekOf = (at: RawBuilder<unknown>) => sql`date_trunc('week', ${at} at time zone ${sql.lit(timeZone)})::date`

const sumOf = (step: string) => sql`coalesce(sum(count) filter (where step = ${sql.lit(step)}), 0)::int`
