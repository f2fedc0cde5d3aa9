import { expect, test } from 'vitest'
import { chipLabel } from '#app/features/catalog-filters/chip-label.ts'
import { translators } from '#app/i18n/translators.server.ts'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import { getChosenFilters } from '#contract/rules/chosen-filters.ts'

const facets: ShownFacets = {
  count: 1,
  groups: { brands: [{ id: 1, name: 'Rolex', count: 15 }] },
  fullSetCount: 0,
  limitedCount: 0,
  onSaleCount: 0,
  availableCount: 0,
  moreCollections: 0,
}
const labels = (language: 'ru' | 'en', query: string, known: ShownFacets | null = facets) =>
  getChosenFilters(parseCatalogParams(new URLSearchParams(query))).map((chosen) =>
    chipLabel(translators[language], known, chosen).replaceAll('\u00A0', ' '),
  )

test('CAT-04 chips show the chosen values, in both languages', () => {
  const query = 'brand_ids=1&min_price=12500&production_year_max=2020&size=medium&full_set=1'
  expect(labels('ru', query)).toEqual(['Rolex', 'Цена от 12 500 $', 'Год до 2020', 'Средний, 38–41 мм', 'Полный комплект'])
  expect(labels('en', query)).toEqual(['Rolex', 'Price from $12,500', 'Year up to 2020', 'Medium, 38–41 mm', 'Full set'])
})

test('CAT-03 a chip shows a brand given by name or initial', () => {
  expect(labels('ru', 'brand=r')).toEqual(['Марки на R'])
  expect(labels('en', 'brand=Rolex&city=Dubai')).toEqual(['Rolex', 'Dubai'])
})

test('CAT-04 the chip of a color says whether it is of the dial or of the strap', () => {
  const white = [{ id: 3, name: 'White', count: 1 }]
  const known = { ...facets, groups: { ...facets.groups, dial_colors: white, strap_colors: white } }
  expect(labels('en', 'brand_ids=1&dial_color=3&strap_color=3', known)).toEqual(['Rolex', 'Dial color: White', 'Strap color: White'])
})

test('CAT-11 the chip of a value whose name did not load shows the name of its group', () => {
  expect(labels('ru', 'brand_ids=1&watch_type=2', null)).toEqual(['Марка', 'Тип часов'])
})
