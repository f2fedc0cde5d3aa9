import type { ComparisonEntry } from '#contract/comparison.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import type { ComparedPiece } from '#server/domain/saved-lists/list-saved.ts'
import { presentBag } from '#server/http/present/bag.ts'
import { presentJewelry } from '#server/http/present/jewelry.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { presentWatch } from '#server/http/present/watch.ts'

export function presentComparedPiece({ id, row, texts }: ComparedPiece, lists: ReferenceLists, context: PresentContext): ComparisonEntry {
  if (row.kind === 'watch') return { id, watch: presentWatch(row, texts, lists, context) }
  if (row.kind === 'jewelry') return { id, jewelry: presentJewelry(row, texts, lists, context) }
  return { id, bag: presentBag(row, texts, lists, context) }
}
