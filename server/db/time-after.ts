import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the time for a new last row of a list: the current time, or one microsecond after `newest` if that is later. The latter happens
 * if two rows have the same millisecond, or after the clock was set back.
 */
export function timeAfter(newest: RawBuilder<Date | null>, now: number): RawBuilder<Date> {
  return sql<Date>`greatest(${new Date(now)}::timestamptz, (${newest}) + interval '1 microsecond')`
}
