import type { FastifyInstance } from 'fastify'
import { namesOnePiece } from '#contract/piece-ref-params.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { addToCart } from '#server/domain/cart/add-to-cart.ts'
import { changeQuantity } from '#server/domain/cart/change-quantity.ts'
import { clearCart } from '#server/domain/cart/clear-cart.ts'
import { getCart } from '#server/domain/cart/get-cart.ts'
import { removeFromCart } from '#server/domain/cart/remove-from-cart.ts'
import { addRoute, type RequestOf } from '#server/http/add-route.ts'
import { type CustomerRoutes, readPieceRef, createPresentArgs } from '#server/http/customer-routes.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { presentCart, presentCartItem } from '#server/http/present/cart.ts'

const settings = { config: { access: 'customer' }, tags: ['Cart'], errors: customerErrorResponses } as const

/** Routes of the signed-in customer's cart; its id in URLs is `0`. */
export function cartRoutes(app: FastifyInstance, routes: CustomerRoutes): void {
  const { ctx } = routes
  addRoute(app, 'GET /api/cart/0/', { ...settings, operationId: 'getCart' }, async (request) =>
    presentCart(await getCart(ctx, customerOf(request)), ...createPresentArgs(routes, request)),
  )
  addRoute(app, 'POST /api/cart/', { ...settings, operationId: 'addToCart' }, async (request) => {
    const line = await addToCart(ctx, customerOf(request), { piece: readPieceRef(request.body), quantity: request.body.quantity })
    return presentCartItem(line, ...createPresentArgs(routes, request))
  })
  addRoute(app, 'PATCH /api/cart/:id/', { ...settings, operationId: 'changeQuantity' }, async (request) => {
    const { quantity } = request.body
    const wanted = { cartId: request.params.id, piece: readPieceRef(request.body), quantity }
    return presentCartItem(await changeQuantity(ctx, customerOf(request), wanted), ...createPresentArgs(routes, request))
  })
  addRoute(app, 'DELETE /api/cart/:id/', { ...settings, operationId: 'removeFromCart' }, async (request) => {
    await removeFromCart(ctx, customerOf(request), { cartId: request.params.id, piece: readPieceToRemove(request) })
  })
  addRoute(app, 'DELETE /api/cart/:id/clear/', { ...settings, operationId: 'clearCart' }, async (request) => {
    await clearCart(ctx, customerOf(request), request.params.id)
  })
}

function readPieceToRemove({ body, query }: Pick<RequestOf<'DELETE /api/cart/:id/'>, 'body' | 'query'>) {
  const fields = { ...query, ...body }
  if (!namesOnePiece(fields)) throw new CodedError('invalid')
  return readPieceRef(fields)
}
