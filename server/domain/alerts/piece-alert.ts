import type { AlertReason } from '#contract/rules/alert-enums.ts'

/** A notification of a person about a piece; money in cents. `dueAt` is null if it is not sent automatically. */
export type PieceAlert = {
  personId: number
  pieceId: number
  why: AlertReason
  priceCents: number
  wasPriceCents: number | null
  customerId: string | null
  searchId: string | null
  wantedId: number | null
  dueAt: Date | null
}

/** What changed about a piece since it was last matched. */
export type PieceNews = { id: number; why: AlertReason; priceCents: number; wasPriceCents: number | null }
