import type { ComparisonEntry } from '#contract/comparison.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import type { ComparedPiece } from '#server/domain/own-lists/list-comparison.ts'
import { presentBag } from '#server/http/present/bag.ts'
import { presentJewelry } from '#server/http/present/jewelry.ts'
import type { Presenting } from '#server/http/present/photo.ts'
import { presentWatch } from '#server/http/present/watch.ts'

export function presentComparedPiece({ id, row, texts }: ComparedPiece, lists: Lists, presenting: Presenting): ComparisonEntry {
  if (row.kind === 'watch') return { id, watch: presentWatch(row, texts, lists, presenting) }
  if (row.kind === 'jewelry') return { id, jewelry: presentJewelry(row, texts, lists, presenting) }
  return { id, bag: presentBag(row, texts, lists, presenting) }
}
