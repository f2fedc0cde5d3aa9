import { describe, expect, test } from 'vitest'
import { formerCents, originalCents, toCents, toPriceUsd } from '#contract/rules/money.ts'

describe('a price of the API', () => {
  test.each([
    [1_250_000, '12500.00'],
    [5, '0.05'],
    [10, '0.10'],
    [99_999_999_999, '999999999.99'],
  ])('API-08 %i cents are written as %s', (cents, written) => {
    expect(toPriceUsd(cents)).toBe(written)
  })

  test.each([
    ['12500.00', 1_250_000],
    ['12500.5', 1_250_050],
    ['0.05', 5],
    [' 7 ', 700],
    // floating-point arithmetic would give 1998
    ['19.99', 1999],
  ])('CAT-02 %s is read as %i cents', (written, cents) => {
    expect(toCents(written)).toBe(cents)
  })

  test.each([null, undefined, '', '0', '0.00', '-1', '1e5', '12,500', '12.345', 'Infinity', '0x10', '１２'])(
    'CAT-02 %s is not a price, so the price is on request',
    (written) => {
      expect(toCents(written)).toBeNull()
    },
  )
})

describe('a piece', () => {
  const price = 1_000_001

  test('CAT-12 PROM-04 has a former price only if a higher price was asked before', () => {
    expect(formerCents(price, 1_100_000)).toBe(1_100_000)
    expect(formerCents(price, null)).toBeNull()
    expect(formerCents(price, price)).toBeNull()
    expect(formerCents(null, 2_000_000)).toBeNull()
  })

  test('CAT-12 of a limited edition without a former price has an original price of 1.2 times its price, in whole cents', () => {
    expect(originalCents(price, null, false)).toBeNull()
    expect(originalCents(price, null, true)).toBe(1_200_001)
    expect(originalCents(price, 1_100_000, true)).toBe(1_100_000)
    expect(originalCents(null, 2_000_000, true)).toBeNull()
  })
})
