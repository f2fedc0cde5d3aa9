import { z } from 'zod'
import { AddToCart, Cart, CartId, CartItem, ChangeQuantity, RemoveFromCart, RemoveFromCartParams } from '#contract/cart.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'

const done = z.null().describe('Done.')

export const cartEndpoints = {
  'GET /api/cart/0/': { response: { 200: Cart } },
  'POST /api/cart/': { body: AddToCart, response: { 201: CartItem } },
  'PATCH /api/cart/:id/': { params: CartId, body: ChangeQuantity, response: { 200: CartItem } },
  'DELETE /api/cart/:id/': { params: CartId, body: RemoveFromCart, query: RemoveFromCartParams, response: { 204: done } },
  'DELETE /api/cart/:id/clear/': { params: CartId, response: { 204: done } },
} as const satisfies Endpoints
