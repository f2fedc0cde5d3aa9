import { offices } from '#contract/offices.ts'
import { arrivalOfAll, type PromiseTerms, type Whereabouts } from '#contract/rules/promise.ts'
import { officeClock, type Visit } from '#contract/rules/visit-times.ts'
import type { ListedVisit, VisitPieceRow } from '#server/domain/visits/list-visits.ts'

/** Returns the location of a piece of a visit. `movingTo` and `movingSince` are set while the piece is on its way to another office. */
export function visitPieceWhereabouts({ city, move }: Pick<VisitPieceRow, 'city' | 'move'>): Whereabouts {
  const moving = move?.state === 'sent' ? move : null
  return { office: officeKey(city), movingTo: moving && officeKey(moving.to), movingSince: moving && Date.parse(moving.at) }
}

/**
 * Returns the first day to which a visit can be moved in the office of `city`: the day on which all of its pieces are in this office. If
 * the visit already is in this office, the first day is at the latest the visit's current day.
 */
export function firstDayOfMove(
  terms: PromiseTerms,
  { office, starts_at: startsAt, pieces }: Pick<ListedVisit, 'office' | 'starts_at' | 'pieces'>,
  city: Visit['city'],
  now: number,
): string {
  const shown = pieces.filter(({ missed, status }) => !missed && status !== 'sold' && status !== 'withdrawn')
  const there = arrivalOfAll(terms, shown.map(visitPieceWhereabouts), city, now)
  const promised = officeClock(office, startsAt.getTime()).date
  return city === office && promised < there ? promised : there
}

const officeKey = (city: string) => offices.find(({ key }) => key === city)?.key ?? null
