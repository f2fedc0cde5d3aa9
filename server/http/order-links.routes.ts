import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import { hourS } from '#contract/rules/durations.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import { agreeToOrder, getLinkedOrder, type LinkedOrderRow } from '#server/domain/orders/order-links.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentLinkedOrder } from '#server/http/present/linked-order.ts'

const errors = {
  ...errorResponses,
  404: ErrorBody.describe('The link is not of this shop, or too old.'),
  409: ErrorBody.describe('The order changed since, or is over.'),
  429: ErrorBody.describe('Too many links that do not work.'),
}
const settings = { config: { access: 'public' }, tags: ['Orders'], errors } as const
const wrongLinksPerHour = 30

/** An order that was written by hand, for whoever has its link (OWN-74). */
export function orderLinksRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const show = async (request: FastifyRequest, read: () => Promise<LinkedOrderRow>) => {
    const key = `order link ${ipNetworks(request.ip).line}`
    await ctx.rateLimit.consume(key, wrongLinksPerHour, hourS)
    const linked = await read()
    // a link that works was no guess
    await ctx.rateLimit.refund(key)
    return presentLinkedOrder(linked, ctx.catalog.current(), { language: requestLanguage(request.headers['accept-language']), photoBase })
  }
  addRoute(app, 'POST /api/order-links/open/', { ...settings, operationId: 'openOrderLink' }, (request) =>
    show(request, () => getLinkedOrder(ctx, request.body.token)),
  )
  addRoute(app, 'POST /api/order-links/agree/', { ...settings, operationId: 'agreeToOrder' }, (request) =>
    show(request, () => agreeToOrder(ctx, request.body)),
  )
}
