import type { Language } from '#contract/language.ts'
import { offices } from '#contract/offices.ts'
import { contactPhone } from '#contract/rules/phone.ts'
import type { Tx } from '#server/db/database.ts'
import { findAssignee, notifyAssignee } from '#server/domain/assignment/find-assignee.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { replyDeadline } from '#server/domain/threads/office-deadline.ts'

type Writer = { name: string; phone: string | null; email: string; language: Language; customerId: string | null }

/** Creates the thread of a person who wrote without a form, and notifies the assignee. Returns the number of the thread. */
export async function beginInboundThread(
  tx: Tx,
  ctx: Pick<ShopContext, 'now' | 'company' | 'ownerSettings'>,
  { name, phone, email, language, customerId }: Writer,
): Promise<number> {
  const now = new Date(ctx.now())
  const [{ key: office }] = offices
  const person = { name, phone: phone ? contactPhone(phone) : '', email, language, customer_id: customerId }
  const dates = { due_at: replyDeadline(ctx, { kind: 'contact', office }, ctx.now()), last_at: now, created_at: now }
  const assigneeId = await findAssignee(tx, { kind: 'contact', office, pieceId: null })
  const { id } = await tx
    .insertInto('thread')
    .values({ kind: 'contact', office, assignee_id: assigneeId, ...person, ...dates })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notifyAssignee(tx, ctx, id, assigneeId)
  return id
}
