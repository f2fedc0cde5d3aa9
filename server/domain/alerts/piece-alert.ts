import type { AlertReason } from '#contract/rules/alert-enums.ts'

/**
 * A person's alert about a piece. Prices are in cents. `dueAt`: when to notify the person; null if the shop does not notify automatically.
 */
export type PieceAlert = {
  personId: number
  pieceId: number
  why: AlertReason
  priceCents: number
  wasPriceCents: number | null
  customerId: string | null
  searchId: string | null
  wantedId: number | null
  /** The change of the piece; null if the alert is sent only once, however often the piece changes. */
  changeId: string | null
  dueAt: Date | null
}

/** A change of a piece since alerts were last created. Prices are in cents. `isSaleEntry`: the piece entered the sale. */
export type PieceNews = {
  id: number
  why: AlertReason
  priceCents: number
  wasPriceCents: number | null
  changeId: string | null
  isSaleEntry: boolean
}
