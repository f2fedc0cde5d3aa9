import { expect, test } from 'vitest'
import { footerBrands } from '#app/sections/footer/footer-brands.ts'

test('OPS-02 HDR-07 the footer shows the brands with most pieces, and none without pieces', () => {
  const brands = [
    { id: 1, name: 'Rolex', count: 0 },
    { id: 2, name: 'Omega', count: 1 },
    { id: 3, name: 'Cartier', count: 4 },
  ]
  expect(footerBrands(brands)).toEqual([{ name: 'Cartier' }, { name: 'Omega' }])
  expect(footerBrands([])).toEqual([])
  expect(footerBrands(Array.from({ length: 57 }, (_, id) => ({ id, name: `Brand ${id}`, count: 1 })))).toHaveLength(12)
})
