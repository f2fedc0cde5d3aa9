import type { ArchiveSetting } from '#contract/rules/archive-prices.ts'
import { priceBand } from '#contract/rules/archive-prices.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import type { Sale, SoldPiece } from '#contract/sold.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import { presentPhoto, type PresentContext } from '#server/http/present/photo.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

/** Presents the date and price of a sale, as precisely as the owner chose. Never shows the price of a piece with a price on request. */
function presentSale({ soldOn, soldCents, priceOnRequest }: PieceRow, { prices }: ArchiveSetting): Sale {
  const month = soldOn?.slice(0, 7) ?? null
  const hidden = { sold_month: month, price_usd: null, price_from_usd: null, price_to_usd: null }
  if (prices === 'none' || soldCents === null || priceOnRequest) return hidden
  if (prices === 'exact') return { ...hidden, price_usd: toPriceUsd(soldCents) }
  const { fromCents, toCents } = priceBand(soldCents)
  return { ...hidden, price_from_usd: usdOrNull(fromCents), price_to_usd: usdOrNull(toCents) }
}

export function presentSoldPiece(
  row: PieceRow,
  { lists, archive, context }: { lists: ReferenceLists; archive: ArchiveSetting; context: PresentContext },
): SoldPiece {
  const [photo] = row.photos ?? []
  return {
    id: row.id,
    kind: row.kind,
    brand: { id: row.brandId, name: nameOf(lists, 'brands', row.brandId, context.language) ?? '' },
    model_name: row.modelName,
    reference: row.reference,
    production_year: row.productionYear,
    condition_name: nameOf(lists, 'conditions', row.conditionId, context.language),
    photo: photo ? presentPhoto(photo, context, { isPrimary: true }) : null,
    ...presentSale(row, archive),
  }
}

type Priced = { price_usd: string | null; previous_price_usd: string | null; original_price_usd?: string | null; price_on_request: boolean }

/** If the archive is open, removes the asking price of a sold piece, and prices computed from the asking price. */
export function hideSoldPrice<T extends Priced>(piece: T, row: PieceRow, archive: ArchiveSetting | undefined): T {
  if (row.status !== 'sold' || !archive?.isOpen) return piece
  const original = 'original_price_usd' in piece ? { original_price_usd: null } : {}
  return { ...piece, price_usd: null, previous_price_usd: null, ...original, price_on_request: true }
}

/** Presents a sold piece. If the archive is open, removes the asking price. Adds the `sale` if the piece is in the archive. */
export function presentAsArchived<T extends Priced & { sale?: Sale | undefined }>(piece: T, row: PieceRow, archive: ArchiveSetting): T {
  const shown = hideSoldPrice(piece, row, archive)
  return shown !== piece && row.inArchive ? { ...shown, sale: presentSale(row, archive) } : shown
}
