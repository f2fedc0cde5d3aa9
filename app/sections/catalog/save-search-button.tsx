import { useLocation } from 'react-router'
import { isSignedIn } from '#app/client/session.ts'
import { chipLabel } from '#app/features/catalog-filters/chip-label.ts'
import { requireSignIn } from '#app/features/sign-in/modal/sign-in-request.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { limits } from '#contract/limits.ts'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import { type CatalogState, chosenFiltersOf } from '#contract/rules/catalog-state.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'

type Props = { catalogState: CatalogState; facets: ShownFacets | null; brandName: string | undefined }

/** Saves the current search under a name made from its filters. A signed-out visitor signs in first. */
export function SaveSearchButton({ catalogState, facets, brandName }: Props) {
  const translator = useI18n()
  const { pathname, search: query } = useLocation()
  const { mode, view } = catalogState
  const save = () => {
    const chosen = chosenFiltersOf(catalogState).map((filter) => chipLabel(translator, facets, filter))
    const name = [brandName, view.search, ...chosen].filter(Boolean).join(', ')
    const search = { name: name.slice(0, limits.savedSearchNameMaxChars), mode, query: formatCatalogParams(view).toString() }
    if (isSignedIn()) void import('#app/features/saved/save-search.ts').then((file) => file.saveSearchWithToast(translator, search))
    else requireSignIn(pathname + query, { search })
  }
  return (
    <button
      type="button"
      onClick={save}
      className="quiet-link inline-flex min-h-11 items-center text-13 underline decoration-ink/30 underline-offset-4 wide:min-h-9"
    >
      {translator.t('catalog.saveSearch')}
    </button>
  )
}
