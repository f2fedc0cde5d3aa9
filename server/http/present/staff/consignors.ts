import { toPriceUsd } from '#contract/rules/money.ts'
import type { ConsignorRow, ConsignorStatement, StatementLine } from '#contract/staff/consignors.ts'
import { type Consignment, type Consignor, sumConsignments } from '#server/domain/pieces/consignors.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

export function presentConsignor({ name, personId, contact, inStock, dueCents, paidCents }: Consignor): ConsignorRow {
  return { name, person_id: personId, contact, in_stock: inStock, due_usd: toPriceUsd(dueCents), paid_usd: toPriceUsd(paidCents) }
}

export function presentStatement(pieces: readonly Consignment[], now: number): ConsignorStatement {
  const { expectedCents, dueCents, paidCents } = sumConsignments(pieces)
  return {
    name: pieces[0]?.consignor ?? '',
    contact: pieces.find(({ contact }) => contact)?.contact ?? '',
    at: new Date(now).toISOString(),
    lines: pieces.map(presentLine),
    expected_usd: toPriceUsd(expectedCents),
    due_usd: toPriceUsd(dueCents),
    paid_usd: toPriceUsd(paidCents),
  }
}

function presentLine(piece: Consignment): StatementLine {
  const { pieceId, label, reference, state } = piece
  return {
    piece_id: pieceId,
    label,
    reference,
    state,
    acquired_on: piece.acquiredOn,
    consigned_until: piece.consignedUntil,
    price_usd: usdOrNull(piece.priceCents),
    sold_on: piece.soldOn,
    consignor_share: piece.share,
    payout_usd: usdOrNull(piece.payoutCents),
    paid_usd: usdOrNull(piece.paidCents),
    paid_on: piece.paidOn,
  }
}
