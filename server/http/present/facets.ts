import type { CatalogFilters } from '#contract/catalog-query.ts'
import type { FacetValue, Facets } from '#contract/facets.ts'
import type { Language } from '#contract/language.ts'
import type { FacetCounts } from '#server/domain/catalog/count-facets.ts'
import type { Lists, Named } from '#server/domain/catalog/lists.ts'
import { sortedOnce } from '#server/domain/catalog/names.ts'
import { brandIdsNamed } from '#server/domain/catalog/sift.ts'

/** A value that leads to nothing is left out, unless it is chosen: then it stays, to be unchosen. */
export function presentFacets(counts: FacetCounts, filters: CatalogFilters, lists: Lists, language: Language): Facets {
  const group = (list: readonly Named[], numbers: Int32Array, chosen: readonly number[] = []): FacetValue[] =>
    sortedOnce(list, language).flatMap(({ id, name }) => {
      const count = Number(numbers[id] ?? 0)
      return count > 0 || chosen.includes(id) ? [{ id, name: name[language], count }] : []
    })
  const { values } = counts
  const chosenBrands = filters.brand_ids ?? (filters.brand ? brandIdsNamed(lists, filters.brand) : [])
  return {
    count: counts.count,
    brands: group(lists.brands, values.brand, chosenBrands),
    collections: group(lists.collections, values.collection, filters.collection),
    watch_types: group(lists.watchTypes, values.watch_type, filters.watch_type),
    jewelry_types: group(lists.jewelryTypes, values.jewelry_type, filters.jewelry_type),
    case_materials: group(lists.caseMaterials, values.case_material, filters.case_material),
    strap_materials: group(lists.strapMaterials, values.strap_material, filters.strap_material),
    movement_types: group(lists.movementTypes, values.movement_type, filters.movement_type),
    functions: group(lists.functions, values.function, filters.function),
    glass_types: group(lists.glassTypes, values.glass_type, filters.glass_type),
    conditions: group(lists.conditions, values.condition, filters.condition),
    workshops: group(lists.workshops, values.workshop, filters.workshop),
    cities: group(lists.cities, values.city, filters.city_ids),
    full_set_count: counts.fullSet,
    limited_edition_count: counts.limited,
    on_sale_count: counts.onSale,
  }
}
