import type { PieceRef } from '#contract/rules/piece-ref.ts'
import { arrivalOfAll, type Whereabouts } from '#contract/rules/promise.ts'
import type { Visit } from '#contract/rules/visit-times.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { pieceWhereabouts } from '#server/domain/catalog/piece-whereabouts.ts'
import { assertDepositAgreed, visitStart } from '#server/domain/enquiries/visit-start.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A visit that a person asks for, with the pieces they want to see there. */
export type AskedVisit = Visit & { pieces: readonly PieceRef[]; isDepositAgreed: boolean }

type WantedPiece = { row: PieceRow; whereabouts: Whereabouts }

/** Finds the pieces of a visit and where they are. Throws as `getPiece`. */
export function findVisitPieces({ catalog }: Pick<ShopContext, 'catalog'>, refs: readonly PieceRef[]): WantedPiece[] {
  const current = catalog.current()
  return refs.map(({ kind, id }) => {
    const row = getPiece(current, kind, id)
    return { row, whereabouts: pieceWhereabouts(current.lists, row) }
  })
}

/**
 * Checks a visit that a person asks for. Throws `invalid` if the office takes no visits at that time, if a piece cannot be there by then,
 * or if the deposit for bringing a piece is not agreed to.
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
