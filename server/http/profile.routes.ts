import type { FastifyInstance } from 'fastify'
import { changeMe } from '#server/domain/profile/change-me.ts'
import { changePassword } from '#server/domain/profile/change-password.ts'
import { getMe } from '#server/domain/profile/get-me.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { reasonText } from '#server/http/messages/reason-text.ts'

const settings = { config: { access: 'customer' }, tags: ['Profile'], errors: customerErrorResponses } as const

export function profileRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addRoute(app, 'GET /api/users/me/', { ...settings, operationId: 'getMe' }, async (request) => getMe(ctx, customerOf(request)))
  addRoute(app, 'PATCH /api/users/me/', { ...settings, operationId: 'changeMe' }, async (request) =>
    changeMe(ctx, customerOf(request), request.body),
  )
  addRoute(app, 'POST /api/users/change_password/', { ...settings, operationId: 'changePassword' }, async (request) => {
    await changePassword(ctx, customerOf(request), { ...request.body, ip: request.ip })
    return { detail: reasonText(requestLanguage(request.headers['accept-language']), 'password-changed') }
  })
}
