import { expect, test } from 'vitest'
import { computePrice } from '#contract/rules/staff/bulk-price.ts'

test.each([
  [1_000_000, { by: 'percent', amount: -5, round_to: 100 }, 950_000],
  [1_234_500, { by: 'percent', amount: -5, round_to: 100 }, 1_170_000],
  [1_234_500, { by: 'percent', amount: -5, round_to: 50 }, 1_175_000],
  [1_234_500, { by: 'percent', amount: 7.5, round_to: 1 }, 1_327_100],
  [1_000_000, { by: 'sum', amount: -250, round_to: 100 }, 980_000],
  [20_000, { by: 'sum', amount: -200, round_to: 1 }, null],
  [10_000, { by: 'percent', amount: -90, round_to: 100 }, null],
] as const)('OWN-42 %i cents changed by %j become %j', (cents, rule, expected) => {
  expect(computePrice(cents, rule)).toBe(expected)
})
