import { describe, expect, test } from 'vitest'
import {
  convertCents,
  type ExchangeRate,
  formatApproximately,
  formatConverted,
  formatConvertedExactly,
  formatRate,
  isOldRate,
  isShowableRate,
  newestRate,
  parseRate,
} from '#contract/rules/exchange-rate.ts'

const bank: ExchangeRate = { source: 'bank-of-russia', day: '2026-11-21', rub: '81.2', aed: '3.6725' }
const hand: ExchangeRate = { ...bank, source: 'hand', rub: '82' }
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('DESK-02 converts exactly and rounds half up', () => {
  expect(convertCents(1_250_000, '81.2')).toBe(101_500_000)
  expect(convertCents(100, '3.6725')).toBe(367)
  expect(convertCents(200, '3.6725')).toBe(735)
  // 1.005 × 100 is 100.49999999999999 in floating point
  expect(convertCents(100, '1.005')).toBe(101)
  expect(convertCents(99_999_999_900, '9999.999999')).toBe(999_999_998_900_000)
})

test.each([
  ['81,1234', '81.1234'],
  [' 3.672500 ', '3.6725'],
  ['0081', '81'],
  ['90,00', '90'],
])('DESK-02 reads the typed rate «%s»', (text, rate) => expect(parseRate(text)).toBe(rate))

test.each(['', '0', '0,00', '-81', '1e3', '81.', '81,1234567', '123456', '8 1', 'курс'])('DESK-02 refuses the typed rate «%s»', (text) =>
  expect(parseRate(text)).toBeNull(),
)

describe('DESK-02 a price in another currency', () => {
  test.each([
    ['rub', 1_500_000, '≈ 1,2 млн ₽', '≈ RUB 1.2M'],
    ['rub', 12_314_700, '≈ 10 млн ₽', '≈ RUB 10M'],
    ['rub', 15_271_000, '≈ 12,4 млн ₽', '≈ RUB 12.4M'],
    ['rub', 152_710_000, '≈ 124 млн ₽', '≈ RUB 124M'],
    ['rub', 1_207_000, '≈ 980 тыс. ₽', '≈ RUB 980K'],
    // a value just below a million is rounded up to one million
    ['rub', 1_231_100, '≈ 1 млн ₽', '≈ RUB 1M'],
    ['aed', 1_500_000, '≈ 55,1 тыс. AED', '≈ AED 55.1K'],
    ['aed', 272_300, '≈ 10 тыс. AED', '≈ AED 10K'],
    ['aed', 250_000, '≈ 9 180 AED', '≈ AED 9,180'],
  ] as const)('%s %i is rounded for visitors: %s', (other, cents, ru, en) => {
    expect([plain(formatApproximately('ru', cents, bank, other)), plain(formatApproximately('en', cents, bank, other))]).toEqual([ru, en])
  })

  test('is whole for the staff, exact on papers', () => {
    expect(plain(formatConverted('ru', 1_243_950, bank, 'rub'))).toBe('1 010 087 ₽')
    expect(plain(formatConverted('en', 1_243_950, bank, 'aed'))).toBe('AED 45,684')
    expect(plain(formatConvertedExactly('ru', 1_243_950, bank, 'rub'))).toBe('1 010 087,40 ₽')
    expect(plain(formatConvertedExactly('en', 1_243_950, bank, 'rub'))).toBe('RUB 1,010,087.40')
    expect([formatRate('ru', '81.2'), formatRate('en', '3.6725')]).toEqual(['81,20', '3.6725'])
  })
})

test('DESK-02 the rate of the newest day applies; on the same day, a manual rate takes precedence', () => {
  expect(newestRate(null, null)).toBeNull()
  expect(newestRate(bank, null)).toBe(bank)
  expect(newestRate(null, hand)).toBe(hand)
  expect(newestRate(bank, hand)).toBe(hand)
  expect(newestRate({ ...bank, day: '2026-11-24' }, hand)).toMatchObject({ source: 'bank-of-russia' })
  const later = { ...hand, day: '2026-11-24' }
  expect(newestRate(bank, later)).toBe(later)
})

test('DESK-02 a rate is old after four days, and may be shown to customers for as long as the owner sets', () => {
  expect([isOldRate(bank, '2026-11-25'), isOldRate(bank, '2026-11-26')]).toEqual([false, true])
  expect([isShowableRate(bank, '2026-12-05', 14), isShowableRate(bank, '2026-12-06', 14)]).toEqual([true, false])
})
