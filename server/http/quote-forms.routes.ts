import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import { declineQuote } from '#server/domain/quotes/end-quote.ts'
import { orderQuoteByCode, requestQuoteCode } from '#server/domain/quotes/order-by-code.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'
import { registerFormParsers } from '#server/http/guards/form-body-parser.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentCodeSent } from '#server/http/present/code-sent.ts'
import { sendErrorsAsPages, wantsHtml } from '#server/http/present/form-response.ts'
import { presentOwnOrder } from '#server/http/present/order.ts'
import { presentQuote } from '#server/http/present/quote.ts'

const errors = {
  ...customerErrorResponses,
  403: ErrorBody.describe('The form comes from a page of another site, or the quote has no phone that a code proves.'),
  404: ErrorBody.describe('The link is not of this shop.'),
  409: ErrorBody.describe('The quote is over, or a piece of it is gone.'),
  429: ErrorBody.describe('Too many codes, or too many links that do not work.'),
}
const settings = {
  config: { access: 'public', filesMax: 0 } as const,
  tags: ['Quotes'],
  errors,
  consumes: ['application/json', 'application/x-www-form-urlencoded'],
}

/** Declines a quote, or buys it with a code sent to the phone. Serves forms of pages without script (OWN-86). */
export async function quoteFormsRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): Promise<void> {
  const hosts = Object.values(ctx.origins).map((origin) => new URL(origin).host)
  const contextOf = (request: FastifyRequest) => ({ language: requestLanguage(request.headers['accept-language']), photoBase })
  const backTo = (reply: FastifyReply, path: string) => reply.code(303).header('location', path).send()
  await app.register(async (scope) => {
    await registerFormParsers(scope, { folder: ctx.ports.incomingFiles.rootPath, hosts, admit: () => Promise.resolve() })
    sendErrorsAsPages(scope)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    })
    addRoute(scope, 'POST /api/quotes/:token/decline/', { ...settings, operationId: 'declineQuote' }, async (request, reply) => {
      const { token } = request.params
      const quote = await declineQuote(ctx, { token, words: request.body.words })
      if (wantsHtml(request)) return backTo(reply, `/quote/${token}#state`)
      return presentQuote(quote, ctx.catalog.current(), contextOf(request))
    })
    addRoute(scope, 'POST /api/quotes/:token/code/', { ...settings, operationId: 'requestQuoteCode' }, async (request, reply) => {
      const { token } = request.params
      const sent = await requestQuoteCode(ctx, request.ip, token)
      if (wantsHtml(request)) return backTo(reply, `/quote/${token}?buy=${request.body.delivery_method}#buy`)
      return presentCodeSent(sent, contextOf(request).language, 'call')
    })
    addRoute(scope, 'POST /api/quotes/:token/order_by_code/', { ...settings, operationId: 'orderQuoteByCode' }, async (request, reply) => {
      const context = contextOf(request)
      const { token } = request.params
      const order = await orderQuoteByCode(ctx, request.ip, { token, order: request.body, language: context.language })
      if (wantsHtml(request)) return backTo(reply, `/quote/${token}#state`)
      return presentOwnOrder(ctx, order, context)
    })
  })
}
