import { sql } from 'kysely'
import { walletOwnersMin } from '#contract/rules/staff/wallet-states.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockOwners } from '#server/domain/staff/lock-owners.ts'
import { type TellContext, tellOwners } from '#server/domain/wallets/tell-owners.ts'
import { endWallet, lockWallet, mayStill, subjectOf, type Wallet } from '#server/domain/wallets/wallet-steps.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'> & TellContext
const shop = { kind: 'shop' } as const

/** Brings approved wallets into force whose day is over, by the clock of the database. Each replaces the one before. */
export async function startWallets(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('wallet')
    .select('id')
    .where('state', '=', 'approved')
    .where('active_from', '<=', sql<Date>`now()`)
    .execute()
  for (const { id } of due) await transaction(ctx.db, (tx) => startWallet(tx, ctx, id))
}

async function startWallet(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const owners = await lockOwners(tx)
  const wallet = await lockWallet(tx, id)
  // an owner was quicker, or another process
  if (wallet.state !== 'approved') return
  if (!(await isSupported(tx, owners, wallet))) return dropWallet(tx, ctx, wallet)
  const at = new Date(ctx.now())
  await runActionIn(tx, { actor: shop, action: { name: 'wallet.start', subject: subjectOf(wallet) }, at }, async () => {
    const before = await tx
      .selectFrom('wallet')
      .select('id')
      .where('coin', '=', wallet.coin)
      .where('state', '=', 'active')
      .executeTakeFirst()
    if (before) await endWallet(tx, { id: before.id, state: 'replaced', by: null, at })
    await tx
      .updateTable('wallet')
      .set({ state: 'active', active_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    await tellOwners(tx, ctx, { notice: 'wallet-active', wallet, by: null })
  })
}

/**
 * Cancels what waits and has lost one of its two people, or has one owner left to see it: whoever takes over an account and locks the
 * others out gains nothing. For each change of a role or an account, in its transaction.
 */
export async function dropUnsupportedWallets(tx: Tx, ctx: Omit<Ctx, 'db'>): Promise<void> {
  const owners = await lockOwners(tx)
  const pending = await tx
    .selectFrom('wallet')
    .selectAll()
    .where('state', 'in', ['proposed', 'approved'])
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const wallet of pending) if (!(await isSupported(tx, owners, wallet))) await dropWallet(tx, ctx, wallet)
}

async function isSupported(tx: Tx, owners: readonly string[], { proposed_by: proposer, approved_by: approver }: Wallet): Promise<boolean> {
  const hasApprover = approver === null || owners.includes(approver)
  return owners.length >= walletOwnersMin && hasApprover && (await mayStill(tx, proposer, 'wallet.propose'))
}

async function dropWallet(tx: Tx, ctx: Omit<Ctx, 'db'>, wallet: Wallet): Promise<void> {
  const at = new Date(ctx.now())
  const action = { name: 'wallet.cancel', subject: subjectOf(wallet) } as const
  await runActionIn(tx, { actor: shop, action, at }, async () => {
    await endWallet(tx, { id: wallet.id, state: 'cancelled', by: null, at })
    await tellOwners(tx, ctx, { notice: 'wallet-dropped', wallet, by: null })
  })
}
