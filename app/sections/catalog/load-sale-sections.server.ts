import type { CallApi } from '#app/client/call-api.ts'
import { listBags, listJewelry } from '#app/client/catalog.ts'
import { toCardPiece } from '#app/sections/catalog/card-piece.ts'
import type { SaleSection } from '#app/sections/catalog/catalog-data.ts'
import { type CatalogState, chosenFiltersOf, withCategory } from '#contract/rules/catalog-state.ts'

const lists = { jewelry: listJewelry, bags: listBags } as const
const shownMax = 6

/**
 * Loads the jewelry and bags at a reduced price that match the filters of the sale page, whose own list contains only watches. Skips a
 * category that lacks one of the filters, has no matches or fails to load. Later pages of the list get only the counts.
 */
export async function loadSaleSections(call: CallApi, state: CatalogState): Promise<SaleSection[]> {
  if (state.mode !== 'sale') return []
  const chosen = chosenFiltersOf(state).length
  const isFirstPage = state.view.page === 1
  const load = async (category: 'jewelry' | 'bags'): Promise<SaleSection[]> => {
    const there = withCategory(state, category)
    // `there` also has the sale filter; with fewer than `chosen + 1` filters, it has lost a filter that this category does not have
    if (chosenFiltersOf(there).length !== chosen + 1) return []
    return lists[category](call, { ...there.view, page: 1, page_size: isFirstPage ? shownMax : 1 }).then(
      ({ count, results }) =>
        count ? [{ category, catalogState: there, count, pieces: isFirstPage ? results.map(toCardPiece) : [] }] : [],
      () => [],
    )
  }
  return (await Promise.all([load('jewelry'), load('bags')])).flat()
}
