import { expect, test } from 'vitest'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place } = calls
const unknownId = '00000000-0000-4000-8000-000000000000'

test.each([
  ['en', 'The invoice was already issued: '],
  ['ru', 'Счёт уже выставлен: '],
])('OWN-70 OWN-75 bulk invoices skip orders with an invoice and unknown orders, and say why in %s', async (language, reason) => {
  const [first, invoiced, last] = [await place(), await place(), await place()]
  const { number } = (await call('POST', `/orders/${invoiced.id}/documents/`, { kind: 'invoice' })).json()
  const body = { kind: 'invoice', ids: [first.id, invoiced.id, unknownId, last.id] }
  const response = await call('POST', '/orders/documents/', body, { ...calls.manager.headers, 'accept-language': language })
  expect(response.statusCode).toBe(201)
  const { numbers, failed } = response.json()
  const papers = await Promise.all(numbers.map((paper: string) => call('GET', `/documents/${paper}/`)))
  expect(papers.map((paper) => paper.json().order_id)).toEqual([first.id, last.id])
  expect(failed).toEqual([
    { id: invoiced.id, number: invoiced.order_number, detail: expect.stringContaining(`${reason}${number}`) },
    { id: unknownId, number: null, detail: expect.any(String) },
  ])
})
