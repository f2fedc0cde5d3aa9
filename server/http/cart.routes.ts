import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AddToCart, Cart, CartId, CartItem, ChangeQuantity, RemoveFromCart, RemoveFromCartInAddress } from '#contract/cart.ts'
import { namesOnePiece } from '#contract/own-piece.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { addToCart } from '#server/domain/cart/add-to-cart.ts'
import { changeQuantity } from '#server/domain/cart/change-quantity.ts'
import { clearCart } from '#server/domain/cart/clear-cart.ts'
import { getCart } from '#server/domain/cart/get-cart.ts'
import { removeFromCart } from '#server/domain/cart/remove-from-cart.ts'
import { ownFailures } from '#server/http/failures.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { type OwnRoutes, pieceOf, presentingTo } from '#server/http/own-routes.ts'
import { presentCart, presentCartItem } from '#server/http/present/cart.ts'

const config = { access: 'customer' } as const
const tags = ['Cart']
const nothing = z.null().describe('Done.')

type Id = { Params: z.output<typeof CartId> }
type Removal = Id & { Body: z.output<typeof RemoveFromCart>; Querystring: z.output<typeof RemoveFromCartInAddress> }

/** The cart of who asks (API-04); `0` stands for its id. */
export function cartRoutes(app: FastifyInstance, routes: OwnRoutes): void {
  const { ctx } = routes
  app.get('/api/cart/0/', { config, schema: { operationId: 'getCart', tags, response: { 200: Cart, ...ownFailures } } }, async (request) =>
    presentCart(await getCart(ctx, customerOf(request)), ...presentingTo(routes, request)),
  )
  app.post<{ Body: z.output<typeof AddToCart> }>(
    '/api/cart/',
    { config, schema: { operationId: 'addToCart', tags, body: AddToCart, response: { 201: CartItem, ...ownFailures } } },
    async (request, reply) => {
      const line = await addToCart(ctx, customerOf(request), { piece: pieceOf(request.body), quantity: request.body.quantity })
      return reply.code(201).send(presentCartItem(line, ...presentingTo(routes, request)))
    },
  )
  app.patch<Id & { Body: z.output<typeof ChangeQuantity> }>(
    '/api/cart/:id/',
    {
      config,
      schema: { operationId: 'changeQuantity', tags, params: CartId, body: ChangeQuantity, response: { 200: CartItem, ...ownFailures } },
    },
    async (request) => {
      const { quantity } = request.body
      const wanted = { cartId: request.params.id, piece: pieceOf(request.body), quantity }
      return presentCartItem(await changeQuantity(ctx, customerOf(request), wanted), ...presentingTo(routes, request))
    },
  )
  removalRoutes(app, routes)
}

function removalRoutes(app: FastifyInstance, { ctx }: OwnRoutes): void {
  app.delete<Removal>(
    '/api/cart/:id/',
    {
      config,
      schema: {
        operationId: 'removeFromCart',
        tags,
        params: CartId,
        body: RemoveFromCart,
        querystring: RemoveFromCartInAddress,
        response: { 204: nothing, ...ownFailures },
      },
    },
    async (request, reply) => {
      await removeFromCart(ctx, customerOf(request), { cartId: request.params.id, piece: pieceToRemove(request) })
      return reply.code(204).send()
    },
  )
  app.delete<Id>(
    '/api/cart/:id/clear/',
    { config, schema: { operationId: 'clearCart', tags, params: CartId, response: { 204: nothing, ...ownFailures } } },
    async (request, reply) => {
      await clearCart(ctx, customerOf(request), request.params.id)
      return reply.code(204).send()
    },
  )
}

/** The piece of the body, or of the address where the body got lost on its way (SEC-D12); both may say the same. */
function pieceToRemove({ body, query }: { body: Removal['Body']; query: Removal['Querystring'] }) {
  const fields = { ...query, ...body }
  if (!namesOnePiece(fields)) throw new CodedError('invalid')
  return pieceOf(fields)
}
