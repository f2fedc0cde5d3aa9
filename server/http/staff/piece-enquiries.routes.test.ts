import { afterAll, beforeAll, expect, test } from 'vitest'
import { PieceEnquiries } from '#contract/staff/piece-enquiries.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Staff = Awaited<ReturnType<typeof createStaff>>
const read = (id: number, { headers }: Staff) => shop.app.inject({ url: `/api/staff/pieces/${id}/enquiries/`, headers })
async function ask(url: string, payload: object) {
  const response = await shop.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'en' } })
  expect(response.statusCode, response.body).toBeLessThan(300)
}

test('OWN-37 a piece lists its own enquiries with their contacts, newest first', async () => {
  const manager = await createStaff(shop, { roles: ['manager'] })
  const [id, other] = [await addPiece(shop.db), await addPiece(shop.db)]
  await shop.catalog.refresh()
  const anna = { name: 'Anna Ivanova', phone: '+7 916 200-30-40' }
  await ask('/api/price-requests/', { ...anna, watch: id, message: 'Is it new?' })
  shop.clock.now = testNow + 60_000
  await ask('/api/live-photo-requests/', { name: 'Boris', phone: '+7 916 200-30-41', message: '', kind: 'watch', piece_id: id })
  await ask('/api/price-requests/', { ...anna, message: 'And this?', watch: other })
  const response = await read(id, manager)
  const { results } = PieceEnquiries.parse(response.json())
  expect(results).toMatchObject([
    { kind: 'live_photo_request', name: 'Boris', visit: null },
    { kind: 'price_request', name: 'Anna Ivanova', phone: expect.stringContaining('200'), message: 'Is it new?', email: null },
  ])
  expect((await shop.app.inject({ url: `/api/staff/pieces/${id}/`, headers: manager.headers })).json().enquiries).toBe(2)
})

test('OWN-03 OWN-37 a role that may not contact people cannot read the enquiries of a piece', async () => {
  const id = await addPiece(shop.db)
  for (const role of ['expert', 'editor'] as const) {
    const staff = await createStaff(shop, { roles: [role] })
    expect((await read(id, staff)).statusCode).toBe(403)
  }
})
