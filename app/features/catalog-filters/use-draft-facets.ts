import { useEffect, useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { getFacets as countFacets } from '#app/client/catalog.ts'
import { paths } from '#app/client/paths.ts'
import { debounceMs } from '#app/ui/debounce.ts'
import { filtersOf } from '#contract/rules/catalog-change.ts'
import { type ShownFacets, getShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'

type Found = { key: string; shown: ShownFacets | null }

/**
 * Counts the pieces for filters that are not applied yet, debounced. Keeps the last counts while new counts load and after a failure.
 * `count` is null after a failure, and on the sale page, where the counts do not include jewelry and bags.
 */
export function useDraftFacets(draft: CatalogState, applied: CatalogState, initial: ShownFacets | null) {
  const key = keyOf(draft)
  const [found, setFound] = useState<Found>({ key: keyOf(applied), shown: initial })
  const isCounting = found.key !== key
  useEffect(() => {
    if (!isCounting) return
    const controller = new AbortController()
    const count = () =>
      countFacets(callApi, draft.mode, filtersOf(draft.view), controller.signal).then(
        (response) => setFound({ key, shown: getShownFacets(response, draft.mode) }),
        () => controller.signal.aborted || setFound({ key, shown: null }),
      )
    const timer = setTimeout(() => void count(), debounceMs.facetCounts)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // `key` contains the whole query
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, isCounting])
  const [last, setLast] = useState(initial)
  if (found.shown && found.shown !== last) setLast(found.shown)
  return { shown: found.shown ?? last, count: found.shown && draft.mode !== 'sale' ? found.shown.count : null, isCounting }
}

function keyOf({ mode, view }: CatalogState): string {
  return paths.list(mode, filtersOf(view))
}
