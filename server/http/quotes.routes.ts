import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import { getQuote, openQuote } from '#server/domain/quotes/open-quote.ts'
import { orderQuote } from '#server/domain/quotes/order-quote.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { customerErrorResponses, errorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentOwnOrder } from '#server/http/present/order.ts'
import { presentQuote } from '#server/http/present/quote.ts'

const more = {
  404: ErrorBody.describe('The link is not of this shop.'),
  409: ErrorBody.describe('The quote is over, or a piece of it is gone.'),
  429: ErrorBody.describe('Too many links that do not work.'),
}
const open = { config: { access: 'public' }, tags: ['Quotes'], errors: { ...errorResponses, ...more } } as const

export function quotesRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const contextOf = (request: FastifyRequest) => ({ language: requestLanguage(request.headers['accept-language']), photoBase })
  const keepNowhere = (reply: FastifyReply) => reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })

  addRoute(app, 'GET /api/quotes/:token/', { ...open, operationId: 'getQuote' }, async (request, reply) => {
    keepNowhere(reply)
    return presentQuote(await getQuote(ctx, request.params.token), ctx.catalog.current(), contextOf(request))
  })
  const optional = { ...open, config: { access: 'optional' } } as const
  addRoute(app, 'POST /api/quotes/:token/open/', { ...optional, operationId: 'openQuote' }, async (request) => {
    const { isYours } = await openQuote(ctx, request.params.token, request.customer)
    return { is_yours: isYours }
  })
  const own = { config: { access: 'customer' }, tags: ['Quotes'], errors: { ...customerErrorResponses, ...more } } as const
  addRoute(app, 'POST /api/quotes/:token/order/', { ...own, operationId: 'orderQuote' }, async (request) => {
    const context = contextOf(request)
    const asked = { token: request.params.token, order: request.body, language: context.language }
    return presentOwnOrder(ctx, await orderQuote(ctx, customerOf(request), asked), context)
  })
}
