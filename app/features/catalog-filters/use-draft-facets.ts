import { useEffect, useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { facets as countFacets } from '#app/client/catalog.ts'
import { paths } from '#app/client/paths.ts'
import { limits } from '#contract/limits.ts'
import { filtersOf } from '#contract/rules/catalog-change.ts'
import { type ShownFacets, shownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogPlace } from '#contract/rules/catalog-place.ts'

type Found = { key: string; shown: ShownFacets | null }

/**
 * Counts for a choice that is not applied yet, 200 ms after its last change (CAT-05). While they load the last ones stay;
 * a failure leaves them and tells no number.
 */
export function useDraftFacets(draft: CatalogPlace, applied: CatalogPlace, initial: ShownFacets | null) {
  const key = keyOf(draft)
  const [found, setFound] = useState<Found>({ key: keyOf(applied), shown: initial })
  const isCounting = found.key !== key
  useEffect(() => {
    if (!isCounting) return
    const flight = new AbortController()
    const count = () =>
      countFacets(callApi, draft.mode, filtersOf(draft.view), flight.signal).then(
        (answer) => setFound({ key, shown: shownFacets(answer, draft.mode, draft.view) }),
        () => flight.signal.aborted || setFound({ key, shown: null }),
      )
    const timer = setTimeout(() => void count(), limits.facetDebounceMs)
    return () => {
      clearTimeout(timer)
      flight.abort()
    }
    // the key says all that is asked
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, isCounting])
  const [last, setLast] = useState(initial)
  if (found.shown && found.shown !== last) setLast(found.shown)
  return { shown: found.shown ?? last, count: found.shown ? found.shown.count : null, isCounting }
}

function keyOf({ mode, view }: CatalogPlace): string {
  return paths.list(mode, filtersOf(view))
}
