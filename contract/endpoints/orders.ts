import { CryptoWallet } from '#contract/crypto.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { AgreeToOrder, LinkedOrder, OpenOrderLink } from '#contract/order-link.ts'
import { ChangeOrder, CreateOrder, Order, OrderHeaders, OrderPage, OrderPath, OrderQuery } from '#contract/order.ts'
import { pageOf } from '#contract/paging.ts'
import { Promo, ValidatePromo } from '#contract/promo.ts'

export const orderEndpoints = {
  'GET /api/orders/': { query: OrderQuery, response: { 200: OrderPage } },
  'GET /api/orders/:id/': { params: OrderPath, response: { 200: Order } },
  'PATCH /api/orders/:id/': { params: OrderPath, body: ChangeOrder, response: { 200: Order } },
  'POST /api/orders/create_from_cart/': { headers: OrderHeaders, body: CreateOrder, response: { 201: Order } },
  'POST /api/order-links/open/': { body: OpenOrderLink, response: { 200: LinkedOrder } },
  'POST /api/order-links/agree/': { body: AgreeToOrder, response: { 200: LinkedOrder } },
  'POST /api/orders/validate_promo/': { body: ValidatePromo, response: { 200: Promo } },
  'GET /api/crypto-wallets/': { response: { 200: pageOf(CryptoWallet) } },
} as const satisfies Endpoints
