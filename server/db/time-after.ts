import { type RawBuilder, sql } from 'kysely'

/** The time of a row that comes last in its list: now, or just after `newest` where a millisecond has two rows or a clock was set back. */
export function timeAfter(newest: RawBuilder<Date | null>, now: number): RawBuilder<Date> {
  return sql<Date>`greatest(${new Date(now)}::timestamptz, (${newest}) + interval '1 microsecond')`
}
