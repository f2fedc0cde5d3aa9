import type { FastifyInstance } from 'fastify'
import { PasswordLogin, Registration, SignInAnswer, VerificationRequired } from '#contract/auth.ts'
import { registerCustomer } from '#server/domain/accounts/register-customer.ts'
import { signInByPassword } from '#server/domain/accounts/sign-in-by-password.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { askerOf, authFailures, neverKept } from '#server/http/auth-requests.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentVerification } from '#server/http/present/code-sent.ts'

const config = { access: 'public' } as const
const tags = ['Sign-in']

/** Phone and password (API-01, AUTH-06, AUTH-07). */
export function authPasswordRoutes(app: FastifyInstance, ctx: ShopContext, { isProduction }: { isProduction: boolean }): void {
  app.post<{ Body: Registration }>(
    '/api/auth/register/',
    {
      config,
      onRequest: neverKept,
      schema: { operationId: 'register', tags, body: Registration, response: { 200: VerificationRequired, ...authFailures } },
    },
    async (request, reply) => {
      const asker = askerOf(ctx, request, { reply, isProduction })
      const sent = await registerCustomer(ctx, asker, request.body)
      return presentVerification(sent, requestLanguage(request.headers['accept-language']))
    },
  )
  app.post<{ Body: PasswordLogin }>(
    '/api/auth/login/',
    {
      config,
      onRequest: neverKept,
      schema: { operationId: 'login', tags, body: PasswordLogin, response: { 200: SignInAnswer, ...authFailures } },
    },
    async (request) => {
      const answer = await signInByPassword(ctx, askerOf(ctx, request), request.body)
      return 'access' in answer ? answer : presentVerification(answer, requestLanguage(request.headers['accept-language']))
    },
  )
}
