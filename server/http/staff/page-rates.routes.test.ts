import { afterAll, beforeAll, expect, test } from 'vitest'
import { servicesOf } from '#app/client/services.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { eventually } from '#test/eventually.ts'
import { testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { openTwoShops, type TwoShops } from '#test/two-shops.ts'

let shops: TwoShops
let origin = ''
let rendered = 0
beforeAll(async () => {
  shops = await openTwoShops()
  origin = await shops.listen(async (_request, context) => {
    rendered++
    return Response.json(servicesOf(context).exchangeRate, { headers: { 'content-type': 'text/html' } })
  })
})
afterAll(() => shops.close())

const expectPage = () => eventually(async () => (await fetch(`${origin}/product/1`)).json())

async function call(method: 'GET' | 'PUT' | 'PATCH' | 'POST', path: string, payload?: object) {
  const { headers } = await createStaff(shops.shop)
  const response = await shops.shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
  expect([response.statusCode, response.body]).toEqual([200, expect.anything()])
  return response.json()
}
const change = async (values: object) => call('PATCH', '/thresholds/', { version: (await call('GET', '/thresholds/')).version, ...values })

test('DESK-02 pages show other currencies only if the owner wants it; a cached page follows new rates, their undo and expiry', async () => {
  await call('PUT', '/rates/', { rub: '82', aed: '3.67' })
  await expectPage().toBeNull()
  await change({ rate_on_pages: 1 })
  await expectPage().toEqual({ source: 'hand', day: '2026-11-21', rub: '82', aed: '3.67' })
  const before = rendered
  await expectPage().toMatchObject({ rub: '82' })
  expect(rendered).toBe(before)
  const { action_id: action } = await call('PUT', '/rates/', { rub: '83', aed: '3.67' })
  await expectPage().toMatchObject({ rub: '83' })
  await call('POST', `/audit/${action}/undo/`, {})
  await expectPage().toMatchObject({ rub: '82' })

  // A rate expires when the setting `rate_days` is reduced, and when time passes. Advancing the clock alone does not refresh cached pages,
  // so the test also changes a setting.
  shops.setTime(testNow + 3 * dayMs)
  await change({ rate_days: 2 })
  await expectPage().toBeNull()
  await change({ rate_days: 3 })
  await expectPage().toMatchObject({ rub: '82' })
  shops.setTime(testNow + 4 * dayMs)
  await change({ quote_hours: 24 })
  await expectPage().toBeNull()
})
