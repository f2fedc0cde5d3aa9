import { kinds } from '#contract/piece.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { visitPath } from '#server/domain/visits/visit-links.ts'

/** Parses a reference such as `watch-7`. An unknown kind counts as `watch`. */
export function pieceRefOf(text: string): PieceRef {
  const [kind, id] = text.split('-')
  return { kind: kinds.find((known) => known === kind) ?? 'watch', id: Number(id) }
}

export const appointmentFields = (made: { startsAt: Date; calendarToken: string; visitPath: string }) => ({
  calendar_url: `/visits/${made.calendarToken}.ics`,
  visit_url: made.visitPath,
  starts_at: made.startsAt.toISOString(),
})

/** Returns the token of the calendar file of a visit that is not stored. A retry of its form gets the same token. */
export const unstoredCalendarToken = ({ digest }: ShopContext, number: number): string =>
  Buffer.from(digest('unstored-visit', 'calendar', String(number)), 'base64url')
    .subarray(0, 16)
    .toString('base64url')

/** Returns the path of a visit's page. The visit of a bot or a blocked sender is not stored (id 0); its path does not work. */
export const shownVisitPath = ({ digest }: ShopContext, visitId: number, number: number): string =>
  visitId ? visitPath(digest, visitId) : `/visit/${number}-${digest('unstored-visit', 'page', String(number))}`
