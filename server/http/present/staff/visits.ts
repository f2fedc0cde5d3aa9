import type { Language } from '#contract/language.ts'
import { clockTime } from '#contract/rules/dates.ts'
import { arrivalDay, isAway, type PromiseTerms } from '#contract/rules/promise.ts'
import { visitHold } from '#contract/rules/visit-holds.ts'
import { officeOf } from '#contract/rules/visit-messages.ts'
import { officeClock } from '#contract/rules/visit-times.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { StaffVisit, VisitHours } from '#contract/staff/visits.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { ListedVisit, ListedVisitPiece } from '#server/domain/visits/list-visits.ts'
import type { VisitHours as VisitHourRows } from '#server/domain/visits/visit-hours.ts'
import { visitUrl } from '#server/domain/visits/visit-links.ts'
import { visitPieceWhereabouts } from '#server/domain/visits/visit-piece-whereabouts.ts'
import { presentReach } from '#server/http/present/staff/reach.ts'
import { presentDeposit, visitPhoto, visitPieceState } from '#server/http/present/visit-piece.ts'

export type VisitContext = {
  now: number
  photoBase: string
  language: Language
  terms: PromiseTerms
  urlOf: (visit: Pick<ListedVisit, 'id' | 'language'>) => string
}

export const visitContext = (ctx: ShopContext, shown: Pick<VisitContext, 'photoBase' | 'language'>): VisitContext => ({
  ...shown,
  now: ctx.now(),
  terms: ctx.company(),
  urlOf: (visit) => visitUrl(ctx.digest, ctx.origins, visit),
})

export function presentVisit(visit: ListedVisit, permissions: ReadonlySet<Permission>, context: VisitContext): StaffVisit {
  const { id, office, starts_at: startsAt, fields, telegram } = visit
  const { name, phone, comment } = fields
  return {
    id,
    version: visit.version,
    office,
    starts_at: startsAt.toISOString(),
    ...officeClock(office, startsAt.getTime()),
    thread_id: visit.thread_id,
    ...(permissions.has('person.contact')
      ? { contact: { name: String(name ?? ''), phone: String(phone ?? ''), telegram, comment: String(comment ?? '') } }
      : {}),
    language: visit.language,
    reach: presentReach(visit.reach, permissions),
    url: permissions.has('person.contact') ? context.urlOf(visit) : null,
    pieces: visit.pieces.map((piece) => presentPiece(visit, piece, context)),
    is_over: startsAt.getTime() <= context.now,
    is_confirmed: visit.confirmed_at !== null,
    is_cancelled: visit.cancelled_at !== null,
  }
}

function presentPiece(
  visit: ListedVisit,
  piece: ListedVisitPiece,
  { now, photoBase, language, terms }: VisitContext,
): StaffVisit['pieces'][number] {
  const startsAt = visit.starts_at.getTime()
  const place = visitPieceWhereabouts(piece)
  const isElsewhere = isAway(place, visit.office)
  const moving = piece.move?.to === visit.office ? piece.move : null
  const isAhead = visit.confirmed_at !== null && visit.cancelled_at === null && now < visitHold(startsAt).until
  return {
    id: piece.id,
    kind: piece.kind,
    name: piece.name,
    reference: piece.reference,
    traits: piece.traits,
    status: piece.status,
    photo: visitPhoto(piece, photoBase),
    office: piece.city,
    place: piece.place?.[language] ?? null,
    state: isAhead ? visitPieceState(piece) : null,
    move: isElsewhere ? (moving?.state ?? 'needed') : null,
    deposit: presentDeposit(piece),
    is_in_time: arrivalDay(terms, place, visit.office, now) <= officeClock(visit.office, startsAt).date,
  }
}

export function presentVisitHours({ capacities, closures }: VisitHourRows): VisitHours {
  return {
    capacities,
    closures: closures.map(({ id, office, starts_at: from, ends_at: to, reason }) => {
      const { timeZone } = officeOf(office)
      return { id, office, from: clockTime(timeZone, from), to: clockTime(timeZone, to), reason }
    }),
  }
}
