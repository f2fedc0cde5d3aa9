import { sql } from 'kysely'
import { type Coin, coinNetworks, coins } from '#contract/rules/coins.ts'
import { walletOwnersMin } from '#contract/rules/staff/wallet-states.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { currentWallets } from '#server/domain/wallets/current-wallets.ts'
import { readStoredWallets } from '#server/domain/wallets/stored-wallets.ts'
import { readWalletTrust, type WalletTrust } from '#server/domain/wallets/wallet-trust.ts'

const pageSize = 50

/** A change of a wallet, with the names of the people who proposed, approved or ended it. */
export type NamedWallet = Awaited<ReturnType<ReturnType<typeof readChanges>['execute']>>[number]
export type WalletHistoryPage = { history: NamedWallet[]; hasMore: boolean }

type InForce = { address: string; id: string | null; since: Date | null }
type CoinState = {
  coin: Coin
  network: string
  inForce: InForce | null
  isStopped: boolean
  pending: (NamedWallet & { trust: WalletTrust }) | null
}

/**
 * Reads the wallets in force, the pending changes, and the first page of past changes from the database. `trust`: whether the proposer of a
 * pending change and `reader` may make the change together.
 */
export async function listWallets(
  ctx: Pick<ShopContext, 'db' | 'coins'>,
  reader: string,
): Promise<{ owners: number; coins: CoinState[] } & WalletHistoryPage> {
  const stored = await readStoredWallets(ctx.db)
  const changes = await readChanges(ctx)
    .limit(pageSize + 1 + coins.length)
    .execute()
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
    ...pageOf(changes.filter((change) => !isPending(change))),
  }
}

/** Returns a page of past changes, newest first. `before` is the id of the last change on the previous page, if there is one. */
export async function listWalletHistory(ctx: Pick<ShopContext, 'db'>, before?: string): Promise<WalletHistoryPage> {
  const page = readChanges(ctx)
    .where('w.state', 'not in', pendingStates)
    .limit(pageSize + 1)
  if (before === undefined) return pageOf(await page.execute())
  const earlier = sql<boolean>`(w.proposed_at, w.id) < (select proposed_at, id from wallet where id = ${before})`
  return pageOf(await page.where(earlier).execute())
}

const pageOf = (changes: NamedWallet[]): WalletHistoryPage => ({ history: changes.slice(0, pageSize), hasMore: changes.length > pageSize })

const pendingStates = ['proposed', 'approved'] as const
const isPending = ({ state }: Pick<NamedWallet, 'state'>) => pendingStates.some((pending) => pending === state)

function readChanges({ db }: Pick<ShopContext, 'db'>) {
  return db
    .selectFrom('wallet as w')
    .leftJoin('staff as p', 'p.id', 'w.proposed_by')
    .leftJoin('staff as a', 'a.id', 'w.approved_by')
    .leftJoin('staff as e', 'e.id', 'w.ended_by')
    .selectAll('w')
    .select(['p.name as proposer', 'a.name as approver', 'e.name as ender'])
    .orderBy(sql`w.state in ('proposed', 'approved')`, 'desc')
    .orderBy('w.proposed_at', 'desc')
    .orderBy('w.id', 'desc')
}
