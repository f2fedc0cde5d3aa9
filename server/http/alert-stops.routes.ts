import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CodedError } from '#server/context/coded-error.ts'
import { describeMessage, stopAlerts } from '#server/domain/alerts/stop-alerts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { stopPage, stopPagePolicy } from '#server/http/present/stop-page.ts'

const url = '/stop/:token'
const params = z.object({ token: z.string().max(80) })
const config = { access: 'public' } as const
const bodyBytesMax = 1000

type Stop = { Params: { token: string } }
type Sending = { request: FastifyRequest; reply: FastifyReply }

/**
 * Unsubscribes from alerts by a link in a message: a page with two buttons, and one-click unsubscribe (RFC 8058) at the same URL. GET
 * changes nothing, because mail programs open links by themselves. Needs neither a script nor a sign-in.
 */
export async function alertStopsRoutes(app: FastifyInstance, ctx: ShopContext): Promise<void> {
  await app.register(async (scope) => {
    // accepts forms without the shop's Origin, because mail programs send no Origin; the secret in the URL authorizes the request
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: bodyBytesMax },
      (_request, body, done) => done(null, String(body)),
    )
    scope.get<Stop>(url, { config, schema: { hide: true, params } }, (request, reply) =>
      send(ctx, { request, reply }, async () => {
        const { isOn, ...message } = await describeMessage(ctx, request.params.token)
        return stopPage({ shop: ctx.company().name, state: isOn ? 'ask' : 'stopped', ...message })
      }),
    )
    scope.post<Stop>(url, { config, schema: { hide: true, params } }, (request, reply) =>
      send(ctx, { request, reply }, async () => {
        const { token } = request.params
        const isAboutThese = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('scope') === 'these'
        await stopAlerts(ctx, token, isAboutThese ? 'these' : 'all')
        const { language, hasAccount } = await describeMessage(ctx, token)
        return stopPage({ shop: ctx.company().name, language, state: isAboutThese ? 'stopped' : 'done', hasAccount })
      }),
    )
  })
}

async function send(ctx: ShopContext, { request, reply }: Sending, render: () => Promise<string>): Promise<FastifyReply> {
  const page = await render().catch((error: unknown) => {
    if (!(error instanceof CodedError) || error.code !== 'not-found') throw error
    reply.code(404)
    const language = requestLanguage(request.headers['accept-language'])
    return stopPage({ shop: ctx.company().name, language, state: 'gone' })
  })
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': stopPagePolicy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}
