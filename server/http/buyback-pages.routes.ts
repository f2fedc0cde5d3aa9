import type { FastifyInstance } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import { decideBuyback, getOwnBuyback } from '#server/domain/buybacks/decide-buyback.ts'
import { consumeEnquiryLimit } from '#server/domain/enquiries/enquiry-limit.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { registerFormParsers } from '#server/http/guards/form-body-parser.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentBuybackPage } from '#server/http/present/buyback-page.ts'
import { sendErrorsAsPages, wantsHtml } from '#server/http/present/form-response.ts'

const errors = {
  ...errorResponses,
  403: ErrorBody.describe('The form comes from a page of another site.'),
  404: ErrorBody.describe('The link is not of this shop, or too old.'),
  409: ErrorBody.describe('The offer changed since, or is too old.'),
  429: ErrorBody.describe('Too many answers, or too many links that do not work.'),
}
const settings = { config: { access: 'public' }, tags: ['Buyback'], errors } as const

/**
 * Serves a buyback to anybody with its link. Rate-limits requests with a wrong link by network, separately from other requests (OWN-89).
 */
export async function buybackPagesRoutes(app: FastifyInstance, ctx: ShopContext): Promise<void> {
  const hosts = Object.values(ctx.origins).map((origin) => new URL(origin).host)
  addRoute(app, 'GET /api/buyback-pages/:token/', { ...settings, operationId: 'getBuyback' }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const language = requestLanguage(request.headers['accept-language'])
    return presentBuybackPage(await getOwnBuyback(ctx, request.params.token), { company: ctx.company(), language, now: ctx.now() })
  })
  await app.register(async (scope) => {
    await registerFormParsers(scope, { folder: ctx.ports.incomingFiles.rootPath, hosts, admit: () => Promise.resolve() })
    sendErrorsAsPages(scope)
    const consumes = ['application/json', 'application/x-www-form-urlencoded']
    const answering = { ...settings, config: { access: 'public', filesMax: 0 } as const, consumes }
    addRoute(scope, 'POST /api/buyback-pages/:token/decisions/', { ...answering, operationId: 'decideBuyback' }, async (request, reply) => {
      const { token } = request.params
      await consumeEnquiryLimit(ctx, request.ip)
      const row = await decideBuyback(ctx, token, request.body)
      reply.header('cache-control', 'no-store')
      if (wantsHtml(request)) return reply.code(303).header('location', `/buyback/${token}#state`).send()
      const language = requestLanguage(request.headers['accept-language'])
      return presentBuybackPage(row, { company: ctx.company(), language, now: ctx.now() })
    })
  })
}
