import type { CallApi } from '#app/client/call-api.ts'
import { listAllKinds } from '#app/client/catalog.ts'
import { toCardPiece } from '#app/sections/catalog/card-piece.ts'
import type { NearbyPieces } from '#app/sections/catalog/catalog-data.ts'
import type { CatalogQuery } from '#contract/catalog-query.ts'
import { changeView } from '#contract/rules/catalog-change.ts'
import { type CatalogState, chosenFiltersOf } from '#contract/rules/catalog-state.ts'

const shownMax = 6
const widenedMax = 8

type ListPieces = (call: CallApi, query: Partial<CatalogQuery>) => Promise<{ results: Parameters<typeof toCardPiece>[0][] }>
type Attempt = { reason: NearbyPieces['reason']; list: ListPieces; query: Partial<CatalogQuery> }

/**
 * Returns pieces to suggest for an empty list: the result of the first wider query that finds any (EDN-14). `listOwn` lists pieces in the
 * mode of the current screen.
 */
export async function loadNearby(call: CallApi, catalogState: CatalogState, listOwn: ListPieces): Promise<NearbyPieces | null> {
  const { search, brand, brand_ids } = catalogState.view
  const isFiltered = chosenFiltersOf(catalogState).length > 0
  const attempts: Attempt[] = [
    ...withoutOneFilter(catalogState).map((query): Attempt => ({ reason: 'near', list: listOwn, query })),
    ...(search ? [{ reason: 'elsewhere' as const, list: listAllKinds, query: { search } }] : []),
    ...(isFiltered && (brand ?? brand_ids) ? [{ reason: 'unfiltered' as const, list: listAllKinds, query: { brand, brand_ids } }] : []),
    { reason: 'newest', list: listAllKinds, query: { ordering: '-published_at' } },
  ]
  for (const attempt of attempts) {
    // queries one after another, because most lists need only the first
    // oxlint-disable-next-line no-await-in-loop
    const pieces = await find(call, attempt)
    if (pieces.length) return { reason: attempt.reason, pieces }
  }
  return null
}

/**
 * Returns variants of the query, each without one filter: first without the least important filter, last without the brand. A variant
 * without a price limit is sorted by price, so that the pieces nearest to the removed limit come first.
 */
function withoutOneFilter(catalogState: CatalogState): CatalogQuery[] {
  const { view } = catalogState
  const chosen = chosenFiltersOf(catalogState)
  // removing the only filter would leave an unfiltered query
  if (chosen.length + (view.search ? 1 : 0) < 2) return []
  const rests = chosen.toReversed().map(({ name, rest }): [string, CatalogQuery] => {
    if (name === 'max_price') return [name, { ...rest, ordering: 'price_usd' }]
    if (name === 'min_price') return [name, { ...rest, ordering: '-price_usd' }]
    // removes the whole group, because its values are alternatives and removing one of them would match fewer pieces
    return [name, name === 'size' ? rest : changeView(view, { [name]: undefined })]
  })
  return [...new Map(rests).values()].slice(0, widenedMax)
}

async function find(call: CallApi, { list, query }: Attempt) {
  return list(call, { ...query, page: 1, page_size: shownMax }).then(
    ({ results }) => results.map(toCardPiece),
    () => [],
  )
}
