import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { readRowChanges } from '#server/domain/audit/read-row-changes.ts'
import { lockOrder } from '#server/domain/orders/change-status.ts'
import { emailKey, withdrawOrderEmail } from '#server/domain/orders/queue-order-email.ts'
import { rescheduleOrderJob } from '#server/domain/orders/reschedule-job.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requote } from '#server/domain/staff-orders/edit-order.ts'
import { findLastEvent, recordUndo } from '#server/domain/staff-orders/undo-order-step.ts'

/**
 * Undoes an edit: restores contact, delivery, comment and total. Throws `conflict` if the order was shipped, if the email of the edit was
 * sent, or if another event followed in the history of the order.
 */
export async function undoEdit(
  tx: Tx,
  { now }: Pick<ShopContext, 'now'>,
  { id: entryId, subject_id: orderId }: { id: number; subject_id: string },
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new CodedError('not-found')
  const last = await findLastEvent(tx, orderId)
  if (last?.kind !== 'edited' || last.action_id !== entryId) throw new CodedError('conflict', { reason: 'step-not-last' })
  const changes = (await readRowChanges(tx, entryId)).filter(({ table_name }) => table_name === 'shop_order')
  if (changes.some(({ erased }) => erased.length > 0))
    throw new CodedError('conflict', { reason: 'undo-erased', body: { reason: 'undo-erased' } })
  const isWithdrawn = await withdrawOrderEmail(tx, emailKey(orderId, 'edited', String(entryId)))
  if (!isWithdrawn) throw new CodedError('conflict', { reason: 'step-email-gone' })
  const former: Record<string, unknown> = Object.assign({}, ...changes.map(({ before }) => before))
  // does not restore an end of the reservation that has passed, because the order would expire at once
  if (!(new Date(String(former['expires_at'])).getTime() > now())) delete former['expires_at']
  const { total_cents: total, expires_at: end } = await tx
    .updateTable('shop_order')
    .set({ ...former, edit_version: sql`edit_version + 1` })
    .where('id', '=', orderId)
    .returning(['total_cents', 'expires_at'])
    .executeTakeFirstOrThrow()
  if ('total_cents' in former) await requote(tx, orderId, total)
  if ('expires_at' in former) await rescheduleOrderJob(tx, 'expire-order', orderId, end)
  await recordUndo(tx, { orderId, from: order.status, to: order.status, now: new Date(now()) })
}
