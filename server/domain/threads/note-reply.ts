import type { HandChannel } from '#contract/rules/staff/thread-enums.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { assertFilled, markWaitingForPerson } from '#server/domain/threads/reply-to-thread.ts'
import { threadSubject } from '#server/domain/threads/visible-threads.ts'

/**
 * Records a reply that the staff gave by messenger or by phone, and marks the thread as waiting for the person. Does not check the version
 * of the thread, because the reply was already given. Throws `invalid` if a template placeholder is unfilled. Returns the id of the action.
 */
export async function noteReply(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: StaffActor,
  id: number,
  { channel, body }: { channel: HandChannel; body: string },
): Promise<string> {
  assertFilled(body)
  const action = { name: 'thread.note-answer', subject: await threadSubject(ctx.db, actor, id) } as const
  const at = new Date(ctx.now())
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    await markWaitingForPerson(tx, id, at)
    const note = { thread_id: id, body, replied_by: channel, staff_id: actor.staffId, created_at: at }
    await tx.insertInto('thread_note').values(note).execute()
  })
  return actionId
}
