import type { FastifyInstance } from 'fastify'
import { CryptoWallet } from '#contract/crypto.ts'
import { pageOf } from '#contract/paging.ts'
import { ownFailures } from '#server/http/failures.ts'

/** The wallets of the shop, for who pays by coin; none unless they are configured (CHK-11). */
export function cryptoWalletsRoutes(app: FastifyInstance, wallets: readonly CryptoWallet[]): void {
  app.get(
    '/api/crypto-wallets/',
    {
      config: { access: 'customer' },
      schema: { operationId: 'listCryptoWallets', tags: ['Orders'], response: { 200: pageOf(CryptoWallet), ...ownFailures } },
    },
    async () => ({ count: wallets.length, next: null, previous: null, results: [...wallets] }),
  )
}
