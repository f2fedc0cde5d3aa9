import { sql } from 'kysely'
import type { CatalogMode } from '#contract/catalog-query.ts'
import type { Language } from '#contract/language.ts'
import type { AlertPace } from '#contract/rules/alert-enums.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import { isOnSale } from '#contract/rules/catalog-state.ts'
import { findSearchMatches } from '#server/domain/alerts/find-search-matches.ts'
import { nextMessageTime } from '#server/domain/alerts/message-times.ts'
import type { PieceNews, PieceAlert } from '#server/domain/alerts/piece-alert.ts'
import { threadReach } from '#server/domain/people/reach.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Pause = () => Promise<void>

const nothing = { priceCents: 0, wasPriceCents: null, customerId: null, searchId: null, wantedId: null, changeId: null } as const

/** SQL condition: person `p` may be notified. */
export const mayBeAlerted = sql`p.blocked_at is null and p.erased_at is null and p.merged_into is null`

/** SQL condition: request `w` of thread `t` is open, and the requested item is a model, or a piece that another person bought. */
export const isOpenWanted = (now: Date) => sql`w.closed_at is null and w.until > ${now} and t.status <> 'spam'
  and (t.kind = 'missing_model' or exists (select from piece wanted where wanted.id = t.piece_id and wanted.status = 'sold'
    and not exists (select from order_line l join shop_order o on o.id = l.order_id
      where l.piece_id = wanted.id and o.person_id = t.person_id and o.status <> 'cancelled')))`

/** SQL condition: email or Telegram reaches the person of thread `t`. */
export const isReachable = sql`(select r ->> 'email' <> '' or r ->> 'telegramChat' is not null from (select ${threadReach} as r) found)`

type WantedRow = { id: number; sought: string; person_id: number; language: Language; reachable: boolean; tells: boolean }

/** Returns alerts for people whose requested model matches one of these pieces. */
export async function findWantedAlerts(ctx: ShopContext, ids: readonly number[], pause: Pause): Promise<PieceAlert[]> {
  if (!ids.length) return []
  const { rows } = await sql<WantedRow>`
    select w.id, w.sought, t.person_id, t.language, ${isReachable} as reachable, (select tells_wanted from alert_setting) as tells
    from wanted_model w join thread t on t.id = w.thread_id join person p on p.id = t.person_id
    where ${isOpenWanted(new Date(ctx.now()))} and ${mayBeAlerted} order by w.id`.execute(ctx.db)
  const changedIds = new Set(ids)
  const piecesBySought = new Map<string, number[]>()
  const alerts: PieceAlert[] = []
  for (const { id: wantedId, sought, person_id: personId, language, reachable, tells } of rows) {
    const pieces =
      piecesBySought.get(sought) ??
      ctx.catalog
        .current()
        .search.findExact(sought)
        .flatMap(({ pieceIds }) => pieceIds.filter((id) => changedIds.has(id)))
    piecesBySought.set(sought, pieces)
    const dueAt = reachable && tells ? nextMessageTime('at-once', language, ctx.now()) : null
    for (const pieceId of pieces) alerts.push({ ...nothing, why: 'new', personId, pieceId, wantedId, dueAt })
    await pause()
  }
  return alerts
}

type SearchRow = {
  id: string
  mode: CatalogMode
  query: string
  pace: AlertPace
  customer_id: string
  person_id: number
  language: Language
}

/**
 * Returns alerts for customers whose saved search matches one of these pieces. A piece that entered the sale without being new matches only
 * searches of the sale.
 */
export async function findSearchAlerts(ctx: ShopContext, news: readonly PieceNews[], pause: Pause): Promise<PieceAlert[]> {
  if (!news.length) return []
  const { rows } = await sql<SearchRow>`
    select s.id, s.mode, s.query, s.pace, s.customer_id, h.person_id, c.language
    from saved_search s join customer c on c.id = s.customer_id
      join person_handle h on h.kind = 'account' and h.value = s.customer_id::text join person p on p.id = h.person_id
    where s.paused_at is null and ${mayBeAlerted} order by s.mode, s.query`.execute(ctx.db)
  const alerts: PieceAlert[] = []
  let last: { key: string; fits: readonly PieceNews[] } = { key: '', fits: [] }
  for (const { id: searchId, mode, query, pace, customer_id: customerId, person_id: personId, language } of rows) {
    const key = `${mode} ${query}`
    if (key !== last.key) last = { key, fits: filterMatches(ctx, { mode, query }, news) }
    const dueAt = nextMessageTime(pace, language, ctx.now())
    for (const { id: pieceId, why, priceCents, wasPriceCents } of last.fits)
      alerts.push({ ...nothing, why, priceCents, wasPriceCents, personId, pieceId, customerId, searchId, dueAt })
    await pause()
  }
  return alerts
}

function filterMatches(ctx: ShopContext, search: Pick<SearchRow, 'mode' | 'query'>, news: readonly PieceNews[]): readonly PieceNews[] {
  const isSale = isOnSale({ mode: search.mode, view: parseCatalogParams(new URLSearchParams(search.query)) })
  const possible = isSale ? news : news.filter(({ isSaleEntry }) => !isSaleEntry)
  if (!possible.length) return []
  const { has } = findSearchMatches(ctx.catalog.current(), search)
  return possible.filter(({ id }) => has(id))
}

type FavoriteRow = { piece_id: number; customer_id: string; person_id: number; pace: AlertPace; language: Language }

/** Returns alerts for customers with a favorite that became cheaper, became available again, or was sold to another person. */
export async function findFavoriteAlerts(ctx: ShopContext, news: readonly PieceNews[]): Promise<PieceAlert[]> {
  if (!news.length) return []
  const { rows } = await sql<FavoriteRow>`
    select f.piece_id, f.customer_id, h.person_id, coalesce(a.pace, 'daily') as pace, c.language
    from favorite f join customer c on c.id = f.customer_id left join favorite_alerts a on a.customer_id = f.customer_id
      join person_handle h on h.kind = 'account' and h.value = f.customer_id::text join person p on p.id = h.person_id
    where f.piece_id = any(${news.map(({ id }) => id)}) and coalesce(f.has_alerts, a.is_on, false) and ${mayBeAlerted}
      and not exists (select from order_line l join shop_order o on o.id = l.order_id
        where l.piece_id = f.piece_id and o.customer_id = f.customer_id and o.status <> 'cancelled')
    order by h.person_id, f.piece_id`.execute(ctx.db)
  return rows.flatMap(({ piece_id: pieceId, customer_id: customerId, person_id: personId, pace, language }) =>
    news
      .filter(({ id }) => id === pieceId)
      .map(({ why, priceCents, wasPriceCents, changeId }) => ({
        ...nothing,
        why,
        changeId,
        priceCents,
        wasPriceCents,
        personId,
        pieceId,
        customerId,
        dueAt: nextMessageTime(pace, language, ctx.now()),
      })),
  )
}
