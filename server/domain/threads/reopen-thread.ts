import type { Selectable } from 'kysely'
import type { Tables, Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { replyDeadline } from '#server/domain/threads/office-deadline.ts'

type Ctx = Pick<ShopContext, 'now' | 'company' | 'ownerSettings'>
type Thread = Selectable<Tables['thread']>
type Notice = { kind: 'thread-message' | 'thread-undelivered'; key: string }

/**
 * Reopens a thread, whose row must be locked. Sets a reply deadline unless there is one, and notifies the assignee. If no assignee may
 * still reply, notifies all staff members who may reply.
 */
export async function reopenThread(tx: Tx, ctx: Ctx, thread: Thread, notice: Notice): Promise<void> {
  const askedAs = thread.kind === 'buyback' ? 'contact' : thread.kind
  await tx
    .updateTable('thread')
    .set((eb) => ({
      status: thread.status === 'new' ? 'new' : 'open',
      due_at: thread.due_at ?? replyDeadline(ctx, { kind: askedAs, office: thread.office }, ctx.now()),
      last_at: new Date(ctx.now()),
      edit_version: eb('edit_version', '+', 1),
    }))
    .where('id', '=', thread.id)
    .execute()
  await notifyStaff(tx, ctx, {
    ...notice,
    subject: { kind: 'thread', id: String(thread.id), label: `№ ${thread.id}` },
    handler: thread.assignee_id,
  })
}
