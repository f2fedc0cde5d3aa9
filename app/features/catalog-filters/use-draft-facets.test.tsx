import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useDraftFacets } from '#app/features/catalog-filters/use-draft-facets.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'

const facets: ShownFacets = {
  count: 12,
  groups: {},
  fullSetCount: 0,
  limitedCount: 0,
  onSaleCount: 12,
  availableCount: 12,
  moreCollections: 0,
}

function Count({ mode }: { mode: CatalogMode }) {
  const state = { mode, view: { page: 1, page_size: 24 } }
  return useDraftFacets(state, state, facets).count ?? 'none'
}

test('CAT-08 CAT-01 the filter drawer shows the number of pieces of a list, but not of the sale, whose counts include only watches', () => {
  expect(renderToString(<Count mode="watches" />)).toBe('12')
  expect(renderToString(<Count mode="sale" />)).toBe('none')
})
