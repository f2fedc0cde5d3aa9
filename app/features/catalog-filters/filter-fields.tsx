import { chosenIds, applyFilterPick } from '#app/features/catalog-filters/apply-filter-pick.ts'
import { CategoryFields } from '#app/features/catalog-filters/category-fields.tsx'
import { CollectionOptions } from '#app/features/catalog-filters/collection-options.tsx'
import { FacetOptions } from '#app/features/catalog-filters/facet-options.tsx'
import { FilterGroup } from '#app/features/catalog-filters/filter-group.tsx'
import type { OnPick } from '#app/features/catalog-filters/form-parts.tsx'
import { NumberRange } from '#app/features/catalog-filters/number-range.tsx'
import { SearchedOptions } from '#app/features/catalog-filters/searched-options.tsx'
import { SetFields, SizeFields } from '#app/features/catalog-filters/watch-fields.tsx'
import { useI18n } from '#app/i18n/i18n-context.tsx'
import { CachedMarkup } from '#app/ui/cached-markup.tsx'
import { limits } from '#contract/limits.ts'
import { groupFilters, isWatchMode, modeGroups, type ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogState } from '#contract/rules/catalog-state.ts'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'

const pricePlaceholders = { from: 1500, to: 999_000 }

export type FieldsProps = {
  catalogState: CatalogState
  /** Null if counting the pieces failed; then only fields without counts are shown. */
  facets: ShownFacets | null
  typedAfterMs: number
  onChange: (catalogState: CatalogState, field?: string) => void
}

const openGroups: readonly FacetGroup[] = ['brands', 'collections', 'jewelry_types']
const firstGroups: readonly FacetGroup[] = ['brands', 'collections']

export function FilterFields({ catalogState, facets, typedAfterMs, onChange }: FieldsProps) {
  const { t } = useI18n()
  const onPick: OnPick = ({ target }) => {
    const isTicked = 'checked' in target && target.checked
    const group = modeGroups[catalogState.mode].find((known) => groupFilters[known] === target.name)
    const chosen = group ? chosenIds(catalogState, groupFilters[group], facets?.groups[group] ?? []) : []
    onChange(applyFilterPick(catalogState, { name: target.name, value: target.value, isTicked, chosen }))
  }
  const group = (name: FacetGroup) => <Facet key={name} group={name} catalogState={catalogState} facets={facets} onPick={onPick} />
  const rest = modeGroups[catalogState.mode].filter((name) => !firstGroups.includes(name))
  return (
    <>
      <div>
        <CategoryFields
          catalogState={catalogState}
          count={facets?.onSaleCount ?? null}
          availableCount={facets?.availableCount ?? null}
          onPick={onPick}
        />
        <Ranges catalogState={catalogState} typedAfterMs={typedAfterMs} onChange={onChange} />
        {firstGroups.map(group)}
      </div>
      <div>
        {isWatchMode(catalogState.mode) && <SizeFields view={catalogState.view} onPick={onPick} />}
        {rest.map(group)}
        <SetFields catalogState={catalogState} facets={facets} onPick={onPick} />
        {!facets && <p className="py-5 text-13 text-stone">{t('catalog.filters.unavailable')}</p>}
      </div>
    </>
  )
}

type FacetProps = { group: FacetGroup; catalogState: CatalogState; facets: ShownFacets | null; onPick: OnPick }

function Facet({ group, catalogState, facets, onPick }: FacetProps) {
  const { t } = useI18n()
  const values = facets?.groups[group]
  if (!values) return null
  const chosen = chosenIds(catalogState, groupFilters[group], values)
  const title = t(`catalog.groups.${group}`)
  const options = { filter: groupFilters[group], title, values, chosen, onPick }
  return (
    <CachedMarkup by={() => JSON.stringify([group, chosen, values, group === 'collections' && facets.moreCollections])}>
      <FilterGroup title={title} chosenCount={chosen.length} isOpen={openGroups.includes(group) || chosen.length > 0}>
        {group === 'brands' && <SearchedOptions group="brands" {...options} />}
        {group === 'collections' && <CollectionOptions catalogState={catalogState} moreCount={facets.moreCollections} {...options} />}
        {group !== 'brands' && group !== 'collections' && <FacetOptions {...options} />}
      </FilterGroup>
    </CachedMarkup>
  )
}

/**
 * Returns the markup cache key of an empty range, which renders the same on every page. Null for a range with numbers, because it may show
 * an error.
 */
const rangeKey = (title: string, bounds: readonly unknown[]) =>
  bounds.every((bound) => bound === undefined) ? JSON.stringify(['range', title]) : null

function Ranges({ catalogState: { mode, view }, typedAfterMs, onChange }: Omit<FieldsProps, 'facets'>) {
  const { t } = useI18n()
  const price = t('catalog.filters.price')
  const year = t('catalog.filters.year')
  // shows a single year as a range of one year, so that editing one bound keeps the other
  const { production_year: only, ...others } = view
  const years = only === undefined ? view : { ...others, production_year_min: only, production_year_max: only }
  const common = { afterMs: typedAfterMs, onChange }
  return (
    <>
      <CachedMarkup by={() => rangeKey(price, [view.min_price, view.max_price])}>
        <FilterGroup title={price} isOpen>
          <NumberRange
            title={price}
            min={0}
            catalogState={{ mode, view }}
            bounds={[
              { name: 'min_price', placeholder: pricePlaceholders.from, value: view.min_price },
              { name: 'max_price', placeholder: pricePlaceholders.to, value: view.max_price },
            ]}
            {...common}
          />
        </FilterGroup>
      </CachedMarkup>
      <CachedMarkup by={() => rangeKey(year, [years.production_year_min, years.production_year_max])}>
        <FilterGroup title={year} isOpen={years.production_year_min !== undefined || years.production_year_max !== undefined}>
          <NumberRange
            title={year}
            min={limits.yearMin}
            max={limits.yearMax}
            catalogState={{ mode, view: years }}
            bounds={[
              { name: 'production_year_min', placeholder: limits.yearMin, value: years.production_year_min },
              { name: 'production_year_max', value: years.production_year_max },
            ]}
            {...common}
          />
        </FilterGroup>
      </CachedMarkup>
    </>
  )
}
