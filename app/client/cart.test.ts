import { expect, test } from 'vitest'
import { applyCartChanges, lineCents, unblockingChange } from '#app/client/cart.ts'
import type { Cart, CartItem } from '#contract/cart.ts'

const piece = (id: number, price_usd: string | null) => ({
  id,
  brand: { id: 1, name: 'Brand' },
  model_name: 'Model',
  reference: null,
  price_usd,
  price_on_request: price_usd === null,
  previous_price_usd: null,
  photos: [],
  full_set: false,
  condition_name: null,
  city_name: 'Dubai',
  size_text: null,
  status: 'available' as const,
  collection: null,
  watch_type_name: null,
  production_year: null,
  is_limited_edition: false,
  original_price_usd: null,
})

function line(pieceId: number, quantity: number, price: string | null = '100.00', stock = 5): CartItem {
  const is_available = price !== null && quantity <= stock
  const city = { id: 1, name: 'Москва' }
  return {
    id: `line-${pieceId}`,
    quantity,
    watch: piece(pieceId, price),
    city,
    moving_to: null,
    stock,
    is_available,
    pending_order: null,
    price_was_usd: null,
  }
}

const cart = (...items: CartItem[]): Cart => ({ id: 'cart', items, total_items: 0, total_usd: '0.00', held_piece_ids: [], version: 1 })
const watch = (id: number) => ({ kind: 'watch' as const, id })

test('CART-06 a line costs price times quantity, and nothing without a price or if it is unavailable', () => {
  expect([line(1, 3, '1250.50'), line(1, 3, null), line(1, 6)].map(lineCents)).toEqual([375_150, 0, 0])
})

test('CART-04 a piece that is being added counts at once and is in the cart', () => {
  const shown = applyCartChanges(cart(line(1, 2)), [{ kind: 'add', piece: watch(2), quantity: 1 }])
  expect(shown.count).toBe(3)
  expect([...shown.pieceIds]).toEqual([1, 2])
  expect(shown.items).toHaveLength(1)
})

test('CART-04 adding a piece that is in the cart raises the quantity of its line', () => {
  const shown = applyCartChanges(cart(line(1, 2)), [{ kind: 'add', piece: watch(1), quantity: 1 }])
  expect([shown.count, shown.totalCents]).toEqual([3, 30_000])
})

test('CART-05 pending changes apply in the order in which they were made', () => {
  const shown = applyCartChanges(cart(line(1, 1), line(2, 1)), [
    { kind: 'quantity', piece: watch(1), quantity: 4 },
    { kind: 'remove', piece: watch(2) },
    { kind: 'add', piece: watch(3), quantity: 2 },
  ])
  expect([shown.count, shown.totalCents]).toEqual([6, 40_000])
  const cleared = applyCartChanges(cart(line(1, 1)), [{ kind: 'add', piece: watch(3), quantity: 2 }, { kind: 'clear' }])
  expect([cleared.count, cleared.items, cleared.pieceIds.size]).toEqual([0, [], 0])
  const undone = applyCartChanges(cart(), [
    { kind: 'add', piece: watch(3), quantity: 2 },
    { kind: 'remove', piece: watch(3) },
  ])
  expect(undone.count).toBe(0)
})

test('CART-07 a line above the stock is available again once its quantity is lowered', () => {
  const [item] = applyCartChanges(cart(line(1, 5, '100.00', 2)), [{ kind: 'quantity', piece: watch(1), quantity: 2 }]).items
  expect(item?.is_available).toBe(true)
})

const blockedLine = (change: object, piece: object = {}) =>
  ({
    quantity: 5,
    stock: 2,
    is_available: false,
    watch: { id: 7, status: 'available', price_usd: '10.00', price_on_request: false, ...piece },
    ...change,
  }) as CartItem

test('CART-07 unblocking lowers a line above the stock to the stock', () => {
  expect(unblockingChange(blockedLine({}))).toEqual({ kind: 'quantity', piece: watch(7), quantity: 2 })
})

test.each([
  ['is sold', blockedLine({ stock: 0 }, { status: 'sold' })],
  ['is reserved', blockedLine({ stock: 0 }, { status: 'reserved' })],
  ['has no price', blockedLine({}, { price_on_request: true, price_usd: null })],
])('CART-01 unblocking removes a line whose piece %s', (_what, item) => {
  expect(unblockingChange(item)).toEqual({ kind: 'remove', piece: watch(7) })
})

test('CART-01 unblocking leaves an available line as it is', () => {
  expect(unblockingChange(blockedLine({ is_available: true }))).toBeNull()
})
