import { expect, test } from 'vitest'
import { brandCircles } from '#app/sections/home/brand-circles.ts'

const to = (brands: { id: number; name: string }[], name: string) => brandCircles(brands).find((circle) => circle.name === name)?.to

test('HOME-02 there are ten brands with different names', () => {
  expect(new Set(brandCircles([]).map(({ name }) => name)).size).toBe(10)
})

test('HOME-02 a known brand links by its id, regardless of accents and case', () => {
  expect(to([{ id: 7, name: 'ÓMEGA' }], 'Omega')).toBe('/catalog?brand_ids=7')
})

test('HOME-02 Bulgari and Bvlgari are one brand', () => {
  expect(to([{ id: 22, name: 'Bulgari' }], 'Bvlgari')).toBe('/catalog?brand_ids=22')
})

test('HOME-02 a brand with an unknown id links by its name', () => {
  expect(to([], 'Patek Philippe')).toBe('/catalog?brand=Patek+Philippe')
})
