import { expect, test } from 'vitest'
import { type Books, marginOf } from '#contract/rules/staff/margin.ts'

const own: Books = { ownership: 'own', costCents: 600_000, unitExpensesCents: 50_000, consignorShare: null, consignorCents: null }

test('OWN-53 a deal earns the price less cost and expenses, in money and in percent of the price', () => {
  expect(marginOf(own, 900_000)).toEqual({ cents: 250_000, percent: 27.8 })
  expect(marginOf(own, 600_000)).toEqual({ cents: -50_000, percent: -8.3 })
  expect(marginOf({ ...own, costCents: null }, 900_000)).toBeNull()
  expect(marginOf(own, null)).toBeNull()
})

test('OWN-53 a consigned piece earns the price less its expenses and the payout, which is a share of the price or a fixed sum', () => {
  const consigned: Books = { ...own, ownership: 'consignment', costCents: null, consignorShare: 8000 }
  expect(marginOf(consigned, 1_000_000)).toEqual({ cents: 150_000, percent: 15 })
  expect(marginOf({ ...consigned, consignorCents: 900_000 }, 1_000_000)).toEqual({ cents: 50_000, percent: 5 })
})
