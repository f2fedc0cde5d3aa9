import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import { type Order, OrderConflict } from '#contract/order.ts'
import { cancelOrder } from '#server/domain/orders/cancel-order.ts'
import { listOrders } from '#server/domain/orders/list-orders.ts'
import { getOrder, type OrderWithLines } from '#server/domain/orders/order-rows.ts'
import { placeOrder } from '#server/domain/orders/place-order.ts'
import { validatePromo } from '#server/domain/orders/promo.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentOwnOrder } from '#server/http/present/order.ts'
import { presentKnownPromo } from '#server/http/present/promo.ts'

const settings = { config: { access: 'customer' }, tags: ['Orders'], errors: customerErrorResponses } as const

const placeOrderErrorResponses = {
  ...customerErrorResponses,
  409: OrderConflict.describe('A piece is gone, the total is another, or the cart was ordered already.'),
  422: ErrorBody.describe('The idempotency key was sent before with other details.'),
}

export function ordersRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const present = (request: FastifyRequest, order: OrderWithLines): Order =>
    presentOwnOrder(ctx, order, { language: requestLanguage(request.headers['accept-language']), photoBase })

  addRoute(app, 'GET /api/orders/', { ...settings, operationId: 'listOrders' }, async (request) => {
    const { count, orders } = await listOrders(ctx.db, customerOf(request), request.query)
    return { count, ...paginationLinks(request.url, request.query, count), results: orders.map((order) => present(request, order)) }
  })
  addRoute(app, 'GET /api/orders/:id/', { ...settings, operationId: 'getOrder' }, async (request) =>
    present(request, await getOrder(ctx.db, customerOf(request), request.params.id)),
  )
  addRoute(app, 'PATCH /api/orders/:id/', { ...settings, operationId: 'cancelOrder' }, async (request) => {
    await cancelOrder(ctx, customerOf(request), request.params.id)
    return present(request, await getOrder(ctx.db, customerOf(request), request.params.id))
  })
  const placing = { ...settings, errors: placeOrderErrorResponses, operationId: 'createOrder' }
  addRoute(app, 'POST /api/orders/create_from_cart/', placing, async (request) => {
    const language = requestLanguage(request.headers['accept-language'])
    const key = request.headers['idempotency-key']
    return present(request, await placeOrder(ctx, customerOf(request), { order: request.body, key, language }))
  })
  addRoute(app, 'POST /api/orders/validate_promo/', { ...settings, operationId: 'validatePromo' }, async (request) => {
    return presentKnownPromo(await validatePromo(ctx, customerOf(request), { code: request.body.code, ip: request.ip }))
  })
}
