import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { arrivalOfAll, type Whereabouts } from '#contract/rules/promise.ts'
import type { Visit } from '#contract/rules/visit-times.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { pieceWhereabouts } from '#server/domain/catalog/piece-whereabouts.ts'
import { assertDepositAgreed, visitStart } from '#server/domain/enquiries/visit-start.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A requested visit, with the pieces that the person wants to see. */
export type AskedVisit = Visit & { pieces: readonly PieceRef[]; isDepositAgreed: boolean }

type WantedPiece = { row: PieceRow; whereabouts: Whereabouts }

/** Finds the requested pieces and their locations. Throws the errors of `getPiece`. */
export function findVisitPieces({ catalog }: Pick<ShopContext, 'catalog'>, refs: readonly PieceRef[]): WantedPiece[] {
  const current = catalog.current()
  return refs.map(({ kind, id }) => {
    const row = getPiece(current, kind, id)
    return { row, whereabouts: pieceWhereabouts(current.lists, row) }
  })
}

/**
 * Checks a requested visit. Throws `invalid` if the office takes no visits at that time, or if a piece cannot be there by then. Also throws
 * `invalid` if bringing a piece requires a deposit and the person has not agreed to it.
 */
export function readVisit(
  ctx: Pick<ShopContext, 'catalog' | 'company' | 'now' | 'ownerSettings'>,
  { pieces, isDepositAgreed: isAgreed, ...visit }: AskedVisit,
): { startsAt: Date; rows: PieceRow[] } {
  const wanted = findVisitPieces(ctx, pieces)
  const places = wanted.map(({ whereabouts }) => whereabouts)
  const startsAt = visitStart(ctx, visit, arrivalOfAll(ctx.company(), places, visit.city, ctx.now()))
  assertDepositAgreed(ctx, visit, { pieces: places, isAgreed })
  return { startsAt, rows: wanted.map(({ row }) => row) }
}
