import type { ComparisonEntry } from '#contract/comparison.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { ComparedPiece } from '#server/domain/saved-lists/list-saved.ts'
import { presentBag } from '#server/http/present/bag.ts'
import { presentJewelry } from '#server/http/present/jewelry.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { hideSoldPrice } from '#server/http/present/sold.ts'
import { presentWatch } from '#server/http/present/watch.ts'

export function presentComparedPiece({ id, row, texts }: ComparedPiece, lists: ReferenceLists, context: PresentContext): ComparisonEntry {
  const { archive } = context
  if (row.kind === 'watch') return { id, watch: hideSoldPrice(presentWatch(row, texts, lists, context), row, archive) }
  if (row.kind === 'jewelry') return { id, jewelry: hideSoldPrice(presentJewelry(row, texts, lists, context), row, archive) }
  return { id, bag: hideSoldPrice(presentBag(row, texts, lists, context), row, archive) }
}
