import type { TellingReason } from '#contract/rules/alert-enums.ts'

/** What a person is to be notified; money in cents. `dueAt` is null where only the staff can tell them. */
export type Telling = {
  personId: number
  pieceId: number
  why: TellingReason
  priceCents: number
  wasPriceCents: number | null
  customerId: string | null
  searchId: string | null
  wantedId: number | null
  dueAt: Date | null
}

/** What became of a piece since it was last looked at. */
export type PieceNews = { id: number; why: TellingReason; priceCents: number; wasPriceCents: number | null }
