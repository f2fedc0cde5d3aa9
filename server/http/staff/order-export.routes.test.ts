import { parse } from 'csv-parse/sync'
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
