import { depositCents } from '#contract/rules/promise.ts'
import type { Tx } from '#server/db/database.ts'
import { lockPieces } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { LockedVisit } from '#server/domain/visits/lock-visit.ts'

/** Requests transfers, with a deposit each, of the pieces of a confirmed visit that are in another office and not requested yet. */
export async function requestVisitMoves(
  tx: Tx,
  visit: LockedVisit,
  { ctx, staffId }: { ctx: Pick<ShopContext, 'now' | 'ownerSettings'>; staffId: string | null },
): Promise<void> {
  const visitPieces = await tx.selectFrom('visit_piece').select('piece_id').where('visit_id', '=', visit.id).execute()
  if (!visitPieces.length) return
  const city = await tx.selectFrom('city').select('id').where('key', '=', visit.office).executeTakeFirst()
  if (!city) return
  const pieces = await lockPieces(
    tx,
    visitPieces.map(({ piece_id: id }) => id),
  )
  const elsewhere = [...pieces.values()].filter((piece) => piece.city_id !== city.id && piece.status !== 'sold')
  if (!elsewhere.length) return
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
        to_city_id: city.id,
        reason: 'viewing' as const,
        asked_by: staffId,
        asked_at: new Date(ctx.now()),
        visit_id: visit.id,
        ...(percent > 0 ? { deposit_state: 'asked' as const, deposit_cents: depositCents(isHidden ? null : price, percent) } : {}),
      })),
    )
    .execute()
}
