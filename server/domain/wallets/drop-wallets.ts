import { walletOwnersMin } from '#contract/rules/staff/wallet-states.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import type { Tx } from '#server/db/database.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockOwners } from '#server/domain/staff/lock-owners.ts'
import { mayStaff } from '#server/domain/staff/may-staff.ts'
import { type WalletNoticeContext, notifyOwnersOfWallet } from '#server/domain/wallets/notify-owners-of-wallet.ts'
import { endWallet, pendingStates, subjectOf, type Wallet } from '#server/domain/wallets/wallet-steps.ts'

type Ctx = Pick<ShopContext, 'now'> & WalletNoticeContext
type ChangedAccount = { staffId: string; rolesBefore: readonly StaffRole[]; rolesKept: readonly StaffRole[] | null }

/**
 * Cancels pending wallets when an account changes. If an owner is blocked, reset or loses the role, cancels all pending wallets, because an
 * attacker with one owner's account could otherwise lock out the owners who would object. After any other change, cancels the wallets that
 * are no longer supported (`isSupported`). If `rolesKept` is null, also cancels the wallets that the person proposed or approved. Notifies
 * the owners and the person whose account changed. Returns the labels of the cancelled wallets.
 */
export async function dropPendingWallets(tx: Tx, ctx: Ctx, { staffId, rolesBefore, rolesKept }: ChangedAccount): Promise<string[]> {
  const owners = await lockOwners(tx)
  const losesOwner = rolesBefore.includes('owner') && !rolesKept?.includes('owner')
  const pending = await tx.selectFrom('wallet').selectAll().where('state', 'in', pendingStates).orderBy('id').forUpdate().execute()
  const dropped = []
  for (const wallet of pending) {
    const isOwn = rolesKept === null && [wallet.proposed_by, wallet.approved_by].includes(staffId)
    if (!losesOwner && !isOwn && (await isSupported(tx, owners, wallet))) continue
    await dropWallet(tx, ctx, wallet, staffId)
    dropped.push(subjectOf(wallet).label)
  }
  return dropped
}

/** Whether the proposer and the approver of a wallet still have their permissions, and there are still enough owners. */
export async function isSupported(
  tx: Tx,
  owners: readonly string[],
  { proposed_by: proposer, approved_by: approver }: Wallet,
): Promise<boolean> {
  const hasApprover = approver === null || owners.includes(approver)
  return owners.length >= walletOwnersMin && hasApprover && (await mayStaff(tx, proposer, 'wallet.propose'))
}

/** Cancels a wallet, with the shop as the actor. If a changed account is the reason, `changed` is the staff member with that account. */
export async function dropWallet(tx: Tx, ctx: Ctx, wallet: Wallet, changed: string | null): Promise<void> {
  const at = new Date(ctx.now())
  const action = { name: 'wallet.cancel', subject: subjectOf(wallet) } as const
  await runActionIn(tx, { actor: { kind: 'shop' }, action, at }, async () => {
    await endWallet(tx, { id: wallet.id, state: 'cancelled', by: null, at })
    await notifyOwnersOfWallet(tx, ctx, { notice: 'wallet-dropped', wallet, by: null, also: changed })
  })
}
