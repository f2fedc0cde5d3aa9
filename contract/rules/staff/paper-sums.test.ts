import { expect, test } from 'vitest'
import { showsDue } from '#contract/rules/staff/paper-sums.ts'

const sums = { goods_usd: '10000.00', discount_usd: '0.00', credit: null, delivery_usd: '0.00', total_usd: '10000.00' }

test('OWN-75 an invoice shows the amount due once something was paid or if nothing is due; a packing slip never shows it', () => {
  const unpaid = { ...sums, returned_usd: '0.00', taken_usd: '0.00', due_usd: '10000.00' }
  expect(showsDue('invoice', unpaid)).toBe(false)
  expect(showsDue('invoice', { ...unpaid, taken_usd: '4000.00', due_usd: '6000.00' })).toBe(true)
  expect(showsDue('invoice', { ...unpaid, due_usd: '0.00' })).toBe(true)
  expect(showsDue('packing-slip', { ...unpaid, due_usd: '0.00' })).toBe(false)
})
