import type { OfficeKey } from '#contract/offices.ts'
import { depositCents } from '#contract/rules/promise.ts'
import type { Tx } from '#server/db/database.ts'
import { type LockedPiece, lockPieces } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { LockedVisit } from '#server/domain/visits/lock-visit.ts'

export type MovedBy = { ctx: Pick<ShopContext, 'now' | 'ownerSettings'>; staffId: string | null }
type Visit = Pick<LockedVisit, 'id' | 'office'>

/**
 * Requests the transfer of a confirmed visit's pieces that are in another office, with a deposit if the shop asks for deposits. Skips a
 * piece that already has an open transfer; `requestNextVisitMove` handles the piece after it has arrived.
 */
export async function requestVisitMoves(tx: Tx, visit: LockedVisit, by: MovedBy): Promise<void> {
  const visitPieces = await tx.selectFrom('visit_piece').select('piece_id').where('visit_id', '=', visit.id).execute()
  const ids = visitPieces.map(({ piece_id: id }) => id)
  if (ids.length) await requestMoves(tx, visit, [...(await lockPieces(tx, ids)).values()], by)
}

/**
 * Requests the transfer of a piece to the office of its next confirmed visit, if the piece is in another office. Called when the piece has
 * arrived or is free again. Does nothing for ordered and withdrawn pieces.
 */
export async function requestNextVisitMove(tx: Tx, pieceId: number, by: MovedBy): Promise<void> {
  const piece = (await lockPieces(tx, [pieceId])).get(pieceId)
  if (!piece || piece.status === 'withdrawn' || (await isOrdered(tx, pieceId))) return
  const visit = await tx
    .selectFrom('visit')
    .innerJoin('visit_piece', 'visit_piece.visit_id', 'visit.id')
    .select(['visit.id', 'office'])
    .where('piece_id', '=', pieceId)
    .where('missed_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', new Date(by.ctx.now()))
    .orderBy('starts_at')
    .orderBy('visit.id')
    .limit(1)
    .executeTakeFirst()
  if (visit) await requestMoves(tx, visit, [piece], by)
}

/**
 * Requests the transfer of the pieces of an ended order to the offices of their next visits. While the order was open,
 * `requestNextVisitMove` did nothing.
 */
export async function requestMovesAfterOrder(tx: Tx, orderId: string, by: MovedBy): Promise<void> {
  const waited = await tx
    .selectFrom('order_line')
    .innerJoin('visit_piece', 'visit_piece.piece_id', 'order_line.piece_id')
    .select('order_line.piece_id')
    .distinct()
    .where('order_id', '=', orderId)
    .orderBy('order_line.piece_id')
    .execute()
  for (const { piece_id: pieceId } of waited) await requestNextVisitMove(tx, pieceId, by)
}

async function isOrdered(tx: Tx, pieceId: number): Promise<boolean> {
  const line = tx.selectFrom('order_line').select('id').where('piece_id', '=', pieceId).where('is_active', '=', true)
  return (await line.limit(1).executeTakeFirst()) !== undefined
}

async function requestMoves(tx: Tx, visit: Visit, pieces: readonly LockedPiece[], { ctx, staffId }: MovedBy): Promise<void> {
  const cityId = await readCityId(tx, visit.office)
  const elsewhere = pieces.filter((piece) => piece.city_id !== cityId && piece.status !== 'sold')
  if (cityId === undefined || !elsewhere.length) return
  const moving = await tx
    .selectFrom('piece_move')
    .select('piece_id')
    .where('state', 'in', ['asked', 'sent'])
    .where(
      'piece_id',
      'in',
      elsewhere.map(({ id }) => id),
    )
    .execute()
  const movingIds = new Set(moving.map(({ piece_id: id }) => id))
  const piecesToMove = elsewhere.filter(({ id }) => !movingIds.has(id))
  if (!piecesToMove.length) return
  const percent = ctx.ownerSettings().transfer_deposit_percent
  await tx
    .insertInto('piece_move')
    .values(
      piecesToMove.map(({ id, city_id: from, price_cents: price, price_on_request: isHidden }) => ({
        piece_id: id,
        from_city_id: from,
        to_city_id: cityId,
        reason: 'viewing' as const,
        asked_by: staffId,
        asked_at: new Date(ctx.now()),
        visit_id: visit.id,
        ...(percent > 0 ? { deposit_state: 'asked' as const, deposit_cents: depositCents(isHidden ? null : price, percent) } : {}),
      })),
    )
    .execute()
}

async function readCityId(tx: Tx, office: OfficeKey): Promise<number | undefined> {
  return (await tx.selectFrom('city').select('id').where('key', '=', office).executeTakeFirst())?.id
}
