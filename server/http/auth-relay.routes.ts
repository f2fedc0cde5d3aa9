import type { FastifyInstance } from 'fastify'
import { RelayRequest, TokenPair } from '#contract/auth.ts'
import { openSessionElsewhere } from '#server/domain/accounts/open-session-elsewhere.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { neverKept } from '#server/http/auth-requests.ts'
import { ownFailures } from '#server/http/failures.ts'
import { customerOf } from '#server/http/guards/access.ts'

/** One sign-in for two sites: a session that the relay takes to the other (AUTH-11). */
export function authRelayRoutes(app: FastifyInstance, ctx: ShopContext): void {
  app.post<{ Body: RelayRequest }>(
    '/api/auth/relay/',
    {
      config: { access: 'customer' },
      onRequest: neverKept,
      schema: { operationId: 'openSessionElsewhere', tags: ['Sign-in'], body: RelayRequest, response: { 200: TokenPair, ...ownFailures } },
    },
    (request) => openSessionElsewhere(ctx, customerOf(request)),
  )
}
