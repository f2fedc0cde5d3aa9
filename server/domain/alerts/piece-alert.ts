import type { AlertReason } from '#contract/rules/alert-enums.ts'

/** An alert: notification of a person about a piece, with money in cents. `dueAt` is null if it is not sent automatically. */
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

/** A change of a piece since it was last matched; prices in cents. */
export type PieceNews = { id: number; why: AlertReason; priceCents: number; wasPriceCents: number | null }
