import type { FastifyInstance } from 'fastify'
import { CodeRequest, CodeSent, CodeVerification, LoggedOut, LogoutRequest, RefreshRequest, TokenPair } from '#contract/auth.ts'
import { CodedError } from '#server/context/coded-error.ts'
import { askForCode } from '#server/domain/accounts/ask-for-code.ts'
import { endSession } from '#server/domain/accounts/end-session.ts'
import { refreshSession } from '#server/domain/accounts/refresh-session.ts'
import { verifyCode } from '#server/domain/accounts/verify-code.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { askerOf, authFailures, neverKept } from '#server/http/auth-requests.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentCodeSent } from '#server/http/present/code-sent.ts'
import { say } from '#server/http/messages/say.ts'

/** Signing in by a call, and the session after it (API-01, AUTH-05, AUTH-14, AUTH-16). */
export function authRoutes(app: FastifyInstance, ctx: ShopContext, { isProduction }: { isProduction: boolean }): void {
  app.post<{ Body: CodeRequest }>(
    '/api/auth/request_code/',
    {
      config: { access: 'optional' },
      onRequest: neverKept,
      schema: { operationId: 'requestCode', tags: ['Sign-in'], body: CodeRequest, response: { 200: CodeSent, ...authFailures } },
    },
    async (request, reply) => {
      // a session that is over shall be renewed first: what the code is for depends on whose it is
      if (request.headers.authorization && !request.customer) throw new CodedError('unauthenticated', { reason: 'session-ended' })
      const asker = askerOf(ctx, request, { reply, isProduction })
      return presentCodeSent(
        await askForCode(ctx, request.customer, asker, request.body),
        requestLanguage(request.headers['accept-language']),
      )
    },
  )
  app.post<{ Body: CodeVerification }>(
    '/api/auth/verify_code/',
    {
      config: { access: 'public' },
      onRequest: neverKept,
      schema: { operationId: 'verifyCode', tags: ['Sign-in'], body: CodeVerification, response: { 200: TokenPair, ...authFailures } },
    },
    (request) => {
      const language = requestLanguage(request.headers['accept-language'])
      return verifyCode(ctx, askerOf(ctx, request), { ...request.body, language })
    },
  )
  app.post<{ Body: RefreshRequest }>(
    '/api/auth/refresh/',
    {
      config: { access: 'public' },
      onRequest: neverKept,
      schema: { operationId: 'refresh', tags: ['Sign-in'], body: RefreshRequest, response: { 200: TokenPair, ...authFailures } },
    },
    (request) => refreshSession(ctx, request.body.refresh),
  )
  app.post<{ Body: LogoutRequest }>(
    '/api/auth/logout/',
    {
      config: { access: 'public' },
      onRequest: neverKept,
      schema: { operationId: 'logout', tags: ['Sign-in'], body: LogoutRequest, response: { 200: LoggedOut, ...authFailures } },
    },
    async (request) => {
      await endSession(ctx, request.body.refresh)
      return { detail: say(requestLanguage(request.headers['accept-language']), 'logged-out') }
    },
  )
}
