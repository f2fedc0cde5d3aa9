import type { ThreadStatus } from '#contract/rules/staff/thread-enums.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyMentioned } from '#server/domain/staff-notices/notify-mentioned.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>
type ThreadColumns = Partial<{
  status: ThreadStatus
  due_at: Date | null
  answered_at: Date
  spam_at: Date | null
  last_at: Date
}>

/** Updates a thread and increments its version. Throws `conflict` if the thread has changed since `version`. */
export async function updateThread(tx: Tx, { id, version }: { id: number; version: number }, columns: ThreadColumns): Promise<void> {
  const updatedThread = await tx
    .updateTable('thread')
    .set((eb) => ({ ...columns, edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .where('edit_version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!updatedThread) throw await createEditConflict(tx, { subject: { kind: 'thread', id: String(id) } }, 'thread-changed')
}

/**
 * Updates a thread regardless of its version, and increments the version. A concurrent change by a colleague, based on an earlier version,
 * is then refused.
 */
export async function rewriteThread(tx: Tx, id: number, columns: { assignee_id?: string | null; email?: string }): Promise<void> {
  await tx
    .updateTable('thread')
    .set((eb) => ({ ...columns, edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

type Move = { id: number; version: number; status: Exclude<ThreadStatus, 'new' | 'automatic'> }

/** Sets the status of a thread; `spam` blocks the sender for a while. Returns the id of the action. */
export async function moveThread(ctx: Ctx, actor: StaffActor, { id, version, status }: Move): Promise<string> {
  const action = { name: 'thread.status', subject: await threadSubject(ctx.db, actor, id) } as const
  const { actionId } = await runAction(ctx, actor, action, (tx) =>
    updateThread(
      tx,
      { id, version },
      { status, spam_at: status === 'spam' ? new Date(ctx.now()) : null, ...(status === 'open' ? {} : { due_at: null }) },
    ),
  )
  return actionId
}

/** Assigns a thread to a colleague, who is notified, or to nobody (null). Returns the id of the action. */
export async function assignThread(ctx: Ctx, actor: StaffActor, id: number, staffId: string | null): Promise<string> {
  const action = { name: 'thread.assign', subject: await threadSubject(ctx.db, actor, id) } as const
  const result = await runAction(ctx, actor, action, async (tx, actionId) => {
    if (staffId) {
      const colleague = await tx
        .selectFrom('staff')
        .select('id')
        .where('id', '=', staffId)
        .where('blocked_at', 'is', null)
        .executeTakeFirst()
      if (!colleague) throw new CodedError('not-found')
    }
    await rewriteThread(tx, id, { assignee_id: staffId })
    if (!staffId) return
    const key = `thread-assigned ${actionId}`
    await notifyStaff(tx, ctx, { kind: 'thread-assigned', key, subject: action.subject, by: actor.staffId, to: [staffId] })
  })
  return result.actionId
}

/** Sets the email address for replies. Returns the id of the action. */
export async function changeThreadEmail(ctx: Ctx, actor: StaffActor, id: number, email: string): Promise<string> {
  const action = { name: 'thread.email', subject: await threadSubject(ctx.db, actor, id) } as const
  const { actionId } = await runAction(ctx, actor, action, (tx) => rewriteThread(tx, id, { email }))
  return actionId
}

/** Adds an internal note. Returns the id of the action. */
export async function addThreadNote(ctx: Ctx, actor: StaffActor, id: number, body: string): Promise<string> {
  const subject = await threadSubject(ctx.db, actor, id)
  const at = new Date(ctx.now())
  const { actionId } = await runAction(ctx, actor, { name: 'thread.note', subject }, async (tx) => {
    const note = { thread_id: id, body, staff_id: actor.staffId, created_at: at }
    const { id: noteId } = await tx.insertInto('thread_note').values(note).returning('id').executeTakeFirstOrThrow()
    await rewriteThread(tx, id, {})
    await notifyMentioned(tx, ctx, { subject, body, by: actor.staffId, noteId: `thread ${noteId}` })
  })
  return actionId
}
