import type { ActionName } from '#contract/staff/actions.ts'
import { addPiece } from '#test/factories.ts'
import { advanceOrder, delivery, fillCart } from '#test/orders.ts'
import { signIn, type TestShop } from '#test/shop.ts'
import type { createStaff } from '#test/staff.ts'

type Owner = Awaited<ReturnType<typeof createStaff>>
type OrderCase = {
  prepare: (shop: TestShop, owner: Owner) => Promise<unknown>
  act: (shop: TestShop, owner: Owner) => Promise<unknown>
  keeps?: readonly string[]
}

const current = { id: '', line: '' }
let paper = ''
let pieceId = 0

async function place(shop: TestShop): Promise<void> {
  const { customerId, headers } = await signIn(shop)
  await fillCart(shop.db, customerId, [await addPiece(shop.db)])
  const url = '/api/orders/create_from_cart/'
  const { id, items } = (await shop.app.inject({ method: 'POST', url, headers, payload: delivery })).json()
  Object.assign(current, { id, line: items[0].id })
}

const placeAnd =
  (...steps: ('confirmed' | 'shipped')[]) =>
  async (shop: TestShop) => {
    await place(shop)
    for (const status of steps) await advanceOrder(shop.ctx, current.id, status)
  }

const post = (path: string, body: () => object) => (shop: TestShop, owner: Owner) =>
  shop.app.inject({ method: 'POST', url: `/api/staff/orders/${current.id}/${path}/`, headers: owner.headers, payload: body() })

export const orderUndoCases: Partial<Record<ActionName, OrderCase>> = {
  'document.send': {
    prepare: async (shop, owner) => {
      await place(shop)
      paper = (await post('documents', () => ({ kind: 'invoice' }))(shop, owner)).json().number
    },
    act: (shop, owner) => {
      const payload = { to: 'paper@example.com', language: 'en' }
      return shop.app.inject({ method: 'POST', url: `/api/staff/documents/${paper}/email/`, headers: owner.headers, payload })
    },
  },
  'order.cancel': { prepare: place, act: post('cancel', () => ({ reason: 'by mistake' })) },
  'order.confirm': { prepare: place, act: post('confirm', () => ({})) },
  'order.deliver': { prepare: placeAnd('confirmed', 'shipped'), act: post('deliver', () => ({ reason: 'pays later' })) },
  'order.edit': {
    prepare: place,
    act: (shop, owner) => {
      const address = { country: 'FR', address_city: 'Paris', postal_code: '75001', address_line1: '1 rue de Rivoli' }
      const destination = { delivery_method: 'delivery', ...address }
      const payload = { version: 1, first_name: 'Hanna', comment: 'ring', destination, is_agreed: true, notify: 'send' }
      return shop.app.inject({ method: 'PATCH', url: `/api/staff/orders/${current.id}/`, headers: owner.headers, payload })
    },
  },
  'order.extend': {
    prepare: place,
    act: post('extend', () => ({ hours: 24, email: 'send', deposit: { amount_usd: '100', method: 'cash' } })),
  },
  'order.note': { prepare: place, act: post('notes', () => ({ body: 'a note' })) },
  'order.payment': { prepare: place, act: post('payments', () => ({ kind: 'deposit', amount_usd: '100', method: 'cash' })) },
  'order.return': {
    prepare: placeAnd('confirmed', 'shipped'),
    act: post('returns', () => ({ line_id: current.line, reason: 'too large' })),
  },
  'order.sell': {
    prepare: async (shop) => (pieceId = await addPiece(shop.db)),
    act: (shop, owner) => {
      const payload = { piece_id: pieceId, price_usd: '9500', method: 'cash', identity_seen: true, first_name: 'Ivan', last_name: 'Petrov' }
      return shop.app.inject({ method: 'POST', url: '/api/staff/orders/office-sale/', headers: owner.headers, payload })
    },
    // the undo cancels the order, because orders are never deleted
    keeps: ['person', 'person_handle', 'shop_order'],
  },
  'order.ship': {
    prepare: placeAnd('confirmed'),
    act: post('ship', () => ({ carrier: 'cdek', tracking_number: '1523456789', reason: 'pays later' })),
  },
}
