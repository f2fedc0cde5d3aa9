import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { delivery } from '#test/orders.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place, step, read } = calls
const english = () => ({ ...calls.manager.headers, 'accept-language': 'en' })
const pay = (id: string, amount_usd: string, more: object = {}) =>
  call('POST', `/orders/${id}/payments/`, { kind: 'payment', amount_usd, method: 'cash', ...more }, english())

describe('a payment above what is due', () => {
  test('REAL-03 a payment above the sum due needs a confirmation by the staff', async () => {
    const { id } = await place()
    expect((await pay(id, '9000')).statusCode).toBe(201)
    const asked = await pay(id, '1000.01')
    expect([asked.statusCode, asked.json()]).toEqual([
      409,
      expect.objectContaining({ detail: expect.stringContaining('$1,000'), due_usd: '1000.00' }),
    ])
    expect((await read(id)).money).toMatchObject({ taken_usd: '9000.00' })
    expect((await pay(id, '1000.01', { is_above_due: true })).statusCode).toBe(201)
    expect((await read(id)).money).toMatchObject({ taken_usd: '10000.01', due_usd: '0.00' })
  })

  test('REAL-03 a payment above ten times the total is refused, even if confirmed', async () => {
    const { id } = await place()
    const refused = await pay(id, '100000.01', { is_above_due: true })
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { amount_usd: [expect.stringContaining('$10,000')] }])
    expect((await pay(id, '100000', { is_above_due: true })).statusCode).toBe(201)
  })

  test('REAL-03 the deposit of an extended reservation cannot exceed the sum due', async () => {
    const { id } = await place()
    const deposit = { amount_usd: '10001', method: 'cash' }
    expect((await call('POST', `/orders/${id}/extend/`, { hours: 24, deposit })).statusCode).toBe(409)
    expect((await read(id)).payments).toEqual([])
  })
})

describe('pieces that leave while money is due', () => {
  const parcel = { carrier: 'cdek', tracking_number: '1523456789' }

  test('REAL-03 shipping shows the sum due and needs a reason, which the customer cannot see', async () => {
    const { id, buyer } = await place(delivery)
    await step(id, 'confirm', { email: 'skip' })
    expect((await pay(id, '9999')).statusCode).toBe(201)
    const refused = await call('POST', `/orders/${id}/ship/`, parcel, english())
    const { money } = await read(id)
    expect([refused.statusCode, refused.json().errors.reason[0]]).toEqual([400, expect.stringContaining(`$${Number(money.due_usd)}`)])
    await step(id, 'ship', { ...parcel, reason: 'Known for years' })
    expect((await read(id)).events).toEqual(expect.arrayContaining([expect.objectContaining({ reason: 'Known for years' })]))
    const own = await calls.shop.app.inject({ url: `/api/orders/${id}/`, headers: buyer.headers })
    expect(own.body).not.toContain('Known for years')
  })

  test('REAL-03 an unpaid pickup order becomes ready without a reason, but handing it over needs one', async () => {
    const { id } = await place()
    for (const name of ['confirm', 'ship']) expect((await call('POST', `/orders/${id}/${name}/`, { email: 'skip' })).statusCode).toBe(200)
    const handOver = { email: 'skip', identity_seen: true }
    expect(Object.keys((await call('POST', `/orders/${id}/deliver/`, handOver)).json().errors)).toEqual(['reason'])
    expect((await pay(id, '10000')).statusCode).toBe(201)
    expect((await call('POST', `/orders/${id}/deliver/`, handOver)).statusCode).toBe(200)
  })

  test('REAL-03 a bulk preview shows each sum due, and only unpaid orders without a reason fail', async () => {
    const [paid, owing] = [await place(delivery), await place(delivery)]
    for (const { id } of [paid, owing]) await step(id, 'confirm', { email: 'skip' })
    await pay(paid.id, (await read(paid.id)).money.due_usd)
    const orders = [paid, owing].map(({ id }) => ({ id, ...parcel }))
    const preview = (await call('POST', '/orders/bulk/', { step: 'ship', preview: true, orders })).json()
    expect(preview.done.map(({ due_usd }: { due_usd: string }) => Number(due_usd) > 0)).toEqual([false, true])
    const { done, failed } = (await call('POST', '/orders/bulk/', { step: 'ship', orders })).json()
    expect([done.map(({ id }: { id: string }) => id), failed.map(({ id }: { id: string }) => id)]).toEqual([[paid.id], [owing.id]])
  })
})

test('REAL-03 OWN-71 SEC-C2 a payment that is sent again with its id is recorded once; another sum under the same id is refused', async () => {
  const { id } = await place()
  const key = { id: randomUUID() }
  const responses = await Promise.all([pay(id, '4000', key), pay(id, '4000', key)])
  responses.push(await pay(id, '4000', key))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(responses.filter((response) => response.json().action_id !== null)).toHaveLength(1)
  for (const other of [{ reference: 'Another' }, { method: 'transfer' }, { paid_on: '2026-11-01' }])
    expect((await pay(id, '4000', { ...key, ...other })).statusCode).toBe(422)
  expect((await pay(id, '5000', key)).statusCode).toBe(422)
  expect((await read(id)).money).toMatchObject({ taken_usd: '4000.00', due_usd: '6000.00' })
})
