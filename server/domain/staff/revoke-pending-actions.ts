import type { TextPageName } from '#contract/rules/page-texts.ts'
import { type Permission, permissionsOf, type StaffRole } from '#contract/staff/permissions.ts'
import type { Tx } from '#server/db/database.ts'
import { dropPlannedTexts } from '#server/domain/page-texts/publish-text.ts'
import { dropPiecePlans } from '#server/domain/pieces/drop-piece-plans.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { withdrawLinksBy } from '#server/domain/staff/staff-links.ts'
import { endStaffSessions } from '#server/domain/staff/staff-sessions.ts'
import { dropPendingWallets } from '#server/domain/wallets/drop-wallets.ts'
import type { WalletNoticeContext } from '#server/domain/wallets/notify-owners-of-wallet.ts'

/** The pending actions that a change of an account withdrew. Pieces are listed by id, and wallets by their label in the audit log. */
export type RevokedActions = { invitations: number; resetLinks: number; wallets: string[]; pieces: number[]; pages: TextPageName[] }

/**
 * `rolesBefore` are the roles before the change. A pending action is withdrawn unless the roles in `rolesKept` permit it. If `rolesKept` is
 * null, all pending actions are withdrawn.
 */
export type ChangedAccount = { staffId: string; rolesBefore: readonly StaffRole[]; rolesKept: readonly StaffRole[] | null }

/**
 * Ends the sessions of a person whose account changes, and withdraws the pending actions that the kept roles do not permit: links, pending
 * wallets, scheduled page texts, and scheduled publications and withdrawals of pieces. Call it after `lockOwners`, in the transaction that
 * changes the account.
 */
export async function revokePendingActions(
  tx: Tx,
  ctx: Pick<ShopContext, 'now'> & WalletNoticeContext,
  account: ChangedAccount,
): Promise<RevokedActions> {
  const { staffId, rolesKept } = account
  const keeps = (right: Permission) => rolesKept !== null && permissionsOf(rolesKept).includes(right)
  await endStaffSessions(tx, ctx.now(), { staffId })
  return {
    ...(keeps('staff.manage') ? { invitations: 0, resetLinks: 0 } : await withdrawLinksBy(tx, staffId)),
    wallets: await dropPendingWallets(tx, ctx, account),
    pages: keeps('content.publish') ? [] : await dropPlannedTexts(tx, staffId),
    pieces: keeps('piece.publish') ? [] : await dropPiecePlans(tx, staffId),
  }
}
