import { type RawBuilder, sql } from 'kysely'
import type { PieceStatus } from '#contract/piece.ts'
import { createPace } from '#server/context/pace.ts'
import type { Db } from '#server/db/database.ts'
import { isOpenWanted, isReachable, mayBeAlerted } from '#server/domain/alerts/find-alerts.ts'
import { isListed } from '#server/domain/catalog/catalog-columns.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { readPieceLabels } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'catalog'>

/** An open request, for a model or for a piece that another person bought. */
export type WantedRow = {
  id: number
  thread_id: number
  person_id: number
  name: string
  sought: string
  created_at: Date
  until: Date
  reachable: boolean
}
type WantedMatch = { pieceId: number; label: string; status: PieceStatus; notifiedAt: Date | null }
type Notified = { wanted_id: number | null; piece_id: number; notified_at: Date | null; due_at: Date | null; has_failed: boolean }

const matchesMax = 5

const openWanted = (now: number) => sql`
  from wanted_model w join thread t on t.id = w.thread_id join person p on p.id = t.person_id
  where ${isOpenWanted(new Date(now))} and ${mayBeAlerted}`
const columns = sql`w.id, w.thread_id, t.person_id, coalesce(nullif(t.name, ''), p.name) as name, w.sought, w.created_at, w.until,
  ${isReachable} as reachable`

/** Returns a page of open requests, newest first, each with up to five matching pieces. */
export async function listWanted(ctx: Ctx, { page, page_size: size }: { page: number; page_size: number }) {
  const { rows: counts } = await sql<{ count: number; tells: boolean }>`
    select count(*)::int as count, (select tells_wanted from alert_setting) as tells ${openWanted(ctx.now())}`.execute(ctx.db)
  const { rows } = await sql<WantedRow>`
    select ${columns} ${openWanted(ctx.now())} order by w.id desc limit ${size} offset ${(page - 1) * size}`.execute(ctx.db)
  const catalog = ctx.catalog.current()
  const idsOf = new Map(
    rows.map(({ id, sought }) => [
      id,
      catalog.search
        .findExact(sought)
        .flatMap(({ pieceIds }) => pieceIds)
        .slice(0, matchesMax),
    ]),
  )
  const pieceIds = [...new Set([...idsOf.values()].flat())]
  const labels = await readPieceLabels(ctx.db, pieceIds)
  const notified = await readNotified(ctx.db, pieceIds)
  const wanted = rows.map((row) => ({
    row,
    matches: (idsOf.get(row.id) ?? []).flatMap((pieceId): WantedMatch[] => {
      const piece = findRow(catalog, pieceId)
      const notifiedAt = notified.find((each) => each.wanted_id === row.id && each.piece_id === pieceId)?.notified_at ?? null
      return piece ? [{ pieceId, label: labels.get(pieceId) ?? '', status: piece.status, notifiedAt }] : []
    }),
  }))
  return { count: counts[0]?.count ?? 0, tellsByItself: counts[0]?.tells ?? true, wanted }
}

/**
 * Returns the open requests that match a piece, even if the piece is unlisted. `notified`: the request's stored alert about the piece, or
 * null.
 */
export async function readPieceWanted(ctx: Ctx, pieceId: number) {
  const { rows } = await sql<WantedRow>`select ${columns} ${openWanted(ctx.now())} order by w.id desc`.execute(ctx.db)
  const { search, hiddenSearch } = ctx.catalog.current()
  const pause = createPace()
  const fits = new Map<string, boolean>()
  const fitting: WantedRow[] = []
  for (const row of rows) {
    const isFit =
      fits.get(row.sought) ??
      [search, hiddenSearch].some((index) => index.findExact(row.sought).some(({ pieceIds }) => pieceIds.includes(pieceId)))
    fits.set(row.sought, isFit)
    if (isFit) fitting.push(row)
    await pause()
  }
  const notified = fitting.length ? await readNotified(ctx.db, [pieceId]) : []
  const piece = findRow(ctx.catalog.current(), pieceId)
  return {
    isListed: piece !== undefined && isListed(piece),
    wanted: fitting.map((row) => ({ row, notified: notified.find((each) => each.wanted_id === row.id) ?? null })),
  }
}

/** SQL condition: row `row` of `piece_telling` belongs to a message that was not sent and that no pending job will send. */
export const hasFailed = (row: RawBuilder<unknown>) => sql<boolean>`exists (
  select from alert_message m where m.id = ${row}.message_id and m.sent_at is null
    and not exists (select from job j where j.kind = 'alert-message' and j.key = m.id::text and j.done_at is null and j.dead_at is null))`

/** Returns the alerts of requests about these pieces. An alert whose message has failed counts as not notified. */
async function readNotified(db: Db, pieceIds: readonly number[]): Promise<Notified[]> {
  const alerts = await db
    .selectFrom('piece_telling as t')
    .select(['t.wanted_id', 't.piece_id', 't.notified_at', 't.due_at'])
    .select(hasFailed(sql`t`).as('has_failed'))
    .where('t.why', '=', 'new')
    .where('t.piece_id', 'in', pieceIds.length ? pieceIds : [0])
    .execute()
  return alerts.map((alert) => (alert.has_failed ? { ...alert, notified_at: null } : alert))
}
