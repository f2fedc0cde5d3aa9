import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deliveryFeeCents } from '#contract/rules/delivery-fee.ts'
import { orderTotal } from '#contract/rules/order-total.ts'
import { promoDiscountCents, type PromoTerms } from '#contract/rules/promo-discount.ts'

const cents = fc.integer({ min: 0, max: 100_000_000_00 })
const promo = fc.record({
  goodsMinCents: fc.option(cents, { nil: null }),
  discountMaxCents: fc.option(cents, { nil: null }),
  type: fc.constantFrom('percent' as const, 'fixed' as const),
  value: fc.oneof(
    fc.integer({ min: -10, max: 1_000_000 }),
    fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
  ),
})
const country = fc.constantFrom(null, '', 'RU', 'AE', 'FR', 'US', 'KZ')
const terms = fc.record({
  goodsCents: cents,
  promo: fc.option(promo, { nil: null }),
  deliveryMethod: fc.constantFrom('pickup' as const, 'delivery' as const),
  country,
})

describe('delivery', () => {
  test.each([
    ['pickup', null, 0],
    ['pickup', 'FR', 0],
    ['delivery', 'RU', 0],
    ['delivery', 'AE', 0],
    ['delivery', 'FR', 5000],
    ['delivery', 'KZ', 5000],
    ['delivery', '', 0],
  ] as const)('CHK-05 by %s to %s costs %i cents', (method, to, fee) => {
    expect(deliveryFeeCents(method, to)).toBe(fee)
  })
})

const unlimited = { goodsMinCents: null, discountMaxCents: null }

describe('a promo code', () => {
  test.each<[number, Pick<PromoTerms, 'type' | 'value'> | null, number]>([
    [1_234_500, { type: 'percent', value: 10 }, 123_500],
    [1_234_400, { type: 'percent', value: 10 }, 123_400],
    [100_00, { type: 'percent', value: 12.5 }, 13_00],
    [100_00, { type: 'percent', value: 100 }, 100_00],
    [100_00, { type: 'percent', value: 250 }, 100_00],
    [60, { type: 'percent', value: 90 }, 60],
    [100_00, { type: 'fixed', value: 50 }, 50_00],
    [40_00, { type: 'fixed', value: 50 }, 40_00],
    [100_00, { type: 'fixed', value: 19.99 }, 19_99],
    [100_00, { type: 'fixed', value: -5 }, 0],
    [100_00, null, 0],
  ])('CHK-05 on goods of %i cents, %o takes off %i', (goods, given, off) => {
    expect(promoDiscountCents(goods, given && { ...given, ...unlimited })).toBe(off)
  })

  test('CHK-05 takes off whole cents, and never more than the goods cost', () => {
    fc.assert(
      fc.property(cents, promo, (goods, given) => {
        const off = promoDiscountCents(goods, given)
        expect(Number.isSafeInteger(off)).toBe(true)
        expect(off).toBeGreaterThanOrEqual(0)
        expect(off).toBeLessThanOrEqual(goods)
      }),
    )
  })

  test.each([
    [5_000_00, { goodsMinCents: 5_000_01, discountMaxCents: null }, 0],
    [5_000_01, { goodsMinCents: 5_000_01, discountMaxCents: null }, 500_00],
    [5_000_00, { goodsMinCents: null, discountMaxCents: 499_99 }, 499_99],
    [5_000_00, { goodsMinCents: null, discountMaxCents: 500_01 }, 500_00],
  ])('CHK-05 on goods of %i cents, ten percent within %o take off %i', (goods, limits, off) => {
    expect(promoDiscountCents(goods, { type: 'percent', value: 10, ...limits })).toBe(off)
  })

  test('CHK-05 a percentage is within half a dollar of the exact share', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 99 }), (goods, value) => {
        const off = promoDiscountCents(goods, { type: 'percent', value, ...unlimited })
        expect(Math.abs(off - (goods * value) / 100)).toBeLessThanOrEqual(Math.min(50, goods))
      }),
    )
  })
})

describe('an order', () => {
  test('CHK-05 costs its goods less the discount plus the delivery', () => {
    expect(
      orderTotal({ goodsCents: 200_00, promo: { type: 'fixed', value: 50, ...unlimited }, deliveryMethod: 'delivery', country: 'FR' }),
    ).toEqual({
      goodsCents: 200_00,
      discountCents: 50_00,
      deliveryCents: 50_00,
      totalCents: 200_00,
    })
  })

  test('CHK-05 adds up in whole cents and is never negative', () => {
    fc.assert(
      fc.property(terms, (given) => {
        const { goodsCents, discountCents, deliveryCents, totalCents } = orderTotal(given)
        expect(totalCents).toBe(goodsCents - discountCents + deliveryCents)
        expect(totalCents).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(totalCents)).toBe(true)
      }),
    )
  })
})
