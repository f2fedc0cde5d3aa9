import { expect, test } from 'vitest'
import { caseSizeOf, caseSizeRange } from '#contract/rules/case-size.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'

test.each([
  ['large', { case_diameter_min: 42 }],
  ['medium', { case_diameter_min: 38, case_diameter_max: 41 }],
  ['small', { case_diameter_max: 37 }],
])('CAT-04 the size %s is a range of diameters', (name, range) => {
  expect(caseSizeRange(name)).toEqual(range)
  expect(caseSizeOf(range)).toBe(name)
})

test('CAT-04 neither a custom range nor an empty one is a size', () => {
  expect(caseSizeOf({ case_diameter_min: 36, case_diameter_max: 40 })).toBeNull()
  expect(caseSizeOf({})).toBeNull()
  expect(caseSizeRange('huge')).toBeNull()
  expect(caseSizeRange(null)).toBeNull()
})

test('CAT-03 a form without JavaScript sends a size name; the resulting URL has its range', () => {
  const view = parseCatalogParams(new URLSearchParams('size=medium&case_diameter_min=30'))
  expect(view).toMatchObject({ case_diameter_min: 38, case_diameter_max: 41 })
  expect(formatCatalogParams(view).toString()).toBe('case_diameter_max=41&case_diameter_min=38')
})
