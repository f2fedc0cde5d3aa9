import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ChangeOrder, type CheckedOrder, CreateOrder, Order, OrderConflict, OrderHeaders, OrderPage, OrderQuery } from '#contract/order.ts'
import { Promo, ValidatePromo } from '#contract/promo.ts'
import { cancelOrder } from '#server/domain/orders/cancel-order.ts'
import { listOrders } from '#server/domain/orders/list-orders.ts'
import { getOrder, type OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { placeOrder } from '#server/domain/orders/place-order.ts'
import { validatePromo } from '#server/domain/orders/promo.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { ownFailures } from '#server/http/failures.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { neighbourPages } from '#server/http/neighbour-pages.ts'
import { presentOrder } from '#server/http/present/order.ts'

const tags = ['Orders']
const config = { access: 'customer' } as const
const path = '/api/orders/:id/'
const OrderPath = z.strictObject({ id: z.string().max(40) })
type OrderPath = z.output<typeof OrderPath>
type Placing = { Body: CheckedOrder; Headers: z.output<typeof OrderHeaders> }

const placingFailures = {
  ...ownFailures,
  409: OrderConflict.describe('A piece is gone, the total is another, or this submit was made before with other details.'),
}

/** Orders of the person who asks, and promo codes (API-06). */
export function ordersRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const present = (request: FastifyRequest, order: OrderWithLines): Order =>
    presentOrder(order, ctx.catalog.current(), { language: requestLanguage(request.headers['accept-language']), photoBase })

  app.get<{ Querystring: OrderQuery }>(
    '/api/orders/',
    { config, schema: { operationId: 'listOrders', tags, querystring: OrderQuery, response: { 200: OrderPage, ...ownFailures } } },
    async (request) => {
      const { count, orders } = await listOrders(ctx.db, customerOf(request), request.query)
      return { count, ...neighbourPages(request.url, request.query, count), results: orders.map((order) => present(request, order)) }
    },
  )
  app.get<{ Params: OrderPath }>(
    path,
    { config, schema: { operationId: 'getOrder', tags, params: OrderPath, response: { 200: Order, ...ownFailures } } },
    async (request) => present(request, await getOrder(ctx.db, customerOf(request), request.params.id)),
  )
  app.patch<{ Params: OrderPath }>(
    path,
    {
      config,
      schema: { operationId: 'cancelOrder', tags, params: OrderPath, body: ChangeOrder, response: { 200: Order, ...ownFailures } },
    },
    async (request) => {
      await cancelOrder(ctx, customerOf(request), request.params.id)
      return present(request, await getOrder(ctx.db, customerOf(request), request.params.id))
    },
  )
  app.post<Placing>(
    '/api/orders/create_from_cart/',
    {
      config,
      schema: { operationId: 'createOrder', tags, headers: OrderHeaders, body: CreateOrder, response: { 201: Order, ...placingFailures } },
    },
    async (request, reply) => {
      const language = requestLanguage(request.headers['accept-language'])
      const key = request.headers['idempotency-key']
      const order = await placeOrder(ctx, customerOf(request), { order: request.body, key, language })
      return reply.code(201).send(present(request, order))
    },
  )
  app.post<{ Body: z.output<typeof ValidatePromo> }>(
    '/api/orders/validate_promo/',
    { config, schema: { operationId: 'validatePromo', tags, body: ValidatePromo, response: { 200: Promo, ...ownFailures } } },
    async (request) => {
      const { code, type, value } = await validatePromo(ctx, customerOf(request), { code: request.body.code, ip: request.ip })
      return { code, type, value }
    },
  )
}
