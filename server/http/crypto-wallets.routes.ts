import type { FastifyInstance } from 'fastify'
import type { CryptoWallet } from '#contract/crypto.ts'
import { addRoute } from '#server/http/add-route.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'

/** The wallets of the shop, for payment by coin; none unless they are configured. */
export function cryptoWalletsRoutes(app: FastifyInstance, wallets: readonly CryptoWallet[]): void {
  addRoute(
    app,
    'GET /api/crypto-wallets/',
    { config: { access: 'customer' }, operationId: 'listCryptoWallets', tags: ['Orders'], errors: customerErrorResponses },
    async () => ({ count: wallets.length, next: null, previous: null, results: [...wallets] }),
  )
}
