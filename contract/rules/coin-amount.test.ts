import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coinAmount, coinsDue } from '#contract/rules/coin-amount.ts'
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

test('CHK-11 a rounded amount is never too little, and too much by less than its last decimal', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e11 }),
      fc.constantFrom(...coins),
      fc.integer({ min: 1, max: 20_000_000 }),
      (cents, coin, rateCents) => {
        const [whole = '', fraction = ''] = coinAmount(cents, coin, rateCents / 100).split('.')
        const units = BigInt(whole + fraction)
        const scale = 10n ** BigInt(fraction.length)
        const sum = BigInt(cents) * scale
        expect(units * BigInt(rateCents)).toBeGreaterThanOrEqual(sum)
        expect((units - 1n) * BigInt(rateCents)).toBeLessThan(sum)
      },
    ),
    { numRuns: 1000 },
  )
})

test('CHK-11 a partly paid order asks for the balance in coins, at the rate of its quote', () => {
  const quote = { coin: 'USDT_TRC20', amount: '10000.00', rate_usd: 1 } as const
  const amountAfter = (received: string, due: string) => coinsDue(quote, { received_price: received, due_price: due })
  expect(amountAfter('0.00', '10000.00')).toBe('10000.00')
  expect(amountAfter('4000.00', '6000.00')).toBe('6000.00')
  expect(amountAfter('10000.00', '0.00')).toBe('10000.00')
  const unrated = { ...quote, amount: null, rate_usd: null }
  expect(coinsDue(unrated, { received_price: '4000.00', due_price: '6000.00' })).toBeNull()
})
