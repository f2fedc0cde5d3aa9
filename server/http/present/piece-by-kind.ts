import type { BagCard } from '#contract/bag.ts'
import type { JewelryCard } from '#contract/jewelry.ts'
import type { WatchCard } from '#contract/watch.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { presentBagCard, presentJewelryCard, presentWatchCard } from '#server/http/present/piece.ts'
import { hideSoldPrice } from '#server/http/present/sold.ts'

/** Presents a piece under the name of its kind, such as `{ watch: … }`, for the cart and the lists. */
export function presentPieceByKind(
  row: PieceRow,
  lists: ReferenceLists,
  context: PresentContext,
): { watch?: WatchCard; jewelry?: JewelryCard; bag?: BagCard } {
  const { archive } = context
  if (row.kind === 'watch') return { watch: hideSoldPrice(presentWatchCard(row, lists, context), row, archive) }
  if (row.kind === 'jewelry') return { jewelry: hideSoldPrice(presentJewelryCard(row, lists, context), row, archive) }
  return { bag: hideSoldPrice(presentBagCard(row, lists, context), row, archive) }
}
