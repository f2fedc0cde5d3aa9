import { afterEach, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { WrittenOrder } from '#contract/staff/order.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants } from '#test/orders.ts'
import { testNow } from '#test/shop.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, pass, piece } = calls
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

const until = new Date(testNow + dayMs)

async function holdPiece({ stock = 1, end = until } = {}) {
  const id = await addPiece(calls.shop.db, { stock })
  const asked = { name: 'Ivan', contact: '+7 916 700-50-60', reason: 'word', until: end.toISOString() }
  expect((await call('POST', `/pieces/${id}/hold/`, asked)).statusCode).toBe(201)
  return id
}

async function sell(id: number, more: object = {}) {
  const sale = { piece_id: id, price_usd: '9500', method: 'cash', identity_seen: true, first_name: 'Ivan', from_hold: true, ...more }
  const response = await call('POST', '/orders/office-sale/', sale)
  expect([response.statusCode, response.json().detail]).toEqual([201, undefined])
  return WrittenOrder.parse(response.json())
}

const undo = async ({ action_id: id }: { action_id: string | null }) =>
  expect((await call('POST', `/audit/${id}/undo/`, {})).statusCode).toBe(200)

const holdOf = (id: number, name = 'Ivan') =>
  calls.shop.db
    .selectFrom('piece_hold')
    .select(['id', 'name', 'until', 'ended_how'])
    .where('piece_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

test('DESK-05 an undo holds the piece again for the person whose hold the sale ended, until the end of that hold', async () => {
  const id = await holdPiece()
  const sale = await sell(id)
  expect(await holdOf(id)).toMatchObject({ ended_how: 'ordered' })
  await undo(sale)
  const hold = await holdOf(id)
  expect([hold, await piece(id)]).toMatchObject([
    { name: 'Ivan', until, ended_how: null },
    { status: 'reserved', stock: 1, held: 1 },
  ])
  const jobs = await calls.shop.db.selectFrom('job').select(['payload', 'run_at']).where('kind', '=', 'expire-hold').execute()
  expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(hold.id))).toMatchObject([{ run_at: until }])
  await pass(dayMs)
  expect([await holdOf(id), await piece(id)]).toMatchObject([{ ended_how: 'expired' }, { status: 'available', held: 0 }])
})

test('DESK-05 an undo after the end of the hold returns the piece to sale', async () => {
  const id = await holdPiece({ end: new Date(testNow + 5 * minuteMs) })
  const sale = await sell(id)
  await pass(5 * minuteMs)
  await undo(sale)
  expect([await holdOf(id), await piece(id)]).toMatchObject([{ ended_how: 'ordered' }, { status: 'available', stock: 1, held: 0 }])
})

test('DESK-05 an undo does not change a later hold on the rest of the stock', async () => {
  const id = await holdPiece({ stock: 2 })
  const sale = await sell(id)
  const later = { name: 'Anna', contact: '', reason: 'word', until: until.toISOString() }
  expect((await call('POST', `/pieces/${id}/hold/`, later)).statusCode).toBe(201)
  await undo(sale)
  expect([await holdOf(id), await piece(id)]).toMatchObject([{ ended_how: 'ordered' }, { status: 'available', stock: 2, held: 1 }])
})

test('DESK-05 CHK-13 after an undo, the submit key of the sale sells anew', async () => {
  const id = await addPiece(calls.shop.db)
  const first = await sell(id, { submit_key: 'kept-by-a-draft' })
  await undo(first)
  const second = await sell(id, { submit_key: 'kept-by-a-draft' })
  expect([second.order.id === first.order.id, second.order.status, await piece(id)]).toMatchObject([
    false,
    'delivered',
    { status: 'sold', stock: 0 },
  ])
})

test('DESK-05 OWN-86 an undo does not restore the hold of a quote that was withdrawn meanwhile', async () => {
  const id = await addPiece(calls.shop.db)
  const quote = {
    contact: { name: 'Igor Walker', phone: '+7 916 222-33-44', language: 'ru' },
    lines: [{ piece_id: id, price_usd: '9500' }],
    expires_at: until.toISOString(),
    is_held: true,
  }
  const made = await call('POST', '/quotes/', quote)
  expect([made.statusCode, made.json().detail]).toEqual([201, undefined])
  const sale = await sell(id, { first_name: 'Igor' })
  expect((await call('POST', `/quotes/${made.json().quote.id}/withdraw/`, {})).statusCode).toBe(200)
  await undo(sale)
  expect([await holdOf(id, 'Igor Walker'), await piece(id)]).toMatchObject([{ ended_how: 'ordered' }, { status: 'available', held: 0 }])
})
