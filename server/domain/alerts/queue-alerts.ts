import { sql } from 'kysely'
import { hourMs } from '#contract/rules/durations.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { type AlertOwner, groupOwners, isOwnedBy, isTellingOf, readAlertOwners } from '#server/domain/alerts/alert-owners.ts'
import { mayBeAlerted } from '#server/domain/alerts/find-alerts.ts'
import { matchChangedPieces } from '#server/domain/alerts/match-changed-pieces.ts'
import { nightEnd } from '#server/domain/alerts/message-times.ts'
import { checkAlert, readAlerts, type StoredAlert } from '#server/domain/alerts/stored-alerts.ts'
import { moveStrayAlerts } from '#server/domain/alerts/stray-alerts.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const betweenMessagesMs = hourMs
const peoplePerRun = 500

/**
 * Creates alerts about all changed pieces, then queues messages with the due alerts. A bulk change thus results in one message per mailbox.
 */
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

/** Queues messages with all due alerts of a person, one message per mailbox or chat. */
async function notifyPerson(ctx: ShopContext, personId: number): Promise<void> {
  const now = new Date(ctx.now())
  await transaction(ctx.db, async (tx) => {
    // the row lock lets only one process at a time handle a person
    const { rows } = await sql<{ tellable: boolean }>`
      select ${mayBeAlerted} as tellable from person p where p.id = ${personId}
        and not exists (select from alert_message l where l.person_id = p.id and l.created_at > ${new Date(now.getTime() - betweenMessagesMs)})
      for update skip locked`.execute(tx)
    const [person] = rows
    if (!person) return
    const cardOwners = await readAlertOwners(tx, personId)
    await moveStrayAlerts(tx, personId, cardOwners)
    const groups = groupOwners(cardOwners)
    for (const owners of groups) await skipRepeated(tx, { personId, owners, now })
    const isDue = sql<boolean>`t.person_id = ${personId} and t.notified_at is null and t.due_at <= ${now}
      and ${isTellingOf(sql`t`, cardOwners)}`
    const trueAlerts: StoredAlert[] = []
    const outdated: number[] = []
    for (const alert of await readAlerts(tx, isDue)) {
      const truth = checkAlert(ctx.catalog.current(), alert, ctx.now())
      if (!person.tellable || truth.state === 'gone') outdated.push(alert.id)
      else if (truth.state === 'true') trueAlerts.push(alert)
      else await tx.updateTable('piece_telling').set({ due_at: truth.until }).where('id', '=', alert.id).execute()
    }
    if (outdated.length) await tx.deleteFrom('piece_telling').where('id', 'in', outdated).execute()
    for (const owners of groups)
      await queueMessage(
        tx,
        { personId, owners, now },
        trueAlerts.filter((alert) => isOwnedBy(alert, owners)),
      )
  })
}

type Recipient = { personId: number; owners: readonly AlertOwner[]; now: Date }

/** Marks due alerts as notified if the same mailbox or chat has already received an alert about the piece through another owner. */
async function skipRepeated(tx: Tx, { personId, owners, now }: Recipient): Promise<void> {
  if (owners.length < 2) return
  await sql`
    update piece_telling t set notified_at = ${now}
    where t.person_id = ${personId} and t.notified_at is null and t.due_at <= ${now} and t.why <> 'price' and ${isTellingOf(sql`t`, owners)}
      and exists (select from piece_telling n where n.person_id = t.person_id and n.piece_id = t.piece_id and n.why = t.why
        and n.change_id is not distinct from t.change_id and n.notified_at is not null and ${isTellingOf(sql`n`, owners)})`.execute(tx)
}

/**
 * Queues one message for owners with the same mailbox or chat. Also marks their pending alerts about the same pieces and reasons as
 * notified. At night, postpones the alerts to the morning instead.
 */
async function queueMessage(tx: Tx, { personId, owners, now }: Recipient, alerts: readonly StoredAlert[]): Promise<void> {
  const [alert] = alerts
  const owner = alert && owners.find((one) => isOwnedBy(alert, [one]))
  if (!owner) return
  const ids = alerts.map(({ id }) => id)
  const morning = nightEnd(owner.language, now.getTime())
  if (morning) {
    await tx.updateTable('piece_telling').set({ due_at: morning }).where('id', 'in', ids).execute()
    return
  }
  const message = await tx
    .insertInto('alert_message')
    .values({ person_id: personId, customer_id: owner.customerId, thread_id: owner.threadId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.updateTable('piece_telling').set({ notified_at: now, message_id: message.id }).where('id', 'in', ids).execute()
  // the message shows the current price, so pending alerts about other reductions of the same piece are done too
  await sql`
    update piece_telling t set notified_at = ${now}, message_id = case when t.why <> 'price' then ${message.id}::int end
    from piece_telling n where n.id = any(${ids}::int[]) and t.person_id = ${personId} and t.notified_at is null
      and t.piece_id = n.piece_id and t.why = n.why and ${isTellingOf(sql`t`, owners)}`.execute(tx)
  await enqueue(tx, 'alert-message', { message: message.id }, { key: String(message.id) })
}
