import { expect, test } from 'vitest'
import { popularSlides } from '#app/sections/home/popular-slides.ts'

test('HOME-06 pairs alternate with banners up to five slides', () => {
  expect(popularSlides([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ['a', 'b', 'c', 'd', 'e'], 5)).toEqual([
    { pair: [1, 2] },
    { banner: 'a' },
    { pair: [3, 4] },
    { banner: 'b' },
    { pair: [5, 6] },
  ])
})

test('HOME-06 pairs continue after the last banner', () => {
  expect(popularSlides([1, 2, 3, 4, 5, 6], ['a'], 5)).toEqual([{ pair: [1, 2] }, { banner: 'a' }, { pair: [3, 4] }, { pair: [5, 6] }])
})

test('HOME-06 banners without a pair beside them are omitted', () => {
  expect(popularSlides([1, 2], ['a', 'b', 'c'], 5)).toEqual([{ pair: [1, 2] }, { banner: 'a' }])
})

test('HOME-06 a watch without a partner is omitted; without any pair only banners are shown', () => {
  expect(popularSlides([1, 2, 3], [], 5)).toEqual([{ pair: [1, 2] }])
  expect(popularSlides([1], ['a', 'b'], 5)).toEqual([{ banner: 'a' }, { banner: 'b' }])
  expect(popularSlides([], [], 5)).toEqual([])
})
