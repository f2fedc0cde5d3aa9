import { isMentioned } from '#contract/rules/staff/mentions.ts'
import type { Tx } from '#server/db/database.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { type StaffNotice, notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { listColleagues } from '#server/domain/staff/list-colleagues.ts'

type Note = Pick<StaffNotice, 'subject'> & { body: string; by: string; noteId: string }

/**
 * Notifies every colleague whom a note mentions with `@` and who may read the record of the note (OWN-59). Notifies each of them only once
 * per note.
 */
export async function notifyMentioned(tx: Tx, ctx: Pick<ShopContext, 'now'>, { subject, body, by, noteId }: Note): Promise<void> {
  if (!body.includes('@')) return
  const to = (await listColleagues(tx)).filter(({ name }) => isMentioned(body, name)).map(({ id }) => id)
  if (to.length) await notifyStaff(tx, ctx, { kind: 'mention', key: `mention ${noteId}`, subject, by, to })
}
