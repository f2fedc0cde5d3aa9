import { type Selectable, sql } from 'kysely'
import { createPace } from '#server/context/pace.ts'
import type { Tables } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { findFavoriteAlerts, findSearchAlerts, findWantedAlerts } from '#server/domain/alerts/find-alerts.ts'
import type { PieceNews, PieceAlert } from '#server/domain/alerts/piece-alert.ts'
import { getShownPriceCents, isListed } from '#server/domain/catalog/catalog-columns.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const sliceSize = 500
const rowsPerStatement = 1000

type Change = Selectable<Tables['changed_piece']>

/**
 * Creates alerts about changed pieces. Several processes may run it at once: a unique index on `piece_telling` (owner, piece, reason,
 * price, change) prevents duplicate alerts.
 */
export async function matchChangedPieces(ctx: ShopContext): Promise<void> {
  for (let last = 0; ;) {
    const changes = await ctx.db
      .selectFrom('changed_piece')
      .selectAll()
      .where('piece_id', '>', last)
      .orderBy('piece_id')
      .limit(sliceSize)
      .execute()
    if (!changes.length) return
    last = changes.at(-1)?.piece_id ?? last
    await ctx.catalog.refresh()
    const news = changes.flatMap((change) => newsOf(findRow(ctx.catalog.current(), change.piece_id), change))
    await writeAlerts(ctx, changes, await findAlerts(ctx, news))
  }
}

function newsOf(row: PieceRow | undefined, change: Change): PieceNews[] {
  if (!row) return []
  const { was_status: was, was_price_cents: wasCents, was_on_sale: wasOnSale, change_id: changeId } = change
  const piece = { id: row.id, priceCents: 0, wasPriceCents: null, changeId: null, isSaleEntry: false }
  if (row.status === 'sold') return was === 'sold' || was === 'draft' ? [] : [{ ...piece, why: 'sold', changeId }]
  if (!isListed(row)) return []
  const news: PieceNews[] = []
  if (was === 'draft' || was === 'withdrawn' || was === 'sold') news.push({ ...piece, why: 'new' })
  if (row.status === 'available' && (was === 'withdrawn' || was === 'sold' || was === 'reserved'))
    news.push({ ...piece, why: 'back', changeId })
  const cents = getShownPriceCents(row)
  if (was === 'draft' || cents === null) return news
  if (wasCents !== null && cents < wasCents) news.push({ ...piece, why: 'price', priceCents: cents, wasPriceCents: wasCents })
  if (!wasOnSale && row.previousPriceCents !== null)
    news.push({ ...piece, why: 'price', priceCents: cents, wasPriceCents: row.previousPriceCents, isSaleEntry: true })
  return news
}

async function findAlerts(ctx: ShopContext, news: readonly PieceNews[]): Promise<PieceAlert[]> {
  const newIds = news.filter(({ why }) => why === 'new').map(({ id }) => id)
  const pause = createPace()
  const found = [
    ...(await findWantedAlerts(ctx, newIds, pause)),
    ...(await findSearchAlerts(
      ctx,
      news.filter(({ why, isSaleEntry }) => why === 'new' || isSaleEntry),
      pause,
    )),
    ...(await findFavoriteAlerts(
      ctx,
      news.filter(({ why, isSaleEntry }) => why !== 'new' && !isSaleEntry),
    )),
  ]
  // merges alerts of one owner about one piece: the merged alert names the first matching search and has the earliest due time
  const byKey = new Map<string, PieceAlert>()
  for (const alert of found) {
    const key = `${alert.personId} ${alert.customerId} ${alert.wantedId} ${alert.pieceId} ${alert.why} ${alert.priceCents}`
    const known = byKey.get(key)
    byKey.set(key, known ? join(known, alert) : alert)
  }
  return [...byKey.values()]
}

const join = (one: PieceAlert, other: PieceAlert): PieceAlert => ({
  ...one,
  searchId: one.searchId ?? other.searchId,
  dueAt: one.dueAt && other.dueAt ? new Date(Math.min(one.dueAt.getTime(), other.dueAt.getTime())) : (one.dueAt ?? other.dueAt),
})

async function writeAlerts(ctx: ShopContext, changes: readonly Change[], alerts: readonly PieceAlert[]): Promise<void> {
  const now = new Date(ctx.now())
  const processed = JSON.stringify(changes.map(({ piece_id: id, revision }) => ({ id, revision })))
  await transaction(ctx.db, async (tx) => {
    for (let at = 0; at < alerts.length; at += rowsPerStatement)
      await sql`
        insert into piece_telling as existing
          (person_id, piece_id, why, price_cents, was_price_cents, customer_id, saved_search_id, wanted_id, change_id, due_at, created_at)
        select "personId", "pieceId", why, "priceCents", "wasPriceCents", "customerId", "searchId", "wantedId", "changeId", "dueAt", ${now}
        from jsonb_to_recordset(${JSON.stringify(alerts.slice(at, at + rowsPerStatement))}::jsonb)
          as new_tellings ("personId" int, "pieceId" int,
          why text, "priceCents" bigint, "wasPriceCents" bigint, "customerId" uuid, "searchId" uuid, "wantedId" int, "changeId" uuid,
          "dueAt" timestamptz)
        where exists (select from piece where id = new_tellings."pieceId")
          and exists (select from person where id = new_tellings."personId")
          and ("searchId" is null or exists (select from saved_search where id = "searchId"))
          and ("wantedId" is null or exists (select from wanted_model where id = "wantedId"))
          -- a price is no news to an account that was notified of the same or a lower price
          and not (why = 'price' and exists (select from piece_telling notified where notified.person_id = "personId" and notified.piece_id = "pieceId"
            and notified.customer_id = "customerId" and notified.why = 'price' and notified.notified_at is not null and notified.price_cents <= "priceCents"))
        order by "personId", "pieceId"
        on conflict (person_id, piece_id, why, price_cents, customer_id, wanted_id, change_id) do update set
          due_at = least(existing.due_at, excluded.due_at),
          saved_search_id = coalesce(existing.saved_search_id, excluded.saved_search_id)
        where existing.notified_at is null`.execute(tx)
    // skips locked rows, because waiting for a transaction that changes several pieces could deadlock; the next run handles them
    await sql`delete from changed_piece where piece_id in (
      select c.piece_id from changed_piece c join jsonb_to_recordset(${processed}::jsonb) as processed (id int, revision int)
        on c.piece_id = processed.id and c.revision = processed.revision
      for update of c skip locked)`.execute(tx)
  })
}
