import { type OfficeKey, timesOfDay, visitTimestamp } from '#contract/rules/visit-times.ts'
import type { Db } from '#server/db/database.ts'

/** The times of a day of an office that somebody has, as `15:30` there. */
export async function findTakenTimes(db: Db, { city, date }: { city: OfficeKey; date: string }): Promise<string[]> {
  const times = timesOfDay.map((time) => ({ time, at: visitTimestamp({ city, date, time }) }))
  const starts = times.map(({ at }) => new Date(at))
  const rows = await db
    .selectFrom('visit')
    .select('starts_at')
    .where('office', '=', city)
    .where('cancelled_at', 'is', null)
    .where('seat', '=', 1)
    .where('starts_at', 'in', starts)
    .execute()
  const taken = new Set(rows.map((row) => row.starts_at.getTime()))
  return times.filter(({ at }) => taken.has(at)).map(({ time }) => time)
}
