import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { customerErrorResponses } from '#server/http/error-responses.ts'

export function cryptoWalletsRoutes(app: FastifyInstance, { cryptoWallets }: Pick<ShopContext, 'cryptoWallets'>): void {
  addRoute(
    app,
    'GET /api/crypto-wallets/',
    { config: { access: 'customer' }, operationId: 'listCryptoWallets', tags: ['Orders'], errors: customerErrorResponses },
    async () => {
      const wallets = cryptoWallets()
      return { count: wallets.length, next: null, previous: null, results: [...wallets] }
    },
  )
}
