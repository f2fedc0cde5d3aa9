import { paths } from '#app/client/paths.ts'
import { FilterFields } from '#app/features/catalog-filters/filter-fields.tsx'
import { filtersId, formId } from '#app/features/catalog-filters/form-parts.tsx'
import { ApplyWithoutScript } from '#app/features/catalog-filters/form-parts.tsx'
import type { GoTo } from '#app/features/catalog-filters/use-catalog-place.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { limits } from '#contract/limits.ts'
import { brandMatches } from '#contract/rules/brand-name.ts'
import { caseSizeOf } from '#contract/rules/case-size.ts'
import { idFilters } from '#contract/rules/catalog-address.ts'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogPlace } from '#contract/rules/catalog-place.ts'

type Props = { place: CatalogPlace; facets: ShownFacets | null; goTo: GoTo }

/**
 * The sidebar: one plain form whose fields are named as the address names them, so that it works without script. On
 * small screens it is out of sight unless its link is followed, and a drawer takes its place.
 */
export function FilterForm({ place, facets, goTo }: Props) {
  const { t } = useI18n()
  return (
    <aside id={filtersId} aria-label={t('catalog.filters.title')} className="sidebar max-wide:not-target:hidden">
      <form id={formId} action={paths.list(place.mode)} onSubmit={(event) => event.preventDefault()}>
        <FilterFields place={place} facets={facets} typedAfterMs={limits.fieldDebounceMs} onChange={goTo} />
        <Unshown place={place} facets={facets} />
        <ApplyWithoutScript />
      </form>
    </aside>
  )
}

/** What the address holds and no field shows; a form sent without script must not lose it. */
function Unshown({ place: { view }, facets }: Omit<Props, 'goTo'>) {
  const brands = facets?.groups.brands ?? []
  const { brand } = view
  const isBrandShown = !brand || brands.some(({ name }) => brandMatches(name, brand))
  const isRangeShown = caseSizeOf(view) !== null
  const unshown = [
    ['brand', isBrandShown ? undefined : brand],
    ['city', view.city],
    ['case_diameter_min', isRangeShown ? undefined : view.case_diameter_min],
    ['case_diameter_max', isRangeShown ? undefined : view.case_diameter_max],
    ...(facets ? [] : idFilters.map((name) => [name, view[name]?.join(',')] as const)),
  ] as const
  return unshown.map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)
}
