import { expect, test } from 'vitest'
import { ordersOf } from '#app/client/order-history.ts'
import type { Order } from '#contract/order.ts'

const page = (...ids: string[]) => ({ count: 4, next: null, previous: null, results: ids.map((id) => ({ id }) as Order) })

test('ORD-01 an order that slid to the next page while the first was read is shown once', () => {
  expect(ordersOf([page('d', 'c'), page('c', 'b')]).map(({ id }) => id)).toEqual(['d', 'c', 'b'])
})
