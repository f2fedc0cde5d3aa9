import type { FastifyInstance } from 'fastify'
import { openRelaySession } from '#server/domain/accounts/open-relay-session.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { setNoStore } from '#server/http/auth-requests.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'
import { customerOf } from '#server/http/guards/access.ts'

/** Opens a session on the site in the other language, for single sign-on. */
export function authRelayRoutes(app: FastifyInstance, ctx: ShopContext): void {
  addRoute(
    app,
    'POST /api/auth/relay/',
    {
      config: { access: 'customer' },
      operationId: 'openSessionElsewhere',
      tags: ['Sign-in'],
      errors: customerErrorResponses,
      onRequest: setNoStore,
    },
    (request) => openRelaySession(ctx, customerOf(request)),
  )
}
