import { defaultLanguage } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { contactPhone } from '#contract/rules/phone.ts'
import type { WriteCall } from '#contract/staff/thread-steps.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { replyDeadline } from '#server/domain/threads/office-deadline.ts'
import { skipThreadNumber } from '#server/domain/threads/open-thread.ts'

/** Records a phone call as a thread, assigned to its author. Returns the number of the thread and the id of the action. */
export async function writeCall(
  ctx: Pick<ShopContext, 'db' | 'now' | 'company' | 'ownerSettings'>,
  actor: StaffActor,
  { name, phone, body, result }: WriteCall,
): Promise<{ id: number; actionId: string }> {
  const now = new Date(ctx.now())
  const id = await skipThreadNumber(ctx.db)
  const office = offices[0].key
  const action: Action = { name: 'thread.call', subject: { kind: 'thread', id: String(id), label: `№ ${id}` } }
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    await tx
      .insertInto('thread')
      .values({
        id,
        kind: 'call',
        office,
        language: defaultLanguage,
        name,
        phone: phone && contactPhone(phone),
        status: result,
        assignee_id: actor.staffId,
        due_at: result === 'open' ? replyDeadline(ctx, { kind: 'call', office }, ctx.now()) : null,
        last_at: now,
        created_at: now,
      })
      .execute()
    await tx.insertInto('thread_note').values({ thread_id: id, body, staff_id: actor.staffId, created_at: now }).execute()
  })
  return { id, actionId }
}
