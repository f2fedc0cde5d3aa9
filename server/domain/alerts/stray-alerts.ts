import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { isTellingOf, ownerCard, type OwnerIds } from '#server/domain/alerts/alert-owners.ts'

type Stray = { id: number; homeId: number | null; isPending: boolean; isKnown: boolean }

/**
 * Moves alerts to the person record that their owner now belongs to. Undoing a merge of person records moves accounts and threads back, but
 * not their alerts. Deletes pending alerts that have no owner or would be duplicates on the other record.
 */
export async function moveStrayAlerts(tx: Tx, personId: number, owners: readonly OwnerIds[]): Promise<void> {
  const { rows: strays } = await sql<Stray>`
    select stray.id, stray.home as "homeId", stray.notified_at is null as "isPending", exists (
        select from piece_telling k where k.person_id = stray.home and k.piece_id = stray.piece_id and k.why = stray.why
          and k.price_cents = stray.price_cents and k.customer_id is not distinct from stray.customer_id
          and k.wanted_id is not distinct from stray.wanted_id and k.change_id is not distinct from stray.change_id) as "isKnown"
    from (
      select t.*, ${ownerCard(sql`t.customer_id`, sql`w.thread_id`)} as home
      from piece_telling t left join wanted_model w on w.id = t.wanted_id
      where t.person_id = ${personId} and ${isTellingOf(sql`t`, owners)} is not true
    ) stray`.execute(tx)
  if (!strays.length) return
  const idsOf = (rows: readonly Stray[]) => rows.map(({ id }) => id)
  const useless = strays.filter(({ homeId, isPending, isKnown }) => isPending && (homeId === null || isKnown))
  await sql`delete from piece_telling where id = any(${idsOf(useless)}::int[])`.execute(tx)
  const moved = strays.filter(({ homeId, isKnown }) => homeId !== null && homeId !== personId && !isKnown)
  // skips locked rows, because two runs that move alerts to each other's person records could deadlock
  const { rows: homes } = await sql<{ id: number }>`
    select id from person where id = any(${moved.map(({ homeId }) => homeId)}::int[]) for key share skip locked`.execute(tx)
  for (const { id } of homes) {
    const theirs = moved.filter(({ homeId }) => homeId === id)
    await sql`update piece_telling set person_id = ${id} where id = any(${idsOf(theirs)}::int[])`.execute(tx)
  }
}
