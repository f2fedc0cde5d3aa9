import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitCents } from '#contract/rules/split-cents.ts'

test.each([
  { total: 1100, weights: [10_000, 10_000, 10_000], parts: [367, 367, 366] },
  { total: 100, weights: [1, 2], parts: [33, 67] },
  { total: 5, weights: [0, 3], parts: [0, 5] },
  { total: 0, weights: [3, 4], parts: [0, 0] },
  { total: 7, weights: [0, 0], parts: [0, 0] },
])('REAL-02 $total cents split by $weights give $parts', ({ total, weights, parts }) => {
  expect(splitCents(total, weights)).toEqual(parts)
})

test('REAL-02 parts add up to the sum, are within a cent of their share, and never less for a larger weight', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 20 }).filter((weights) => weights.some(Boolean)),
      (total, weights) => {
        const parts = splitCents(total, weights)
        const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        for (const [at, part] of parts.entries()) {
          const floor = Number((BigInt(total) * BigInt(weights[at] ?? 0)) / all)
          expect([floor, floor + 1]).toContain(part)
          for (const [other, weight] of weights.entries()) if (weight < (weights[at] ?? 0)) expect(parts[other]).toBeLessThanOrEqual(part)
        }
      },
    ),
  )
})
