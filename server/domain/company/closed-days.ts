import { sql } from 'kysely'
import { type OfficeKey, offices } from '#contract/offices.ts'
import { officeClock } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>
type Closing = { day: string; office: OfficeKey | null }

/**
 * Closes one office for a day, or all offices if `office` is null. A closed office takes no visits, and deadlines skip the day. Returns the
 * number of visits already booked for the day. Throws `invalid` for a past day or a day that is already closed.
 */
export async function closeDay(
  ctx: Ctx,
  actor: StaffActor,
  { day, office }: Closing,
): Promise<{ id: number; visits: number; actionId: string }> {
  const keys = offices.map(({ key }) => key).filter((key) => office === null || key === office)
  if (keys.every((key) => officeClock(key, ctx.now()).date > day)) throw new CodedError('invalid', { fields: { day: 'day-past' } })
  const subject = { kind: 'shop', id: 'closed-day', label: day } as const
  const { result, actionId } = await runAction(ctx, actor, { name: 'shop.close-day', subject }, async (tx) => {
    const closedDay = await tx
      .insertInto('closed_day')
      .values({ day, office })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!closedDay) throw new CodedError('invalid', { fields: { day: 'day-closed-already' } })
    return { id: closedDay.id, visits: await countVisits(tx, day, keys) }
  })
  return { ...result, actionId }
}

/** Reopens a closed day. Throws `not-found`. */
export async function openDay(ctx: Ctx, actor: StaffActor, id: number): Promise<string> {
  const subject = { kind: 'shop', id: 'closed-day' } as const
  const { actionId } = await runAction(ctx, actor, { name: 'shop.open-day', subject }, async (tx) => {
    const deletedDay = await tx.deleteFrom('closed_day').where('id', '=', id).returning('id').executeTakeFirst()
    if (!deletedDay) throw new CodedError('not-found')
  })
  return actionId
}

async function countVisits(tx: Tx, day: string, keys: readonly OfficeKey[]): Promise<number> {
  const zones = offices.filter(({ key }) => keys.includes(key))
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visit
    join unnest(${zones.map(({ key }) => key)}::text[], ${zones.map(({ timeZone }) => timeZone)}::text[]) as place (key, zone) on place.key = visit.office
    where cancelled_at is null and (starts_at at time zone place.zone)::date = ${day}::date`.execute(tx)
  return rows[0]?.count ?? 0
}
