import { expect, test } from 'vitest'
import { WrittenOrder } from '#contract/staff/order.ts'
import { addPiece } from '#test/factories.ts'
import { signIn, testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()

async function sold(id: number, more: object) {
  const sale = { piece_id: id, price_usd: '9500', method: 'cash', identity_seen: true, first_name: 'Ivan', last_name: 'Petrov', ...more }
  const response = await calls.call('POST', '/orders/office-sale/', sale)
  expect([response.statusCode, response.json().detail]).toEqual([201, undefined])
  return WrittenOrder.parse(response.json())
}

async function addCard(name: string, handles: { phone?: string[]; email: string[] }) {
  const at = { last_at: new Date(testNow), created_at: new Date(testNow) }
  const { id } = await calls.shop.db
    .insertInto('person')
    .values({ name, ...at })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const kind of ['phone', 'email'] as const)
    for (const value of handles[kind] ?? [])
      await calls.shop.db.insertInto('person_handle').values({ person_id: id, kind, value }).execute()
  return id
}

const buyerOf = async (id: string) =>
  calls.shop.db.selectFrom('shop_order').select(['person_id', 'customer_id']).where('id', '=', id).executeTakeFirstOrThrow()

test('DESK-05 OWN-80 the buyer is a chosen card: its name and first phone are taken, its email is not', async () => {
  const card = await addCard('Anna Maria Rossi', { phone: ['393331234567', '393339998877'], email: ['anna@example.com'] })
  const { order } = await sold(await addPiece(calls.shop.db), { first_name: '', last_name: '', person_id: card })
  expect(order.contact).toEqual({ first_name: 'Anna', last_name: 'Maria Rossi', phone: '+393331234567', email: '' })
  expect(await buyerOf(order.id)).toMatchObject({ person_id: card })
  const nameless = await addCard('', { email: ['nameless@example.com'] })
  const sales = [
    await sold(await addPiece(calls.shop.db), { person_id: nameless }),
    await sold(await addPiece(calls.shop.db), { person_id: nameless }),
  ]
  const [before, after] = await Promise.all(sales.map(({ order: { id } }) => buyerOf(id)))
  expect([before, before?.person_id]).toEqual([after, nameless])
})

test('DESK-05 OWN-80 a sale to a card whose phone belongs to the account of another card does not appear in that account', async () => {
  const husband = await signIn(calls.shop, { phone: '79160004400', first_name: 'Oleg' })
  const wife = await addCard('Anna Rossi', { phone: ['79160004400'], email: ['anna@example.com'] })
  const sales = [
    await sold(await addPiece(calls.shop.db), { person_id: wife }),
    await sold(await addPiece(calls.shop.db), { person_id: wife }),
  ]
  const [one, other] = await Promise.all(sales.map(({ order: { id } }) => buyerOf(id)))
  expect(one?.person_id).toBe(wife)
  expect(one?.customer_id).not.toBe(husband.customerId)
  expect(other).toEqual(one)
})
