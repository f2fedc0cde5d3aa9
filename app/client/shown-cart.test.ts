import { expect, test } from 'vitest'
import { lineCents, shownCart } from '#app/client/shown-cart.ts'
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
  status: 'available' as const,
  collection: null,
  watch_type_name: null,
  production_year: null,
  is_limited_edition: false,
})

function line(pieceId: number, quantity: number, price: string | null = '100.00', stock = 5): CartItem {
  const is_available = price !== null && quantity <= stock
  return { id: `line-${pieceId}`, quantity, watch: piece(pieceId, price), stock, is_available, price_was_usd: null }
}

const cart = (...items: CartItem[]): Cart => ({ id: 'cart', items, total_items: 0, total_usd: '0.00', version: 1 })
const watch = (id: number) => ({ kind: 'watch' as const, id })

test('CART-06 a line costs its price times its quantity, and nothing without a price or when it cannot be had', () => {
  expect([line(1, 3, '1250.50'), line(1, 3, null), line(1, 6)].map(lineCents)).toEqual([375_150, 0, 0])
})

test('CART-04 a piece that is being added counts at once, and is in the cart', () => {
  const shown = shownCart(cart(line(1, 2)), [{ kind: 'add', piece: watch(2), quantity: 1 }])
  expect(shown.count).toBe(3)
  expect([...shown.pieceIds]).toEqual([1, 2])
  expect(shown.items).toHaveLength(1)
})

test('CART-04 more of a piece that is there raises its line', () => {
  const shown = shownCart(cart(line(1, 2)), [{ kind: 'add', piece: watch(1), quantity: 1 }])
  expect([shown.count, shown.totalCents]).toEqual([3, 30_000])
})

test('CART-05 changes on their way apply in the order in which they were made', () => {
  const shown = shownCart(cart(line(1, 1), line(2, 1)), [
    { kind: 'quantity', piece: watch(1), quantity: 4 },
    { kind: 'remove', piece: watch(2) },
    { kind: 'add', piece: watch(3), quantity: 2 },
  ])
  expect([shown.count, shown.totalCents]).toEqual([6, 40_000])
  const cleared = shownCart(cart(line(1, 1)), [{ kind: 'add', piece: watch(3), quantity: 2 }, { kind: 'clear' }])
  expect([cleared.count, cleared.items, cleared.pieceIds.size]).toEqual([0, [], 0])
  const undone = shownCart(cart(), [
    { kind: 'add', piece: watch(3), quantity: 2 },
    { kind: 'remove', piece: watch(3) },
  ])
  expect(undone.count).toBe(0)
})

test('CART-07 a line that is too many can be had again when it is made less', () => {
  const [item] = shownCart(cart(line(1, 5, '100.00', 2)), [{ kind: 'quantity', piece: watch(1), quantity: 2 }]).items
  expect(item?.is_available).toBe(true)
})
