import { useEffect } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { getFacets } from '#app/client/catalog.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import type { CatalogFilters, CatalogMode } from '#contract/catalog-query.ts'
import type { FacetValue } from '#contract/facets.ts'
import { getShownFacets } from '#contract/rules/catalog-groups.ts'

/**
 * Result of loading all collections. `key` is the URL of the list (mode and filters) to which the result belongs. `all` is null after a
 * failure.
 */
export type FoundCollections = { key: string; all: readonly FacetValue[] | null } | null

type Props = {
  listKey: string
  mode: CatalogMode
  filters: CatalogFilters
  found: FoundCollections
  onFound: (found: FoundCollections) => void
}

/** Loads all collections, and reloads them when another filter changes. After a failure, shows an error with a retry button. */
export default function AllCollections({ listKey: key, mode, filters, found, onFound }: Props) {
  const { t } = useI18n()
  const isMissing = found?.key !== key
  useEffect(() => {
    if (!isMissing) return
    const controller = new AbortController()
    getFacets(callApi, mode, filters, controller.signal).then(
      (response) => onFound({ key, all: getShownFacets(response, mode).groups.collections ?? [] }),
      () => controller.signal.aborted || onFound({ key, all: null }),
    )
    return () => controller.abort()
    // `key` changes with mode and filters
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, isMissing])
  if (isMissing || found.all) return null
  return (
    <p className="py-2 text-13 text-stone">
      {t('catalog.filters.unavailable')}{' '}
      <button type="button" className="quiet-link min-h-11 underline underline-offset-4" onClick={() => onFound(null)}>
        {t('common.retry')}
      </button>
    </p>
  )
}
