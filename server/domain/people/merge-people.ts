import { sql } from 'kysely'
import { staffLimits } from '#contract/staff/limits.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { lockPeople, type PeopleContext, personSubject } from '#server/domain/people/change-person.ts'
import { type ListedPersonRow, readPeople } from '#server/domain/people/list-people.ts'
import { readPossibleDuplicates } from '#server/domain/people/read-possible-duplicates.ts'

type Pair = { id: number; otherId: number }
type Moves = { orders: number; threads: number; notes: number; contacts: number; consignments: number; accounts: number }

/** Returns a preview of `mergePeople`: the record that stays, the record that is merged into it, and the numbers of records that move. */
export async function previewMerge(db: Db, { id, otherId }: Pair) {
  if (id === otherId) throw new CodedError('not-found')
  const condition = sql<boolean>`p.id in (${id}, ${otherId}) and p.merged_into is null and p.erased_at is null`
  const people = await readPeople(db, condition, { ordering: 'last', limit: 2, offset: 0 })
  const find = (wanted: number): ListedPersonRow => {
    const found = people.find((person) => person.id === wanted)
    if (!found) throw new CodedError('not-found')
    return found
  }
  const { rows } = await sql<Moves>`
    select (select count(*) from shop_order where person_id = ${otherId})::int as orders,
      (select count(*) from thread where person_id = ${otherId})::int as threads,
      (select count(*) from person_note where person_id = ${otherId})::int as notes,
      (select count(*) from piece_private where consignor_person_id = ${otherId})::int as consignments,
      (select count(*) from person_handle h where person_id = ${otherId} and kind <> 'account' and not exists (
        select from person_handle k where k.person_id = ${id} and k.kind = h.kind and k.value = h.value))::int as contacts,
      (select count(*) from person_handle where person_id in (${id}, ${otherId}) and kind = 'account')::int as accounts`.execute(db)
  const { accounts, ...moves } = rows[0] ?? { orders: 0, threads: 0, notes: 0, contacts: 0, consignments: 0, accounts: 0 }
  const doubt = (await readPossibleDuplicates(db, id)).find(({ person }) => person.id === otherId)
  return { target: find(id), other: find(otherId), reasons: doubt?.reasons ?? [], moves, accounts }
}

/**
 * Merges the person `otherId` into the person `id`, as one action that can be undone. The remaining person has the accounts of both. If
 * either person is blocked, the result is blocked.
 */
export async function mergePeople(ctx: PeopleContext, actor: StaffActor, { id, otherId }: Pair): Promise<string> {
  if (id === otherId) throw new CodedError('not-found')
  const { actionId } = await runAction(ctx, actor, { name: 'person.merge', subject: personSubject(id) }, async (tx) => {
    // lock order: orders, threads, people
    await sql`select from shop_order where person_id = ${otherId} order by id for update`.execute(tx)
    await sql`select from thread where person_id = ${otherId} order by id for update`.execute(tx)
    const people = await lockPeople(tx, [id, otherId])
    await moveParts(tx, { id, otherId })
    const other = people.find((person) => person.id === otherId)
    const target = people.find((person) => person.id === id)
    if (!other || !target) throw new CodedError('not-found')
    const block = target.blocked_at ? target : other
    await tx
      .updateTable('person')
      .set((eb) => ({
        name: target.name || other.name,
        city: target.city || other.city,
        is_vip: target.is_vip || other.is_vip,
        sizes: JSON.stringify({ ...other.sizes, ...target.sizes }),
        tags: [...new Set([...target.tags, ...other.tags])].slice(0, staffLimits.tagsMax),
        introduced_by: [target.introduced_by, other.introduced_by].find((by) => by !== null && by !== id && by !== otherId) ?? null,
        blocked_at: block.blocked_at,
        blocked_reason: block.blocked_reason,
        last_at: target.last_at > other.last_at ? target.last_at : other.last_at,
        edit_version: eb('edit_version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await tx.updateTable('person').set({ merged_into: id }).where('id', '=', otherId).execute()
  })
  return actionId
}

async function moveParts(tx: Tx, { id, otherId }: Pair): Promise<void> {
  await sql`update shop_order set person_id = ${id} where person_id = ${otherId}`.execute(tx)
  await sql`update thread set person_id = ${id} where person_id = ${otherId}`.execute(tx)
  await sql`update buyback set person_id = ${id} where person_id = ${otherId}`.execute(tx)
  await sql`update piece_private set consignor_person_id = ${id} where consignor_person_id = ${otherId}`.execute(tx)
  await sql`update person set introduced_by = ${id} where introduced_by = ${otherId} and id <> ${id}`.execute(tx)
  await sql`update person_note set person_id = ${id} where person_id = ${otherId}`.execute(tx)
  // remove duplicates: if both people got the same message about a piece, it counts once
  await sql`delete from piece_telling t where person_id = ${otherId} and exists (select from piece_telling k
    where k.person_id = ${id} and k.piece_id = t.piece_id and k.why = t.why and k.price_cents = t.price_cents
      and k.customer_id is not distinct from t.customer_id and k.wanted_id is not distinct from t.wanted_id
      and k.change_id is not distinct from t.change_id)`.execute(tx)
  for (const table of ['piece_telling', 'alert_message'])
    await sql`update ${sql.table(table)} set person_id = ${id} where person_id = ${otherId}`.execute(tx)
  await sql`delete from person_handle h where person_id = ${otherId} and exists (
    select from person_handle k where k.person_id = ${id} and k.kind = h.kind and k.value = h.value)`.execute(tx)
  await sql`update person_handle set person_id = ${id} where person_id = ${otherId}`.execute(tx)
  // move the suspected duplicates of the merged person to the remaining person
  await sql`insert into person_doubt (person_id, other_id, reason, state, created_at)
    select least(${id}::int, third), greatest(${id}::int, third), reason, state, created_at from (
      select case when person_id = ${otherId} then other_id else person_id end as third, reason, state, created_at
      from person_doubt where ${otherId} in (person_id, other_id)
    ) doubts where third <> ${id} on conflict do nothing`.execute(tx)
  await sql`delete from person_doubt where ${otherId} in (person_id, other_id)`.execute(tx)
}

/** Marks two records as different people, so that they are no longer suggested as duplicates. */
export async function markAsDifferent(ctx: PeopleContext, actor: StaffActor, { id, otherId }: Pair): Promise<string> {
  if (id === otherId) throw new CodedError('not-found')
  const { actionId } = await runAction(ctx, actor, { name: 'person.different', subject: personSubject(id) }, async (tx) => {
    await lockPeople(tx, [id, otherId])
    const pair = { person_id: Math.min(id, otherId), other_id: Math.max(id, otherId) }
    await tx
      .insertInto('person_doubt')
      .values({ ...pair, reason: 'name', state: 'different', created_at: new Date(ctx.now()) })
      .onConflict((conflict) => conflict.columns(['person_id', 'other_id']).doUpdateSet({ state: 'different' }))
      .execute()
  })
  return actionId
}
