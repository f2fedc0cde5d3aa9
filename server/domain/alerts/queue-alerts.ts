import { sql } from 'kysely'
import { hourMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { mayBeAlerted } from '#server/domain/alerts/find-alerts.ts'
import { matchChangedPieces } from '#server/domain/alerts/match-changed-pieces.ts'
import { checkAlert, readAlerts } from '#server/domain/alerts/stored-alerts.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const betweenMessagesMs = hourMs
const peoplePerRun = 500

/** Queues messages about all changed pieces. Matches all changes first, so that a bulk change makes one message per person. */
export async function queueAlerts(ctx: ShopContext): Promise<void> {
  await matchChangedPieces(ctx)
  await ctx.catalog.refresh()
  const now = new Date(ctx.now())
  const recently = new Date(ctx.now() - betweenMessagesMs)
  const { rows } = await sql<{ id: number }>`
    select p.id from person p
    where exists (select from piece_telling t where t.person_id = p.id and t.notified_at is null and t.due_at <= ${now})
      and not exists (select from alert_message l where l.person_id = p.id and l.created_at > ${recently})
    order by p.id limit ${peoplePerRun}`.execute(ctx.db)
  for (const { id } of rows) await notifyPerson(ctx, id)
}

/** Queues one message with all due alerts of a person. A concurrent run finds none left. */
async function notifyPerson(ctx: ShopContext, personId: number): Promise<void> {
  const now = new Date(ctx.now())
  await transaction(ctx.db, async (tx) => {
    // only one process at a time handles a person
    const { rows } = await sql<{ tellable: boolean }>`
      select ${mayBeAlerted} as tellable from person p where p.id = ${personId}
        and not exists (select from alert_message l where l.person_id = p.id and l.created_at > ${new Date(now.getTime() - betweenMessagesMs)})
      for update skip locked`.execute(tx)
    const [person] = rows
    if (!person) return
    const isDue = sql<boolean>`t.person_id = ${personId} and t.notified_at is null and t.due_at <= ${now}`
    const due = await readAlerts(tx, isDue)
    const notified: number[] = []
    const cheaper: number[] = []
    const outdated: number[] = []
    for (const alert of due) {
      const truth = checkAlert(ctx.catalog.current(), alert, ctx.now())
      if (!person.tellable || truth.state === 'gone') outdated.push(alert.id)
      else if (truth.state === 'true') {
        notified.push(alert.id)
        if (alert.why === 'price') cheaper.push(alert.pieceId)
      } else await tx.updateTable('piece_telling').set({ due_at: truth.until }).where('id', '=', alert.id).execute()
    }
    if (outdated.length) await tx.deleteFrom('piece_telling').where('id', 'in', outdated).execute()
    if (!notified.length) return
    const message = await tx
      .insertInto('alert_message')
      .values({ person_id: personId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.updateTable('piece_telling').set({ notified_at: now, message_id: message.id }).where('id', 'in', notified).execute()
    // the message shows the current price, so it also covers intermediate price drops
    if (cheaper.length)
      await tx
        .updateTable('piece_telling')
        .set({ notified_at: now })
        .where('person_id', '=', personId)
        .where('piece_id', 'in', cheaper)
        .where('why', '=', 'price')
        .where('notified_at', 'is', null)
        .execute()
    await enqueue(tx, 'alert-message', { message: message.id }, { key: String(message.id) })
  })
}
