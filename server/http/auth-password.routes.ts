import type { FastifyInstance } from 'fastify'
import { registerCustomer } from '#server/domain/accounts/register-customer.ts'
import { signInByPassword } from '#server/domain/accounts/sign-in-by-password.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { identifyClient, authErrorResponses, setNoStore } from '#server/http/auth-requests.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentVerification } from '#server/http/present/code-sent.ts'

const settings = { config: { access: 'public' }, tags: ['Sign-in'], errors: authErrorResponses, onRequest: setNoStore } as const

export function authPasswordRoutes(app: FastifyInstance, ctx: ShopContext, { isProduction }: { isProduction: boolean }): void {
  addRoute(app, 'POST /api/auth/register/', { ...settings, operationId: 'register' }, async (request, reply) => {
    const client = identifyClient(ctx, request, { reply, isProduction })
    const sent = await registerCustomer(ctx, client, request.body)
    return presentVerification(sent, requestLanguage(request.headers['accept-language']))
  })
  addRoute(app, 'POST /api/auth/login/', { ...settings, operationId: 'login' }, async (request) => {
    const result = await signInByPassword(ctx, identifyClient(ctx, request), request.body)
    return 'access' in result ? result : presentVerification(result, requestLanguage(request.headers['accept-language']))
  })
}
