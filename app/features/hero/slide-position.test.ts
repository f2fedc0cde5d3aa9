import { expect, test } from 'vitest'
import { slidePosition } from '#app/features/hero/slide-position.ts'

const listPositions = (active: number, count: number) => Array.from({ length: count }, (_, at) => slidePosition(at, active, count))

test('HOME-01 the active slide has neighbors on both sides, even at the ends of the row', () => {
  expect(listPositions(0, 6)).toEqual(['here', 'next', 'after', undefined, 'before', 'previous'])
  expect(listPositions(5, 6)).toEqual(['next', 'after', undefined, 'before', 'previous', 'here'])
})

test('HOME-01 a short row shows each slide once', () => {
  expect(listPositions(0, 1)).toEqual(['here'])
  expect(listPositions(1, 2)).toEqual(['next', 'here'])
  expect(listPositions(0, 3)).toEqual(['here', 'next', 'previous'])
})
