import { type RawBuilder, sql } from 'kysely'
import type { AlertReason } from '#contract/rules/alert-enums.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { getShownPriceCents } from '#server/domain/catalog/catalog-columns.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'

/** A stored alert. `search` is null for a paused or missing search, `wanted` for a closed or missing request. Prices are in cents. */
export type StoredAlert = {
  id: number
  pieceId: number
  /** The account that owns the alert; null if the thread of a request owns it. */
  customerId: string | null
  threadId: number | null
  why: AlertReason
  wasPriceCents: number | null
  search: { id: string; name: string } | null
  wanted: { id: number; sought: string } | null
  isWished: boolean
}

/** SQL condition: alert `t` is about an active search `s` or an open request `w`. */
export const isForActiveSubject = sql<boolean>`((s.id is not null and s.paused_at is null) or (w.id is not null and w.closed_at is null))`

/** SQL condition: alert `t` is about a favorite whose alerts are on. */
export const isForFavorite = sql<boolean>`(t.why <> 'new' and exists (
  select from favorite f left join favorite_alerts a on a.customer_id = f.customer_id
  where f.customer_id = t.customer_id and f.piece_id = t.piece_id and coalesce(f.has_alerts, a.is_on, false)))`

/** Returns the alerts that match `condition`, newest piece first. In `condition`, `t` is a row of `piece_telling`. */
export async function readAlerts(db: Db | Tx, condition: RawBuilder<boolean>): Promise<StoredAlert[]> {
  const { rows } = await sql<StoredAlert>`
    select t.id, t.piece_id as "pieceId", t.customer_id as "customerId", w.thread_id as "threadId", t.why, t.was_price_cents::float8 as "wasPriceCents",
      case when s.id is not null and s.paused_at is null then json_build_object('id', s.id, 'name', s.name) end as search,
      case when w.id is not null and w.closed_at is null then json_build_object('id', w.id, 'sought', w.sought) end as wanted,
      ${isForActiveSubject} or ${isForFavorite} as "isWished"
    from piece_telling t left join saved_search s on s.id = t.saved_search_id left join wanted_model w on w.id = t.wanted_id
    where ${condition} order by t.piece_id desc, t.id`.execute(db)
  return rows
}

/**
 * `gone`: the alert no longer applies, or its search, request or favorite no longer has alerts. `held`: until `until`, all units of the
 * piece are on hold or reserved by an unpaid order.
 */
type Truth = { state: 'true'; row: PieceRow } | { state: 'held'; until: Date } | { state: 'gone' }

export function checkAlert(catalog: CatalogSnapshot, alert: StoredAlert, now: number): Truth {
  const row = findRow(catalog, alert.pieceId)
  if (!row || !alert.isWished) return { state: 'gone' }
  if (alert.why === 'sold') return row.status === 'sold' ? { state: 'true', row } : { state: 'gone' }
  const canBeHad = row.status === 'incoming' || (row.status === 'available' && row.stock > 0)
  const until = row.heldUntil ?? row.orderedUntil
  // an overdue hold or order is released by its job soon, so the alert is checked again in a minute
  if (!canBeHad) return until === null ? { state: 'gone' } : { state: 'held', until: new Date(Math.max(until, now + minuteMs)) }
  const cents = getShownPriceCents(row)
  if (alert.why === 'price' && (cents === null || alert.wasPriceCents === null || cents >= alert.wasPriceCents)) return { state: 'gone' }
  return { state: 'true', row }
}
