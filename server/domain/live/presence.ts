import { minuteMs } from '#contract/rules/durations.ts'
import type { Presence } from '#contract/staff/live.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type PresenceContext = Pick<ShopContext, 'db' | 'now'>
type Person = { staffId: string; sessionId: string }

/** A tab that has not reported for this long counts as closed. */
const presentMs = minuteMs

/** Stores which record a tab has open. Publishes an event when a person opens the record, leaves the record, or moves to another field. */
export async function recordPresence(ctx: PresenceContext, { staffId, sessionId }: Person, given: Presence): Promise<void> {
  const { kind, id, field, tab, is_leaving: isLeaving } = given
  const at = new Date(ctx.now())
  await transaction(ctx.db, async (tx) => {
    const tabRow = () => tx.selectFrom('staff_presence').where('session_id', '=', sessionId).where('tab', '=', tab)
    const before = await tabRow().selectAll().forUpdate().executeTakeFirst()
    const isSame = before?.subject_kind === kind && before.subject_id === id
    if (isLeaving) {
      if (!isSame) return
      await tx.deleteFrom('staff_presence').where('session_id', '=', sessionId).where('tab', '=', tab).execute()
      return announce(tx, staffId, before)
    }
    const row = { staff_id: staffId, subject_kind: kind, subject_id: id, field, seen_at: at }
    await tx
      .insertInto('staff_presence')
      .values({ session_id: sessionId, tab, ...row })
      .onConflict((conflict) => conflict.columns(['session_id', 'tab']).doUpdateSet(row))
      .execute()
    const wasThere = isSame && at.getTime() - before.seen_at.getTime() < presentMs
    if (before && !isSame) await announce(tx, staffId, before)
    if (!wasThere || before.field !== field) await announce(tx, staffId, row)
  })
}

async function announce(
  tx: Tx,
  staffId: string,
  { subject_kind, subject_id }: { subject_kind: string; subject_id: string },
): Promise<void> {
  await tx.insertInto('staff_event').values({ subject_kind, subject_id, action: 'presence', staff_id: staffId }).execute()
}

/** Returns the people other than the reader who have a record open, one row per tab. */
export function listPresent({ db, now }: { db: Db; now: () => number }, readerId: string, record: { kind: string; id: string }) {
  return db
    .selectFrom('staff_presence')
    .innerJoin('staff', 'staff.id', 'staff_presence.staff_id')
    .innerJoin('staff_session', 'staff_session.id', 'staff_presence.session_id')
    .select(['staff_presence.staff_id', 'staff.name', 'field', 'staff_presence.seen_at'])
    .where('subject_kind', '=', record.kind)
    .where('subject_id', '=', record.id)
    .where('staff_presence.staff_id', '<>', readerId)
    .where('staff_presence.seen_at', '>', new Date(now() - presentMs))
    .where('staff_session.ended_at', 'is', null)
    .orderBy('staff.name')
    .orderBy('staff_presence.tab')
    .execute()
}
