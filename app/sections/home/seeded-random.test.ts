import { expect, test } from 'vitest'
import { seededRandom } from '#app/sections/home/seeded-random.ts'

const take = (seed: number, count: number) => Array.from({ length: count }, seededRandom(seed))

test('HOME-03 a seed always gives the same numbers, and another seed gives others', () => {
  expect(take(7, 20)).toEqual(take(7, 20))
  expect(take(7, 20)).not.toEqual(take(8, 20))
})

test('HOME-03 the numbers are spread from 0 to 1, even over neighboring seeds', () => {
  for (const numbers of [take(1, 10_000), Array.from({ length: 10_000 }, (_, seed) => take(seed, 1)[0] ?? 1)]) {
    const tenths = Array.from({ length: 10 }, (_, at) => numbers.filter((number) => Math.floor(number * 10) === at).length)
    expect(Math.min(...tenths)).toBeGreaterThan(900)
    expect(Math.max(...tenths)).toBeLessThan(1100)
  }
})
