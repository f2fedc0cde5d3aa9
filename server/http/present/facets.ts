import type { CatalogFilters } from '#contract/catalog-query.ts'
import type { Facets, FacetValue } from '#contract/facets.ts'
import type { Language } from '#contract/language.ts'
import { facetDefinitions } from '#contract/rules/filter-definitions.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { selectShownBrands } from '#server/domain/brands/find-brands.ts'
import { replaceNamesByIds } from '#server/domain/catalog/apply-filters.ts'
import type { FacetCounts } from '#server/domain/catalog/count-facets.ts'
import type { ReferenceEntry, ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { sortByNameCached } from '#server/domain/catalog/reference-names.ts'

export function presentFacets(counts: FacetCounts, filters: CatalogFilters, lists: ReferenceLists, language: Language): Facets {
  const valuesOf = (list: readonly ReferenceEntry[], numbers: Int32Array, chosen: readonly number[] = []): FacetValue[] =>
    sortByNameCached(list, language).flatMap(({ id, name }) => {
      const count = Number(numbers[id] ?? 0)
      return count > 0 || chosen.includes(id) ? [{ id, name: name[language], count }] : []
    })
  const { hiddenIds } = selectShownBrands(lists)
  const chosen = { ...replaceNamesByIds(lists, filters), city_ids: filters.city_ids }
  return {
    count: counts.count,
    ...recordOf(
      facetDefinitions.map(({ group, filter }) => {
        const values = valuesOf(lists[group], counts.values[group], chosen[filter])
        const isShown = ({ id }: FacetValue) => !hiddenIds.has(id) || chosen.brand_ids?.includes(id)
        if (group === 'collections') return [group, tellApart(values, lists, language)] as const
        return [group, group === 'brands' && hiddenIds.size ? values.filter(isShown) : values] as const
      }),
    ),
    full_set_count: counts.fullSet,
    limited_edition_count: counts.limited,
    on_sale_count: counts.onSale,
    available_count: counts.available,
  }
}

function tellApart(values: FacetValue[], { brands, collections }: ReferenceLists, language: Language): FacetValue[] {
  const bearers = Map.groupBy(values, ({ name }) => name)
  return values.map((value) => {
    if (bearers.get(value.name)?.length === 1) return value
    const brandId = collections.find(({ id }) => id === value.id)?.brandId
    const brand = brands.find(({ id }) => id === brandId)?.name[language]
    return brand ? { ...value, name: `${value.name} (${brand})` } : value
  })
}
