import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()

test.each([
  ['ru', ';', '10000,5', ['Телефон', 'Сумма, USD', 'К оплате, USD']],
  ['en', ',', '10000.5', ['Phone', 'Total, USD', 'Due, USD']],
] as const)('REAL-09 an export in %s uses %j between columns, %s as a sum, and plain phones', async (language, delimiter, sum, heads) => {
  const piece = await addPiece(calls.shop.db, { price_cents: 1_000_050 })
  const { id } = await calls.place({ phone: '+971501234567' }, [piece])
  const { body } = await calls.shop.app.inject({
    url: `/api/staff/orders/export/?ids=${id}`,
    headers: { ...calls.manager.headers, 'accept-language': language },
  })
  const [head = [], row = []]: string[][] = parse(body, { delimiter, bom: true })
  const [phone, total, due] = heads.map((name) => row[head.indexOf(name)])
  expect([phone, total]).toEqual(['+971 50 123 4567', sum])
  expect(due).toMatch(/^\d+([.,]\d+)?$/)
})

test('OWN-70 an export names a pickup order that waits in its office as ready, and quantities', async () => {
  const piece = await addPiece(calls.shop.db, { stock: 3, reference: 'R-1' })
  const { id } = await calls.place({}, [piece])
  for (const step of ['confirm', 'ship']) await calls.step(id, step)
  await calls.shop.db.updateTable('order_line').set({ quantity: 2 }).where('order_id', '=', id).execute()
  const { body } = await calls.call('GET', `/orders/export/?ids=${id}`)
  const [head = [], row = []]: string[][] = parse(body, { bom: true })
  expect(row[head.indexOf('Status')]).toBe('Ready for pickup')
  expect(row[head.indexOf('Pieces')]).toMatch(/ R-1 × 2$/)
})

test('OWN-70 an export gives the time of an order in Moscow', async () => {
  const { id } = await calls.place()
  const placedAt = new Date('2026-11-20T21:30:00Z')
  await sql`update shop_order set created_at = ${placedAt} where id = ${id}`.execute(calls.shop.db)
  const { body } = await calls.call('GET', `/orders/export/?ids=${id}`)
  const [head = [], row = []]: string[][] = parse(body, { bom: true })
  expect(row[head.indexOf('Placed (Moscow)')]).toBe('2026-11-21 00:30')
})
