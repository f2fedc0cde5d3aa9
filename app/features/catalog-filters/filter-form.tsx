import { paths } from '#app/client/paths.ts'
import { FilterFields } from '#app/features/catalog-filters/filter-fields.tsx'
import { ApplyWithoutScript, filtersId, formId } from '#app/features/catalog-filters/form-parts.tsx'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-state.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { debounceMs } from '#app/ui/debounce.ts'
import { brandMatches } from '#contract/rules/brand-name.ts'
import { caseSizeOf } from '#contract/rules/case-size.ts'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'
import { idFilters } from '#contract/rules/filter-definitions.ts'

type Props = { catalogState: CatalogState; facets: ShownFacets | null; goTo: GoTo }

/**
 * The sidebar: a plain form whose fields have the names of the URL parameters, so that it works without scripts. On small screens it is
 * hidden until the visitor follows the link to it; with scripts, a drawer replaces it.
 */
export function FilterForm({ catalogState, facets, goTo }: Props) {
  const { t } = useI18n()
  return (
    <aside id={filtersId} aria-label={t('catalog.filters.title')} className="sidebar max-wide:not-target:hidden">
      <form
        id={formId}
        action={paths.list(catalogState.mode, { brand: catalogState.view.brand }).split('?')[0]}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterFields
          catalogState={catalogState}
          facets={facets}
          typedAfterMs={debounceMs.field}
          // text fields are already debounced, so only other fields are debounced here
          onChange={(next, field) => goTo(next, field, field === undefined ? debounceMs.facetCounts : 0)}
        />
        <Unshown catalogState={catalogState} facets={facets} />
        <ApplyWithoutScript />
      </form>
    </aside>
  )
}

/** Hidden fields for URL parameters without a visible field, so that a submit without scripts keeps them. */
function Unshown({ catalogState: { mode, view }, facets }: Omit<Props, 'goTo'>) {
  const brands = facets?.groups.brands ?? []
  const { brand } = view
  const isBrandShown = !brand || mode === 'brand' || brands.some(({ name }) => brandMatches(name, brand))
  const isRangeShown = caseSizeOf(view) !== null
  const unshown = [
    ['brand', isBrandShown ? undefined : brand],
    ['city', view.city],
    ['literal', view.literal ? 'true' : undefined],
    ['case_diameter_min', isRangeShown ? undefined : view.case_diameter_min],
    ['case_diameter_max', isRangeShown ? undefined : view.case_diameter_max],
    ...(facets ? [] : idFilters.map((name) => [name, view[name]?.join(',')] as const)),
  ] as const
  return unshown.map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)
}
