import type { FastifyInstance } from 'fastify'
import { Me, MeChange, PasswordChange, PasswordChanged } from '#contract/profile.ts'
import { changeMe } from '#server/domain/profile/change-me.ts'
import { changePassword } from '#server/domain/profile/change-password.ts'
import { getMe } from '#server/domain/profile/get-me.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { ownFailures } from '#server/http/failures.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { say } from '#server/http/messages/say.ts'

const tags = ['Profile']
const config = { access: 'customer' } as const

/** A customer's own name, e-mail, phone and password (API-03). */
export function profileRoutes(app: FastifyInstance, ctx: ShopContext): void {
  app.get('/api/users/me/', { config, schema: { operationId: 'getMe', tags, response: { 200: Me, ...ownFailures } } }, async (request) =>
    getMe(ctx, customerOf(request)),
  )
  app.patch<{ Body: MeChange }>(
    '/api/users/me/',
    { config, schema: { operationId: 'changeMe', tags, body: MeChange, response: { 200: Me, ...ownFailures } } },
    async (request) => changeMe(ctx, customerOf(request), request.body),
  )
  app.post<{ Body: PasswordChange }>(
    '/api/users/change_password/',
    {
      config,
      schema: { operationId: 'changePassword', tags, body: PasswordChange, response: { 200: PasswordChanged, ...ownFailures } },
    },
    async (request) => {
      await changePassword(ctx, customerOf(request), { ...request.body, ip: request.ip })
      return { detail: say(requestLanguage(request.headers['accept-language']), 'password-changed') }
    },
  )
}
