import { expect, test } from 'vitest'
import { unblockingChange } from '#app/features/cart/unblocking-change.ts'
import type { CartItem } from '#contract/cart.ts'

const line = (change: object, piece: object = {}) =>
  ({
    quantity: 5,
    stock: 2,
    is_available: false,
    watch: { id: 7, status: 'available', price_usd: '10.00', price_on_request: false, ...piece },
    ...change,
  }) as CartItem
const piece = { kind: 'watch', id: 7 }

test('CART-07 of what there is too little the cart keeps as many as there are', () => {
  expect(unblockingChange(line({}))).toEqual({ kind: 'quantity', piece, quantity: 2 })
})

test.each([
  ['is sold', line({ stock: 0 }, { status: 'sold' })],
  ['is reserved', line({ stock: 0 }, { status: 'reserved' })],
  ['has no price', line({}, { price_on_request: true, price_usd: null })],
])('CART-01 what %s leaves it', (_what, item) => {
  expect(unblockingChange(item)).toEqual({ kind: 'remove', piece })
})

test('CART-01 what can be ordered stays as it is', () => {
  expect(unblockingChange(line({ is_available: true }))).toBeNull()
})
