import { expect, test } from 'vitest'
import { ordersOf } from '#app/client/order-history.ts'
import type { Order } from '#contract/order.ts'

const page = (...ids: string[]) => ({ count: 4, next: null, previous: null, results: ids.map((id) => ({ id }) as Order) })

test('ORD-01 an order that moved to the next page during the first read is shown once', () => {
  expect(ordersOf([page('d', 'c'), page('c', 'b')]).map(({ id }) => id)).toEqual(['d', 'c', 'b'])
})
