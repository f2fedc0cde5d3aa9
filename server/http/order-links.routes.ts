import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import { agreeToOrder, getLinkedOrder, type LinkedOrderRow, readOrderToken } from '#server/domain/orders/order-links.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { countWrongSecret } from '#server/http/guards/limit-guesses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentLinkedOrder } from '#server/http/present/linked-order.ts'

const errors = {
  ...errorResponses,
  404: ErrorBody.describe('The link is not of this shop, or too old.'),
  409: ErrorBody.describe('The order changed since, or is over.'),
  429: ErrorBody.describe('Too many links that do not work.'),
}
const settings = { config: { access: 'public' }, tags: ['Orders'], errors } as const

export function orderLinksRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const show = async (request: FastifyRequest, token: string, read: () => Promise<LinkedOrderRow>) => {
    await countWrongSecret(ctx, 'order link', request.ip, readOrderToken(ctx.digest, token) !== null)
    return presentLinkedOrder(await read(), ctx.catalog.current(), {
      language: requestLanguage(request.headers['accept-language']),
      photoBase,
    })
  }
  addRoute(app, 'POST /api/order-links/open/', { ...settings, operationId: 'openOrderLink' }, (request) =>
    show(request, request.body.token, () => getLinkedOrder(ctx, request.body.token)),
  )
  addRoute(app, 'POST /api/order-links/agree/', { ...settings, operationId: 'agreeToOrder' }, (request) =>
    show(request, request.body.token, () => agreeToOrder(ctx, request.body)),
  )
}
