import type { BagCard } from '#contract/bag.ts'
import type { JewelryCard } from '#contract/jewelry.ts'
import type { Language } from '#contract/language.ts'
import type { PieceOfAnyKind } from '#contract/piece-of-any-kind.ts'
import type { PieceCard } from '#contract/piece.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { originalCents } from '#contract/rules/money.ts'
import type { WatchCard } from '#contract/watch.ts'
import { getShownPriceCents } from '#server/domain/catalog/catalog-columns.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import { presentPhoto, presentPhotos, type PresentContext } from '#server/http/present/photo.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

export function presentWatchCard(row: PieceRow, lists: ReferenceLists, context: PresentContext): WatchCard {
  return {
    ...presentCard(row, lists, context),
    collection: presentCollection(row, lists, context),
    watch_type_name: nameOf(lists, 'watch_types', row.watchTypeId, context.language),
    production_year: row.productionYear,
    is_limited_edition: row.isLimitedEdition,
    original_price_usd: usdOrNull(originalCents(getShownPriceCents(row), row.previousPriceCents, row.isLimitedEdition)),
  }
}

export function presentJewelryCard(row: PieceRow, lists: ReferenceLists, context: PresentContext): JewelryCard {
  return {
    ...presentCard(row, lists, context),
    collection: presentCollection(row, lists, context),
    type_name: nameOf(lists, 'jewelry_types', row.jewelryTypeId, context.language),
  }
}

export function presentBagCard(row: PieceRow, lists: ReferenceLists, context: PresentContext): BagCard {
  return {
    ...presentCard(row, lists, context),
    collection: presentCollection(row, lists, context),
    color: row.color?.[context.language] ?? null,
  }
}

export function presentPieceOfAnyKind(row: PieceRow, lists: ReferenceLists, context: PresentContext): PieceOfAnyKind {
  return {
    ...presentCard(row, lists, context),
    kind: row.kind,
    collection: presentCollection(row, lists, context),
    production_year: row.productionYear,
    is_limited_edition: row.isLimitedEdition,
    original_price_usd: usdOrNull(originalCents(getShownPriceCents(row), row.previousPriceCents, row.isLimitedEdition)),
  }
}

const units = { mm: { ru: 'мм', en: 'mm' }, cm: { ru: 'см', en: 'cm' } } as const

function presentSize({ caseDiameterMm, sizeCm, sizeText }: PieceRow, language: Language): string | null {
  const decimals = (text: string) => (language === 'ru' ? text.replaceAll(/(\d)\.(\d)/g, '$1,$2') : text)
  if (caseDiameterMm !== null) return `${decimals(String(caseDiameterMm))}\u00A0${units.mm[language]}`
  if (sizeCm !== null) return `${decimals(sizeCm)}\u00A0${units.cm[language]}`
  return sizeText?.[language] ?? null
}

function presentCard(row: PieceRow, lists: ReferenceLists, context: PresentContext): PieceCard {
  const cents = getShownPriceCents(row)
  return {
    id: row.id,
    brand: { id: row.brandId, name: nameOf(lists, 'brands', row.brandId, context.language) ?? '' },
    model_name: row.modelName,
    reference: row.reference,
    price_usd: usdOrNull(cents),
    price_on_request: cents === null,
    previous_price_usd: cents === null ? null : usdOrNull(row.previousPriceCents),
    photos: presentPhotos(row.photos, context),
    ...(row.widePhoto && { wide_photo: presentPhoto(row.widePhoto, context) }),
    full_set: row.fullSet,
    condition_name: nameOf(lists, 'conditions', row.conditionId, context.language),
    city_name: nameOf(lists, 'cities', row.cityId, context.language) ?? '',
    size_text: presentSize(row, context.language),
    status: row.status === 'draft' || row.status === 'withdrawn' ? 'sold' : row.status,
  }
}

export function presentDetails(row: PieceRow, texts: Record<`description_${Language}`, string>, lists: ReferenceLists, language: Language) {
  return {
    availability_city_name: nameOf(lists, 'cities', row.cityId, language) ?? '',
    workshop_name: nameOf(lists, 'workshops', row.workshopId, language),
    description: texts[`description_${language}`],
    stock: row.stock,
    takes_offers: row.takesOffers && row.status === 'available' && getShownPriceCents(row) !== null,
    reserved_until: reservedUntil(row),
    moving_to_city_name: nameOf(lists, 'cities', row.movingToCityId, language),
  }
}

/** Returns the end of the reservation. For an order, rounds it up to the hour, so that it does not reveal when the order was placed. */
function reservedUntil({ status, heldUntil, orderedUntil }: PieceRow): string | null {
  const end = heldUntil ?? (orderedUntil === null ? null : Math.ceil(orderedUntil / hourMs) * hourMs)
  return status === 'reserved' && end !== null ? new Date(end).toISOString() : null
}

function presentCollection(row: PieceRow, lists: ReferenceLists, { language }: PresentContext): { name: string } | null {
  const name = nameOf(lists, 'collections', row.collectionId, language)
  return name === null ? null : { name }
}
