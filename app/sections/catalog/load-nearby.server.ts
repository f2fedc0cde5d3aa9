import type { CallApi } from '#app/client/call-api.ts'
import { listAllKinds } from '#app/client/catalog.ts'
import { toCardPiece } from '#app/sections/catalog/card-piece.ts'
import type { NearbyPieces } from '#app/sections/catalog/catalog-data.ts'
import type { CatalogQuery } from '#contract/catalog-query.ts'
import { type CatalogState, chosenFiltersOf } from '#contract/rules/catalog-state.ts'

const shownMax = 6

/** Pieces for somebody whose search or filters led to nothing: the first of the wider questions that finds some (EDN-14). */
export async function loadNearby(call: CallApi, catalogState: CatalogState): Promise<NearbyPieces | null> {
  const { search, brand, brand_ids } = catalogState.view
  const attempts: { reason: NearbyPieces['reason']; query: Partial<CatalogQuery> }[] = [
    ...(search ? [{ reason: 'elsewhere' as const, query: { search } }] : []),
    ...(chosenFiltersOf(catalogState).length && (brand ?? brand_ids)
      ? [{ reason: 'unfiltered' as const, query: { brand, brand_ids } }]
      : []),
    { reason: 'newest', query: { ordering: '-published_at' } },
  ]
  for (const { reason, query } of attempts) {
    // each is asked only where the one before found nothing
    // oxlint-disable-next-line no-await-in-loop
    const pieces = await find(call, query)
    if (pieces.length) return { reason, pieces }
  }
  return null
}

/** A failure only leaves the list out. */
async function find(call: CallApi, query: Partial<CatalogQuery>) {
  return listAllKinds(call, { ...query, page_size: shownMax }).then(
    ({ results }) => results.map(toCardPiece),
    () => [],
  )
}
