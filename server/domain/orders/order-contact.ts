import type { Db } from '#server/db/database.ts'

/**
 * Returns the name of the staff member in charge of an order: `staffId`, otherwise the last person who changed the order, otherwise the
 * person who placed it. Null if there is no such person, or if that person is blocked.
 */
export async function findOrderContact(
  db: Db,
  { id, placed_by: placedBy }: { id: string; placed_by: string | null },
  staffId: string | null = null,
): Promise<string | null> {
  const last = staffId
    ? undefined
    : await db
        .selectFrom('order_event')
        .select('staff_id')
        .where('order_id', '=', id)
        .where('staff_id', 'is not', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
  const found = staffId ?? last?.staff_id ?? placedBy
  if (!found) return null
  const person = await db.selectFrom('staff').select('name').where('id', '=', found).where('blocked_at', 'is', null).executeTakeFirst()
  return person?.name ?? null
}
