import { type Whereabouts, whereaboutsOf } from '#contract/rules/promise.ts'
import type { PieceRow } from '#server/domain/catalog/piece-rows.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'

/** Returns where a piece of the catalog is. */
export function pieceWhereabouts(
  lists: ReferenceLists,
  { cityId, movingToCityId }: Pick<PieceRow, 'cityId' | 'movingToCityId'>,
): Whereabouts {
  return whereaboutsOf(nameOf(lists, 'cities', cityId, 'en'), nameOf(lists, 'cities', movingToCityId, 'en'))
}
