import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the time for a new last row of a list: the current time, or one microsecond after `newest` if `newest` is not in the past. It is
 * not in the past if both rows are added in the same millisecond, or if the clock was set back.
 */
export function timeAfter(newest: RawBuilder<Date | null>, now: number): RawBuilder<Date> {
  return sql<Date>`greatest(${new Date(now)}::timestamptz, (${newest}) + interval '1 microsecond')`
}
