import type { FastifyInstance } from 'fastify'
import { sendEmailCode } from '#server/domain/accounts/send-email-code.ts'
import { verifyEmailCode } from '#server/domain/accounts/verify-email-code.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { identifyClient, authErrorResponses, setNoStore } from '#server/http/auth-requests.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentCodeSent } from '#server/http/present/code-sent.ts'

const settings = { config: { access: 'public' }, tags: ['Sign-in'], errors: authErrorResponses, onRequest: setNoStore } as const

export function authEmailRoutes(app: FastifyInstance, ctx: ShopContext, { isProduction }: { isProduction: boolean }): void {
  addRoute(app, 'POST /api/auth/email/request_code/', { ...settings, operationId: 'requestEmailCode' }, async (request, reply) => {
    const client = identifyClient(ctx, request, { reply, isProduction })
    const language = requestLanguage(request.headers['accept-language'])
    return presentCodeSent(await sendEmailCode(ctx, client, { ...request.body, language }), language, 'email')
  })
  addRoute(app, 'POST /api/auth/email/verify_code/', { ...settings, operationId: 'verifyEmailCode' }, (request) => {
    const language = requestLanguage(request.headers['accept-language'])
    return verifyEmailCode(ctx, identifyClient(ctx, request), { ...request.body, language })
  })
}
