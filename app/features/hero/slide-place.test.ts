import { expect, test } from 'vitest'
import { slidePlace } from '#app/features/hero/slide-place.ts'

const places = (active: number, count: number) => Array.from({ length: count }, (_, at) => slidePlace(at, active, count))

test('HOME-01 the active slide has neighbours on both sides, also at the ends of the row', () => {
  expect(places(0, 6)).toEqual(['here', 'next', 'after', undefined, 'before', 'previous'])
  expect(places(5, 6)).toEqual(['next', 'after', undefined, 'before', 'previous', 'here'])
})

test('HOME-01 few slides stand once each', () => {
  expect(places(0, 1)).toEqual(['here'])
  expect(places(1, 2)).toEqual(['next', 'here'])
  expect(places(0, 3)).toEqual(['here', 'next', 'previous'])
})
