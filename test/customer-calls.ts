import { randomUUID } from 'node:crypto'
import { pickup } from '#test/orders.ts'

/** The pieces that a call uses. `piece` is in every list of the customer who owns the data, `fresh` is in no list. */
type Pieces = { piece: number; fresh: number }

/** A call whose parameters are valid, so that only ownership decides whether it is refused. `status` is the response to the owner. */
type CustomerCall = { status: number; body?: (pieces: Pieces) => object; query?: (pieces: Pieces) => string; isSilent?: true }

const inQuery = ({ piece }: Pieces) => `?watch_id=${piece}`
const pieceBody = ({ piece }: Pieces) => ({ watch_id: piece })
const freshPieceBody = ({ fresh }: Pieces) => ({ watch_id: fresh })
const address = { city: 1, address_line1: '7 Tverskaya street' }

/** Every endpoint for a customer's own data. `isSilent` marks calls that change none of these data although their method is not GET. */
export const customerCalls: Record<string, CustomerCall> = {
  'POST /api/auth/relay/': { status: 200, body: () => ({}) },
  'GET /api/users/me/': { status: 200 },
  'PATCH /api/users/me/': { status: 200, body: () => ({ first_name: 'Renamed' }) },
  'POST /api/users/change_password/': { status: 200, body: () => ({ new_password: 'wound every morning 7' }) },
  'GET /api/addresses/': { status: 200 },
  'POST /api/addresses/': { status: 201, body: () => address },
  'GET /api/addresses/:id/': { status: 200 },
  'PATCH /api/addresses/:id/': { status: 200, body: () => address },
  'DELETE /api/addresses/:id/': { status: 204 },
  'GET /api/crypto-wallets/': { status: 200 },
  'GET /api/orders/': { status: 200 },
  'GET /api/orders/:id/': { status: 200 },
  'PATCH /api/orders/:id/': { status: 200, body: () => ({ status: 'cancelled' }) },
  'POST /api/orders/create_from_cart/': { status: 201, body: () => pickup },
  'POST /api/orders/validate_promo/': { status: 200, body: () => ({ code: 'SAVE10' }), isSilent: true },
  'GET /api/messages/': { status: 200 },
  'GET /api/messages/:id/': { status: 200 },
  'POST /api/messages/:id/': { status: 200, body: () => ({ body: 'I write back', key: randomUUID() }) },
  'GET /api/offers/': { status: 200, query: ({ piece }) => `?kind=watch&piece_id=${piece}` },
  'POST /api/offers/': { status: 201, body: ({ fresh }) => ({ kind: 'watch', piece_id: fresh, price_usd: '8500' }) },
  'POST /api/offers/:id/decisions/': { status: 200, body: () => ({ decision: 'withdraw', version: 1 }) },
  'GET /api/cart/0/': { status: 200 },
  'POST /api/cart/': { status: 201, body: freshPieceBody },
  'PATCH /api/cart/:id/': { status: 200, body: (pieces) => ({ ...pieceBody(pieces), quantity: 2 }) },
  'DELETE /api/cart/:id/': { status: 204, body: pieceBody },
  'DELETE /api/cart/:id/clear/': { status: 204 },
  'GET /api/favorites/': { status: 200 },
  'POST /api/favorites/': { status: 201, body: freshPieceBody },
  'DELETE /api/favorites/:id/': { status: 204 },
  'GET /api/favorites/check/': { status: 200, query: inQuery },
  'POST /api/favorites/toggle/': { status: 200, body: pieceBody },
  'GET /api/comparison/': { status: 200 },
  'GET /api/comparison/check/': { status: 200, query: inQuery },
  'GET /api/marks/': { status: 200 },
  'POST /api/comparison/': { status: 201, body: freshPieceBody },
  'POST /api/comparison/toggle/': { status: 200, body: pieceBody },
  'DELETE /api/comparison/clear/': { status: 204 },
  'DELETE /api/comparison/:id/': { status: 204 },
  'GET /api/alerts/': { status: 200 },
  'PATCH /api/alerts/favorites/': { status: 200, body: () => ({ is_on: true }) },
  'POST /api/saved-searches/': { status: 201, body: () => ({ name: 'Steel', mode: 'watches', query: 'search=steel' }) },
  'PATCH /api/saved-searches/:id/': { status: 200, body: () => ({ name: 'Gold' }) },
  'DELETE /api/saved-searches/:id/': { status: 204 },
}
