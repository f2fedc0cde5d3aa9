import { CodedError } from '#server/context/coded-error.ts'
import type { SessionHolder } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Removes one of a person's own passkeys and notifies the person by email. Throws `not-found`. */
export async function removePasskey(
  ctx: ShopContext,
  holder: SessionHolder,
  { id, origin }: { id: string; origin: string },
): Promise<void> {
  const { staffId } = holder
  await runAction(ctx, holder, { name: 'staff.remove-passkey', subject: { kind: 'staff', id: staffId } }, async (tx) => {
    const removed = await tx
      .deleteFrom('staff_passkey')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new CodedError('not-found')
    await enqueue(tx, 'staff-email', { notice: 'passkey-removed', to: staffId, link: null, origin, about: { passkey: removed.name } })
  })
}

/**
 * Removes all passkeys of a person, because an intruder may have added one. Used when the person's sign-in is reset, or when the account is
 * locked by a link.
 */
export async function removePasskeysOf(tx: Tx, staffId: string): Promise<void> {
  await tx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
}
