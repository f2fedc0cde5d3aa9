import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockOwners } from '#server/domain/staff/lock-owners.ts'
import { dropWallet, isSupported } from '#server/domain/wallets/drop-wallets.ts'
import { type WalletNoticeContext, notifyOwnersOfWallet } from '#server/domain/wallets/notify-owners-of-wallet.ts'
import { endWallet, lockWallet, subjectOf } from '#server/domain/wallets/wallet-steps.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'> & WalletNoticeContext
const shop = { kind: 'shop' } as const

/**
 * Brings approved wallets into force one day after their approval. Each wallet replaces the previous wallet of its coin. Cancels a wallet
 * that is no longer supported (`isSupported`).
 */
export async function activateWallets(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('wallet')
    .select('id')
    .where('state', '=', 'approved')
    .where('active_from', '<=', sql<Date>`now()`)
    .execute()
  for (const { id } of due) await transaction(ctx.db, (tx) => activateWallet(tx, ctx, id))
}

async function activateWallet(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const owners = await lockOwners(tx)
  const wallet = await lockWallet(tx, id)
  // skips a wallet that an owner or another process has changed since `activateWallets` found it
  if (wallet.state !== 'approved') return
  if (!(await isSupported(tx, owners, wallet))) return dropWallet(tx, ctx, wallet, null)
  const at = new Date(ctx.now())
  await runActionIn(tx, { actor: shop, action: { name: 'wallet.start', subject: subjectOf(wallet) }, at }, async () => {
    const previousWallet = await tx
      .selectFrom('wallet')
      .select('id')
      .where('coin', '=', wallet.coin)
      .where('state', '=', 'active')
      .executeTakeFirst()
    if (previousWallet) await endWallet(tx, { id: previousWallet.id, state: 'replaced', by: null, at })
    await tx
      .updateTable('wallet')
      .set({ state: 'active', active_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    await notifyOwnersOfWallet(tx, ctx, { notice: 'wallet-active', wallet, by: null })
  })
}
