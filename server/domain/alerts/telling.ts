import type { TellingReason } from '#contract/rules/alert-enums.ts'

/** A notification of a person about a piece; money in cents. `dueAt` is null if it is not sent automatically. */
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

/** What changed about a piece since it was last matched. */
export type PieceNews = { id: number; why: TellingReason; priceCents: number; wasPriceCents: number | null }
