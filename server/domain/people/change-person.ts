import { sql } from 'kysely'
import type { ActionName } from '#contract/staff/actions.ts'
import type { ChangePerson } from '#contract/staff/people.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { updateVersioned } from '#server/domain/audit/update-versioned.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyMentioned } from '#server/domain/staff-notices/notify-mentioned.ts'

export type PeopleContext = Pick<ShopContext, 'db' | 'now'>

/** Returns a person as the subject of an audit entry. The label is the number of the person's record, not the name. */
export const personSubject = (id: number): Action['subject'] => ({ kind: 'person', id: String(id), label: `№ ${id}` })

async function actOnPerson(
  ctx: PeopleContext,
  actor: StaffActor,
  { name, id }: { name: ActionName; id: number },
  act: (tx: Tx) => Promise<unknown>,
): Promise<string> {
  const { actionId } = await runAction(ctx, actor, { name, subject: personSubject(id) }, async (tx) => {
    await lockPeople(tx, [id])
    await act(tx)
  })
  return actionId
}

/** Locks people by ascending id. Throws `not-found` if one of them was merged or erased. */
export async function lockPeople(tx: Tx, ids: readonly number[]) {
  const people = await tx
    .selectFrom('person')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('merged_into', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (people.length !== new Set(ids).size) throw new CodedError('not-found')
  return people
}

/** Changes fields of a person's record. Throws `conflict` if the record has changed since the given version. */
export function changePerson(
  ctx: PeopleContext,
  actor: StaffActor,
  id: number,
  { version, sizes, ...facts }: ChangePerson,
): Promise<string> {
  const columns = { ...facts, ...(sizes ? { sizes: JSON.stringify(sizes) } : {}) }
  const row = { table: 'person', id, version, subject: { kind: 'person' as const, id: String(id) } }
  return actOnPerson(ctx, actor, { name: 'person.edit', id }, async (tx) => {
    if (facts.introduced_by !== undefined && facts.introduced_by !== null) await assertIntroducer(tx, id, facts.introduced_by)
    return updateVersioned(tx, row, columns, () => Promise.resolve(null))
  })
}

async function assertIntroducer(tx: Tx, id: number, by: number): Promise<void> {
  const otherCard = tx.selectFrom('person').select('id').where('id', '=', by).where('id', '<>', id)
  const found = await otherCard.where('merged_into', 'is', null).where('erased_at', 'is', null).executeTakeFirst()
  if (!found) throw new CodedError('invalid', { fields: { introduced_by: 'person-introducer' } })
}

/** Adds a note that the person never sees. */
export function addPersonNote(ctx: PeopleContext, actor: StaffActor, id: number, body: string): Promise<string> {
  const at = new Date(ctx.now())
  return actOnPerson(ctx, actor, { name: 'person.note', id }, async (tx) => {
    const note = { person_id: id, body, staff_id: actor.staffId, created_at: at }
    const { id: noteId } = await tx.insertInto('person_note').values(note).returning('id').executeTakeFirstOrThrow()
    const subject = { kind: 'person' as const, id: String(id), label: `№ ${id}` }
    await notifyMentioned(tx, ctx, { subject, body, by: actor.staffId, noteId: `person ${noteId}` })
  })
}

/** Signs the person out of the shop on all devices. */
export function endPersonSessions(ctx: PeopleContext, actor: StaffActor, id: number): Promise<string> {
  return actOnPerson(ctx, actor, { name: 'person.end-sessions', id }, (tx) =>
    sql`update session set ended_at = ${new Date(ctx.now())}
      where ended_at is null and customer_id in (select value::uuid from person_handle where person_id = ${id} and kind = 'account')`.execute(
      tx,
    ),
  )
}

/**
 * Blocks a person from new orders and forms; existing orders stay. The reason is stored in the person's record, so that an erasure removes
 * it.
 */
export function blockPerson(ctx: PeopleContext, actor: StaffActor, id: number, reason: string): Promise<string> {
  const block = { blocked_at: new Date(ctx.now()), blocked_reason: reason }
  return actOnPerson(ctx, actor, { name: 'person.block', id }, (tx) =>
    tx.updateTable('person').set(block).where('id', '=', id).where('blocked_at', 'is', null).execute(),
  )
}

export function unblockPerson(ctx: PeopleContext, actor: StaffActor, id: number): Promise<string> {
  const free = { blocked_at: null, blocked_reason: null }
  return actOnPerson(ctx, actor, { name: 'person.unblock', id }, (tx) => tx.updateTable('person').set(free).where('id', '=', id).execute())
}
