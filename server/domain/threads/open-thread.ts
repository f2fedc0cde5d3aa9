import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { type OfficeKey, offices } from '#contract/offices.ts'
import type { EnquiryKind } from '#contract/rules/enquiry-kinds.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { findAssignee, notifyAssignee } from '#server/domain/assignment/find-assignee.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { replyDeadline } from '#server/domain/threads/office-deadline.ts'

type Asked = {
  ctx: Pick<ShopContext, 'now' | 'company' | 'ownerSettings'>
  kind: EnquiryKind
  enquiryId: number
  customerId: string | null
  pieceId: number | null
  language: Language
  fields: Record<string, unknown>
  networkDigest: string | null
  now: number
}

/** Opens the thread of an enquiry and assigns it by the rules. Returns the number of the thread. */
export async function openThread(tx: Tx, asked: Asked): Promise<number> {
  const { kind, fields, now } = asked
  const office = officeOf(fields['city'])
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const assigneeId = await findAssignee(tx, { kind, office, pieceId: asked.pieceId, brandName: text('brand').trim() })
  const { id } = await tx
    .insertInto('thread')
    .values({
      kind,
      enquiry_id: asked.enquiryId,
      customer_id: asked.customerId,
      piece_id: asked.pieceId,
      office,
      language: asked.language,
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      assignee_id: assigneeId,
      due_at: replyDeadline(asked.ctx, { kind, office }, now),
      network_digest: asked.networkDigest,
      last_at: new Date(now),
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await notifyAssignee(tx, asked.ctx, id, assigneeId)
  return id
}

function officeOf(city: unknown): OfficeKey {
  return offices.find(({ key }) => key === city)?.key ?? offices[0].key
}

/**
 * Uses up a thread number without creating a thread. Blocked senders get such a number, so that they do not notice that nothing was stored.
 */
export async function skipThreadNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval(pg_get_serial_sequence('thread', 'id'))::int as number`.execute(db)
  return rows[0]?.number ?? 0
}
