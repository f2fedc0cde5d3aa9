import { expect, test } from 'vitest'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const issue = (id: string, more: object = {}) => calls.call('POST', `/orders/${id}/documents/`, { kind: 'invoice', ...more })

test('OWN-75 an order has one valid invoice: a second one is refused, a correction replaces the first', async () => {
  const { id } = await calls.place()
  const responses = await Promise.all([issue(id), issue(id)])
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  const { number } = responses.find(({ statusCode }) => statusCode === 201)?.json() ?? {}
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json().detail).toContain(number)
  expect((await issue(id, { cancels: number })).statusCode).toBe(201)
  expect((await issue(id)).statusCode).toBe(409)
})
