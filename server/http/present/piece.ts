import type { BagCard } from '#contract/bag.ts'
import type { JewelryCard } from '#contract/jewelry.ts'
import type { PieceCard } from '#contract/piece.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import type { WatchCard } from '#contract/watch.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import { nameOf } from '#server/domain/catalog/names.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import { shownPriceCents } from '#server/domain/catalog/shelf.ts'
import { presentPhoto, presentPhotos, type Presenting } from '#server/http/present/photo.ts'

export function presentWatchCard(row: PieceRow, lists: Lists, presenting: Presenting): WatchCard {
  return {
    ...presentCard(row, lists, presenting),
    collection: presentCollection(row, lists, presenting),
    watch_type_name: nameOf(lists, 'watchTypes', row.watchTypeId, presenting.language),
    production_year: row.productionYear,
    is_limited_edition: row.isLimitedEdition,
  }
}

export function presentJewelryCard(row: PieceRow, lists: Lists, presenting: Presenting): JewelryCard {
  return {
    ...presentCard(row, lists, presenting),
    collection: presentCollection(row, lists, presenting),
    type_name: nameOf(lists, 'jewelryTypes', row.jewelryTypeId, presenting.language),
  }
}

export function presentBagCard(row: PieceRow, lists: Lists, presenting: Presenting): BagCard {
  return {
    ...presentCard(row, lists, presenting),
    collection: presentCollection(row, lists, presenting),
    color: row.color?.[presenting.language] ?? null,
  }
}

function presentCard(row: PieceRow, lists: Lists, presenting: Presenting): PieceCard {
  const cents = shownPriceCents(row)
  return {
    id: row.id,
    brand: { id: row.brandId, name: nameOf(lists, 'brands', row.brandId, presenting.language) ?? '' },
    model_name: row.modelName,
    reference: row.reference,
    price_usd: cents === null ? null : toPriceUsd(cents),
    price_on_request: cents === null,
    previous_price_usd: cents === null || row.previousPriceCents === null ? null : toPriceUsd(row.previousPriceCents),
    photos: presentPhotos(row.photos, presenting),
    ...(row.widePhoto && { wide_photo: presentPhoto(row.widePhoto, presenting) }),
    full_set: row.fullSet,
    status: row.status === 'draft' ? 'sold' : row.status,
  }
}

function presentCollection(row: PieceRow, lists: Lists, { language }: Presenting): { name: string } | null {
  const name = nameOf(lists, 'collections', row.collectionId, language)
  return name === null ? null : { name }
}
