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
 * Closes an office for a day, or all of them (null): no more visits are booked then, and the day counts for no deadline. Returns how
 * many visits are booked for it already. Throws `invalid` for a day that is over, or closed already.
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
    const closed = await tx
      .insertInto('closed_day')
      .values({ day, office })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!closed) throw new CodedError('invalid', { fields: { day: 'day-closed-already' } })
    return { id: closed.id, visits: await countVisits(tx, day, keys) }
  })
  return { ...result, actionId }
}

/** Opens a day again that was closed. Throws `not-found`. */
export async function openDay(ctx: Ctx, actor: StaffActor, id: number): Promise<string> {
  const subject = { kind: 'shop', id: 'closed-day' } as const
  const { actionId } = await runAction(ctx, actor, { name: 'shop.open-day', subject }, async (tx) => {
    const opened = await tx.deleteFrom('closed_day').where('id', '=', id).returning('id').executeTakeFirst()
    if (!opened) throw new CodedError('not-found')
  })
  return actionId
}

/** The visits of a day to these offices, each day by the office's own clock. */
async function countVisits(tx: Tx, day: string, keys: readonly OfficeKey[]): Promise<number> {
  const zones = offices.filter(({ key }) => keys.includes(key))
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from visit
    join unnest(${zones.map(({ key }) => key)}::text[], ${zones.map(({ timeZone }) => timeZone)}::text[]) as place (key, zone) on place.key = visit.office
    where cancelled_at is null and (starts_at at time zone place.zone)::date = ${day}::date`.execute(tx)
  return rows[0]?.count ?? 0
}
