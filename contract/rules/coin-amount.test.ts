import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinAmount } from '#contract/rules/coin-amount.ts'
import { coins } from '#contract/rules/coins.ts'

test.each([
  [1_000_000, 'BTC', 100_000, '0.100000'],
  [1_000_000, 'BTC', 97_531, '0.102532'],
  [1_000_000, 'ETH', 3500, '2.85715'],
  [1_000_050, 'USDT_TRC20', 1, '10000.50'],
  [1_000_050, 'USDT_ERC20', 1, '10000.50'],
] as const)('CHK-11 %i cents in %s at %d are %s', (cents, coin, rate, written) => {
  expect(coinAmount(cents, coin, rate)).toBe(written)
})

test('CHK-11 a rounded amount is never short, and over by less than its last decimal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), fc.constantFrom(...coins), fc.integer({ min: 1, max: 200_000 }), (cents, coin, rate) => {
      const amount = coinAmount(cents, coin, rate)
      const over = Number(amount) - cents / 100 / rate
      const last = 10 ** -(amount.split('.')[1]?.length ?? 0)
      expect(over).toBeGreaterThanOrEqual(-1e-6 * last * 1.1 - 1e-9)
      expect(over).toBeLessThan(last * 1.001)
    }),
  )
})
