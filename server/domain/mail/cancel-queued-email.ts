import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'

/** Cancels the queued email of an action. Throws `conflict` if the email was already sent or cancelled. */
export async function cancelQueuedEmail(tx: Tx, _ctx: unknown, { id }: { id: number }): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('job')
    .where('audit_entry_id', '=', id)
    .where('attempts', '=', 0)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (!numDeletedRows) throw new CodedError('conflict', { reason: 'undo-sent', body: { reason: 'undo-sent' } })
}
