import type { CryptoWallet } from '#contract/crypto.ts'
import { type Coin, coinNetworks, coins } from '#contract/rules/coins.ts'
import { walletOwnersMin } from '#contract/rules/staff/wallet-states.ts'
import type { Db } from '#server/db/database.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'
import { readStoredWallets, type StoredWallets } from '#server/domain/wallets/stored-wallets.ts'

/** Coin settings of the environment: addresses, dollars per coin, and the time of the rates. */
export type CoinSettings = {
  addresses: Partial<Record<Coin, string>>
  rates: Partial<Record<string, number>>
  ratesAt: string | null
}

/**
 * Returns the wallets in force with their rates. If the back office has ever set a wallet for a coin, the environment's address for this
 * coin is ignored. If there are too few owners to approve wallets, all coins use the environment's addresses.
 */
export function currentWallets({ addresses, rates, ratesAt }: CoinSettings, { owners, last }: StoredWallets): CryptoWallet[] {
  const stored = new Map(owners < walletOwnersMin ? [] : last.map((wallet) => [wallet.coin, wallet]))
  return coins.flatMap((coin) => {
    const own = stored.get(coin)
    const address = own?.isStopped ? undefined : (own?.address ?? addresses[coin])
    const rate = rates[coin.split('_')[0] ?? ''] ?? null
    return address ? [{ coin, network: coinNetworks[coin], address, rate_usd: rate, rate_at: rate === null ? null : ratesAt }] : []
  })
}

/** Reads the wallets in force from the database. Use it for decisions, because the cached wallets of `readWallets` lag slightly. */
export async function readWalletsInForce(db: Db, settings: CoinSettings): Promise<CryptoWallet[]> {
  return currentWallets(settings, await readStoredWallets(db))
}

/**
 * Returns a getter of the wallets in force in memory. The catalog's refresh loads changes made by any process. The getter returns the same
 * array until a wallet changes, so the array can be a cache key.
 */
export function readWallets(catalog: Pick<Catalog, 'current'>, settings: CoinSettings): () => readonly CryptoWallet[] {
  let stored: StoredWallets | undefined
  let wallets: readonly CryptoWallet[] = []
  return () => {
    const { wallets: current } = catalog.current().content
    if (current === stored) return wallets
    stored = current
    const fresh = currentWallets(settings, current)
    if (JSON.stringify(fresh) !== JSON.stringify(wallets)) wallets = fresh
    return wallets
  }
}
