import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { addOnce } from '#server/domain/audit/add-once.ts'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { updateVersioned } from '#server/domain/audit/update-versioned.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>
/**
 * A kind of content that the staff sorts by hand. Each kind is the name of a table with the column `position`, and also a kind of audit
 * subject.
 */
export type ContentKind = 'faq' | 'video' | 'review' | 'specialist'
type Columns = Record<string, string | boolean | readonly string[] | null>

const on = (kind: ContentKind, id: number | '*', label = '') => ({ kind, id: String(id), label }) satisfies Action['subject']

/** Adds an entry at the end of the order. The same entry, submitted again by the same person, is added once. */
export async function addEntry(
  ctx: Ctx,
  staff: StaffActor,
  kind: ContentKind,
  columns: Columns,
): Promise<{ id: number; actionId: string }> {
  const action = { name: `${kind}.add`, subject: on(kind, '*'), table: kind, columns } as const
  // the lock of `addOnce` keeps two entries from getting the same position
  return addOnce(ctx, staff, action, async (tx) => {
    const names = Object.keys(columns).map((name) => sql.ref(name))
    const values = Object.values(columns).map((value) => sql`${value}`)
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(kind)} (${sql.join(names)}, position)
      values (${sql.join(values)}, (select coalesce(max(position) + 1, 0) from ${sql.table(kind)})) returning id`.execute(tx)
    return rows[0]?.id ?? 0
  })
}

/** Changes an entry. Throws `conflict` if the entry has changed since `version`. */
export async function changeEntry(
  ctx: Ctx,
  staff: StaffActor,
  { kind, id, version }: { kind: ContentKind; id: number; version: number },
  columns: Columns,
): Promise<string> {
  const subject = on(kind, id)
  const { actionId } = await runAction(ctx, staff, { name: `${kind}.change`, subject }, (tx) =>
    updateVersioned(tx, { table: kind, id, version, subject }, columns, async () => {
      const { rows } = await sql<{ current: unknown }>`
        select to_jsonb(entry) as current from ${sql.table(kind)} as entry where id = ${id}`.execute(tx)
      return rows[0]?.current
    }),
  )
  return actionId
}

/** Deletes an entry. The other entries keep their positions. */
export async function deleteEntry(ctx: Ctx, staff: StaffActor, kind: ContentKind, id: number): Promise<string> {
  const { actionId } = await runAction(ctx, staff, { name: `${kind}.delete`, subject: on(kind, id) }, async (tx) => {
    const { rows } = await sql`delete from ${sql.table(kind)} where id = ${id} returning id`.execute(tx)
    if (!rows.length) throw new CodedError('not-found')
  })
  return actionId
}

/**
 * Sorts these entries in the order of `ids`. The entries share out the positions that they already have, so other entries do not move.
 * Throws `conflict` if one of the entries no longer exists.
 */
export async function orderEntries(ctx: Ctx, staff: StaffActor, kind: ContentKind, ids: readonly number[]): Promise<string> {
  const { actionId } = await runAction(ctx, staff, { name: `${kind}.order`, subject: on(kind, '*') }, async (tx) => {
    const { rows } = await sql<{ position: number }>`
      select position from ${sql.table(kind)} where id = any(${[...ids]}::integer[]) order by id for update`.execute(tx)
    if (rows.length !== ids.length) throw new CodedError('conflict')
    const places = rows.map(({ position }) => position).toSorted((a, b) => a - b)
    await sql`
      update ${sql.table(kind)} set position = ordered.place
      from unnest(${[...ids]}::integer[], ${places}::integer[]) as ordered (id, place)
      where ${sql.table(kind)}.id = ordered.id and position <> ordered.place`.execute(tx)
  })
  return actionId
}
