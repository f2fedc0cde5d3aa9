import { describe, expect, test } from 'vitest'
import { originalCents, toCents, toPriceUsd } from '#contract/rules/money.ts'

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
    // floating point would make it 1998
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

describe('the price that a card strikes through', () => {
  const piece = { priceCents: 1_000_001, previousCents: null, isLimitedEdition: false }

  test('CAT-12 an ordinary piece has none', () => {
    expect(originalCents(piece)).toBeNull()
  })

  test('CAT-12 for a limited edition it is 1.2 times the price, in whole cents', () => {
    expect(originalCents({ ...piece, isLimitedEdition: true })).toBe(1_200_001)
  })

  test('CAT-12 a real previous price takes precedence over the computed one', () => {
    expect(originalCents({ ...piece, isLimitedEdition: true, previousCents: 1_100_000 })).toBe(1_100_000)
  })

  test('CAT-12 a previous price that is not higher is ignored', () => {
    expect(originalCents({ ...piece, previousCents: 1_000_001 })).toBeNull()
  })

  test('CAT-12 a price on request has none', () => {
    expect(originalCents({ priceCents: null, previousCents: 2_000_000, isLimitedEdition: true })).toBeNull()
  })
})
