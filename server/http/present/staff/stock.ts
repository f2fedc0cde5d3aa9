import type { z } from 'zod'
import { toPriceUsd } from '#contract/rules/money.ts'
import { marginCents } from '#contract/rules/staff/margin.ts'
import type { ReferencePiece, StaffPieceRow, StockSums } from '#contract/staff/piece-list.ts'
import type { PiecePrices } from '#contract/staff/piece-prices.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { PhotoRow } from '#server/domain/catalog/piece-rows.ts'
import type { EarlierPiece } from '#server/domain/pieces/find-references.ts'
import type { Stock, StockRow } from '#server/domain/pieces/list-stock.ts'
import type { PriceHistory, PricePointRow } from '#server/domain/pieces/read-prices.ts'
import { photoUrl } from '#server/http/present/photo.ts'
import { at, atOrNull, signedUsd } from '#server/http/present/staff/piece.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

const thumbnailWidth = 160

export function presentStockRow(row: StockRow, { permissions }: StaffActor, photoBase: string): StaffPieceRow {
  const books = permissions.has('piece.cost')
    ? {
        is_consignment: row.ownership === 'consignment',
        cost_usd: usdOrNull(row.costCents),
        unit_expenses_usd: toPriceUsd(row.unitExpensesCents),
        consignor_share: row.consignorShare,
        consignor_usd: usdOrNull(row.consignorCents),
        margin_usd: signedUsd(marginCents(row, row.soldCents ?? row.priceCents, row.soldBeforeDiscountCents ?? row.priceCents)),
      }
    : {}
  return {
    id: row.id,
    kind: row.kind,
    version: row.version,
    brand: row.brand,
    model_name: row.modelName,
    reference: row.reference,
    production_year: row.productionYear,
    traits: row.traits,
    condition_id: row.conditionId,
    status: row.status,
    price_usd: usdOrNull(row.priceCents),
    price_on_request: row.priceOnRequest,
    previous_price_usd: usdOrNull(row.previousPriceCents),
    city_id: row.cityId,
    place_id: row.placeId,
    tags: row.tags,
    thumbnail_url: thumbnail(row.photo, photoBase),
    photo_count: row.photoCount,
    full_set: row.fullSet,
    held_until: atOrNull(row.heldUntil),
    moving_to_city_id: row.movingToCityId,
    publish_at: atOrNull(row.publishAt),
    withdraw_at: atOrNull(row.withdrawAt),
    days_held: row.daysHeld,
    ...books,
  }
}

export function presentStockSums({ sums }: Stock, { permissions }: StaffActor): z.output<typeof StockSums> {
  return {
    pieces: sums.pieces,
    asked_usd: toPriceUsd(sums.askedCents),
    ...(permissions.has('piece.cost') ? { cost_usd: toPriceUsd(sums.costCents) } : {}),
    mean_days: sums.meanDays,
  }
}

export function presentPrices({ points, ofReference, lowestCents }: PriceHistory): z.output<typeof PiecePrices> {
  return {
    results: points.map(presentPoint),
    lowest_30_days_usd: usdOrNull(lowestCents),
    of_reference: ofReference.map(({ id, label, status, points: own }) => ({ id, label, status, results: own.map(presentPoint) })),
  }
}

function presentPoint({ at: time, priceCents, priceOnRequest, wasListed, setBy }: PricePointRow) {
  return { at: at(time), price_usd: usdOrNull(priceCents), price_on_request: priceOnRequest, was_listed: wasListed, set_by: setBy }
}

export function presentEarlierPiece(piece: EarlierPiece, photoBase: string): z.output<typeof ReferencePiece> {
  const { id, kind, label, reference, status, productionYear, priceCents, photo } = piece
  return {
    id,
    kind,
    label,
    reference,
    status,
    production_year: productionYear,
    price_usd: usdOrNull(priceCents),
    thumbnail_url: thumbnail(photo, photoBase),
  }
}

function thumbnail(photo: PhotoRow | null, photoBase: string): string | null {
  if (!photo) return null
  return photoUrl(photo, photoBase, photo.widths.find((width) => width >= thumbnailWidth) ?? photo.width, 'webp')
}
