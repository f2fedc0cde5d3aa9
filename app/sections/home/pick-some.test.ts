import { expect, test } from 'vitest'
import { pickSome } from '#app/sections/home/pick-some.ts'

const sequenceOf = (...values: number[]) => {
  const left = [...values]
  return () => left.shift() ?? 0
}

test('HOME-03 nine picks of twenty are distinct and from the twenty', () => {
  const twenty = Array.from({ length: 20 }, (_, at) => at)
  const picked = pickSome(twenty, 9, sequenceOf(0.3, 0.9, 0.1, 0.8, 0.2, 0.7, 0.4, 0.6, 0.5, 0.95))
  expect(new Set(picked).size).toBe(9)
  expect(twenty).toEqual(expect.arrayContaining(picked))
})

test('HOME-05 the random numbers decide which are picked and in which order', () => {
  expect(pickSome(['a', 'b', 'c'], 2, sequenceOf(0.9, 0.1, 0.5))).toEqual(['b', 'c'])
  expect(pickSome(['a', 'b', 'c'], 2, sequenceOf(0.2, 0.6, 0.1))).toEqual(['c', 'a'])
})

test('HOME-03 all pieces are picked if there are fewer than wanted', () => {
  expect(pickSome(['a'], 9, sequenceOf(0.5))).toEqual(['a'])
})
