import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import { viewingTimes, type Whereabouts } from '#contract/rules/promise.ts'
import { timesOfDay, visitTimestamp } from '#contract/rules/visit-times.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Lists the times of a day that cannot be booked in an office, as local `15:30`. A time cannot be booked if all seats are taken, the office
 * is closed or has a break, a piece has not arrived by then, the time has passed, or the day is too far ahead.
 */
export async function findTakenTimes(
  { db, company, now }: Pick<ShopContext, 'db' | 'company' | 'now'>,
  { city, date, pieces }: { city: OfficeKey; date: string; pieces: readonly Whereabouts[] },
): Promise<string[]> {
  const all = timesOfDay(company().appointments)
  const open = viewingTimes(company(), pieces, { city, date }, now())
  if (!open.length) return [...all]
  const times = all.map((time) => ({ time, at: visitTimestamp({ city, date, time }) }))
  const starts = times.map(({ at }) => new Date(at))
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last) return []
  const { rows } = await sql<{ booked: string[]; seats: number | null; from: string | null; to: string | null; closures: Span[] }>`
    select (select seats from visit_capacity where office = ${city}) as seats,
      (select break_from from visit_capacity where office = ${city}) as from,
      (select break_to from visit_capacity where office = ${city}) as to,
      coalesce((
        select json_agg(starts_at) from visit
        where office = ${city} and cancelled_at is null and starts_at between ${first} and ${last}
      ), '[]') as booked,
      coalesce((
        select json_agg(json_build_object('from', starts_at, 'until', ends_at)) from visit_closure
        where office = ${city} and starts_at <= ${last} and ends_at > ${first}
      ), '[]') as closures`.execute(db)
  const [known] = rows
  if (!known) return []
  const counts = Map.groupBy(known.booked, (at) => Date.parse(at))
  const isClosed = (at: number) => known.closures.some(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until))
  const isBreak = (time: string) => known.from !== null && known.to !== null && known.from <= time && time < known.to
  const isFull = (at: number) => (counts.get(at)?.length ?? 0) >= (known.seats ?? 1)
  return times.filter(({ time, at }) => !open.includes(time) || isFull(at) || isBreak(time) || isClosed(at)).map(({ time }) => time)
}

type Span = { from: string; until: string }
