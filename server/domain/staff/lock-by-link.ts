import { runAction } from '#server/domain/audit/run-action.ts'
import { removePasskeysOf } from '#server/domain/passkeys/remove-passkey.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { lockOwners } from '#server/domain/staff/lock-owners.ts'
import { notifyOwners } from '#server/domain/staff/notify-owners.ts'
import { revokePendingActions } from '#server/domain/staff/revoke-pending-actions.ts'
import { linkGoneError, type StaffLink, consumeStaffLink, withdrawLinksOf } from '#server/domain/staff/staff-links.ts'

/**
 * Locks an account by the link in an email about a new device or passkey: ends all sessions, removes all passkeys, and prevents sign-ins
 * until an owner or a command on the server unlocks the account.
 */
export async function lockByLink(ctx: ShopContext, { id, staff_id: staffId }: StaffLink, { origin }: { origin: string }): Promise<void> {
  if (!staffId) throw linkGoneError()
  // uses the shop as the actor, because the visitor of the link is not signed in
  await runAction(ctx, { kind: 'shop' }, { name: 'staff.lock', subject: { kind: 'staff', id: staffId } }, async (tx) => {
    // takes the locks in the same order as a change of roles, to prevent deadlocks
    await lockOwners(tx)
    await consumeStaffLink(tx, ctx.now(), id)
    const { roles, ...about } = await tx
      .updateTable('staff')
      .set((eb) => ({ blocked_at: new Date(ctx.now()), edit_version: eb('edit_version', '+', 1) }))
      .where('id', '=', staffId)
      .returning(['name', 'email', 'roles'])
      .executeTakeFirstOrThrow()
    // removes the passkeys, because an intruder may have added them
    await removePasskeysOf(tx, staffId)
    await withdrawLinksOf(tx, staffId)
    await revokePendingActions(tx, ctx, { staffId, rolesBefore: roles, rolesKept: null })
    await notifyOwners(tx, { notice: 'locked-by-link', origin, about, also: roles.includes('owner') ? staffId : null })
  })
}
