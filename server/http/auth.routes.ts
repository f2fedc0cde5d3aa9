import type { FastifyInstance } from 'fastify'
import { SessionOver } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { endSession } from '#server/domain/accounts/end-session.ts'
import { refreshSession } from '#server/domain/accounts/refresh-session.ts'
import { requestCode } from '#server/domain/accounts/request-code.ts'
import { verifyCode } from '#server/domain/accounts/verify-code.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { identifyClient, authErrorResponses, setNoStore } from '#server/http/auth-requests.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { reasonText } from '#server/http/messages/reason-text.ts'
import { presentCodeSent } from '#server/http/present/code-sent.ts'

const settings = { config: { access: 'public' }, tags: ['Sign-in'], errors: authErrorResponses, onRequest: setNoStore } as const

export function authRoutes(app: FastifyInstance, ctx: ShopContext, { isProduction }: { isProduction: boolean }): void {
  const optional = { ...settings, config: { access: 'optional' } } as const
  addRoute(app, 'POST /api/auth/request_code/', { ...optional, operationId: 'requestCode' }, async (request, reply) => {
    // refuses an expired session: the purpose of a code depends on who is signed in, so the client must renew the session first
    if (request.headers.authorization && !request.customer) throw new CodedError('unauthenticated', { reason: 'session-ended' })
    const client = identifyClient(ctx, request, { reply, isProduction })
    return presentCodeSent(
      await requestCode(ctx, request.customer, client, request.body),
      requestLanguage(request.headers['accept-language']),
      'call',
    )
  })
  addRoute(app, 'POST /api/auth/verify_code/', { ...settings, operationId: 'verifyCode' }, (request) => {
    const language = requestLanguage(request.headers['accept-language'])
    return verifyCode(ctx, identifyClient(ctx, request), { ...request.body, language })
  })
  const refreshErrors = { ...authErrorResponses, 401: SessionOver }
  addRoute(app, 'POST /api/auth/refresh/', { ...settings, errors: refreshErrors, operationId: 'refresh' }, (request) =>
    refreshSession(ctx, request.body.refresh),
  )
  addRoute(app, 'POST /api/auth/logout/', { ...settings, operationId: 'logout' }, async (request) => {
    await endSession(ctx, request.body.refresh)
    return { detail: reasonText(requestLanguage(request.headers['accept-language']), 'logged-out') }
  })
}
