import { type Coin, coinNetworks, coins } from '#contract/rules/coins.ts'
import { walletOwnersMin } from '#contract/rules/staff/wallet-states.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { currentWallets } from '#server/domain/wallets/current-wallets.ts'
import { readStoredWallets } from '#server/domain/wallets/stored-wallets.ts'
import { readWalletTrust, type WalletTrust } from '#server/domain/wallets/wallet-trust.ts'

const shownMax = 50

/** A change of a wallet with the names of the people who took its steps. */
export type NamedWallet = Awaited<ReturnType<typeof readChanges>>[number]

type InForce = { address: string; id: string | null; since: Date | null }
type CoinState = {
  coin: Coin
  network: string
  inForce: InForce | null
  isStopped: boolean
  pending: (NamedWallet & { trust: WalletTrust }) | null
}

/**
 * Reads the wallets in force from the database, pending changes with the obstacles to an approval by `reader`, and past changes, newest
 * first.
 */
export async function listWallets(
  ctx: Pick<ShopContext, 'db' | 'coins'>,
  reader: string,
): Promise<{ owners: number; coins: CoinState[]; history: NamedWallet[] }> {
  const stored = await readStoredWallets(ctx.db)
  const changes = await readChanges(ctx)
  const inForce = currentWallets(ctx.coins, stored)
  const pending = new Map<Coin, NamedWallet & { trust: WalletTrust }>()
  for (const change of changes)
    if (isPending(change)) pending.set(change.coin, { ...change, trust: await readWalletTrust(ctx.db, change.proposed_by, reader) })
  const own = stored.owners < walletOwnersMin ? [] : stored.last
  return {
    owners: stored.owners,
    coins: coins.map((coin) => {
      const address = inForce.find((wallet) => wallet.coin === coin)?.address
      const last = own.find((wallet) => wallet.coin === coin)
      return {
        coin,
        network: coinNetworks[coin],
        inForce: address === undefined ? null : { address, id: last?.id ?? null, since: last?.since ?? null },
        isStopped: last?.isStopped ?? false,
        pending: pending.get(coin) ?? null,
      }
    }),
    history: changes.filter((change) => !isPending(change)),
  }
}

const isPending = ({ state }: Pick<NamedWallet, 'state'>) => state === 'proposed' || state === 'approved'

async function readChanges({ db }: Pick<ShopContext, 'db'>) {
  return db
    .selectFrom('wallet as w')
    .leftJoin('staff as p', 'p.id', 'w.proposed_by')
    .leftJoin('staff as a', 'a.id', 'w.approved_by')
    .leftJoin('staff as e', 'e.id', 'w.ended_by')
    .selectAll('w')
    .select(['p.name as proposer', 'a.name as approver', 'e.name as ender'])
    .orderBy('w.proposed_at', 'desc')
    .orderBy('w.id')
    .limit(shownMax)
    .execute()
}
