import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import { officeClock } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'

type Wanted = { office: OfficeKey; startsAt: Date; visitId?: number }

/**
 * Finds a free seat at an office at a time. Locks the time until the transaction ends. Throws `invalid` if all seats are taken, or if the
 * office is closed or has a break.
 */
export async function findFreeSeat(tx: Tx, { office, startsAt, visitId = 0 }: Wanted): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`visit ${office} ${startsAt.toISOString()}`}))`.execute(tx)
  const { time } = officeClock(office, startsAt.getTime())
  const { rows } = await sql<{ seat: number | null; closed: boolean }>`
    with booked as (
      select seat from visit where office = ${office} and starts_at = ${startsAt} and cancelled_at is null and id <> ${visitId}
    ), capacity as (
      select coalesce((select seats from visit_capacity where office = ${office}), 1)::int as seats
    )
    select
      exists (select from visit_closure where office = ${office} and starts_at <= ${startsAt} and ends_at > ${startsAt})
        or exists (select from visit_capacity where office = ${office} and break_from <= ${time} and break_to > ${time}) as closed,
      (
        -- seats of an earlier, larger capacity count, too
        select min(free.seat) from capacity, generate_series(1, capacity.seats) free(seat)
        where free.seat not in (select seat from booked) and (select count(*) from booked) < capacity.seats
      )::int as seat`.execute(tx)
  const found = rows[0]
  if (found?.closed) throw new CodedError('invalid', { fields: { time: 'visit-time-closed' } })
  if (!found?.seat) throw new CodedError('invalid', { fields: { time: 'visit-time-taken' } })
  return found.seat
}
