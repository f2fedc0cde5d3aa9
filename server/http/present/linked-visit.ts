import { isAway, type PromiseTerms } from '#contract/rules/promise.ts'
import { visitMs } from '#contract/rules/visit-holds.ts'
import { officeClock } from '#contract/rules/visit-times.ts'
import type { LinkedVisit } from '#contract/visit.ts'
import type { LinkedVisit as LinkedVisitRow } from '#server/domain/visits/linked-visit.ts'
import { firstDayOfMove, visitPieceWhereabouts } from '#server/domain/visits/visit-piece-whereabouts.ts'
import { presentDeposit, visitPhoto, visitPieceState } from '#server/http/present/visit-piece.ts'

export function presentLinkedVisit(
  visit: LinkedVisitRow,
  { now, photoBase, terms }: { now: number; photoBase: string; terms: PromiseTerms },
): LinkedVisit {
  return {
    office: visit.office,
    starts_at: visit.starts_at.toISOString(),
    ...officeClock(visit.office, visit.starts_at.getTime()),
    first_date: firstDayOfMove(terms, visit, visit.office, now),
    state: visitStateOf(visit, now),
    pieces: visit.pieces.map((piece) => ({
      id: piece.id,
      kind: piece.kind,
      name: piece.name,
      reference: piece.reference,
      photo: visitPhoto(piece, photoBase),
      state: visitPieceState(piece),
      deposit: presentDeposit(piece),
      is_elsewhere: isAway(visitPieceWhereabouts(piece), visit.office),
    })),
    calendar_url: `/visits/${visit.calendar_token}.ics`,
  }
}

type Dates = Pick<LinkedVisitRow, 'cancelled_at' | 'confirmed_at' | 'starts_at'>

export function visitStateOf({ cancelled_at: cancelledAt, confirmed_at: confirmedAt, starts_at: startsAt }: Dates, now: number) {
  if (cancelledAt) return 'cancelled'
  if (startsAt.getTime() + visitMs <= now) return 'over'
  return confirmedAt ? 'confirmed' : 'asked'
}
