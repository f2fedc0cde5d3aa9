import { type RawBuilder, sql } from 'kysely'

/**
 * The time for a new last row of a list: now, or one microsecond after `newest` if that is later (same millisecond, or the clock was set
 * back).
 */
export function timeAfter(newest: RawBuilder<Date | null>, now: number): RawBuilder<Date> {
  return sql<Date>`greatest(${new Date(now)}::timestamptz, (${newest}) + interval '1 microsecond')`
}
