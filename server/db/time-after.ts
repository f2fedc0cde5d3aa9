import { type RawBuilder, sql } from 'kysely'

/**
 * Returns the time for a new last row of a list: usually the current time. Returns one microsecond after `newest`, the time of the last
 * row, if that row was added in the same millisecond or the clock was set back.
 */
export function timeAfter(newest: RawBuilder<Date | null>, now: number): RawBuilder<Date> {
  return sql<Date>`greatest(${new Date(now)}::timestamptz, (${newest}) + interval '1 microsecond')`
}
