import type { PieceStatus } from '#contract/piece.ts'

/**
 * Staff actions on a piece. `from`: statuses in which the action is possible. `to`: statuses to which it leads. An action from `reserved`
 * requires that the piece is on hold, and ends the hold. A piece reserved by an order is sold through that order instead.
 */
export const pieceSteps = {
  publish: { from: ['draft'], to: ['available', 'incoming'] },
  arrive: { from: ['incoming'], to: ['available'] },
  withdraw: { from: ['incoming', 'available', 'reserved'], to: ['withdrawn'] },
  restore: { from: ['withdrawn'], to: ['available', 'incoming'] },
  'sell-elsewhere': { from: ['incoming', 'available', 'reserved', 'withdrawn'], to: ['sold'] },
} as const satisfies Record<string, { from: readonly PieceStatus[]; to: readonly PieceStatus[] }>

export type PieceStep = keyof typeof pieceSteps

export function mayStep(step: PieceStep, status: PieceStatus): boolean {
  const from: readonly PieceStatus[] = pieceSteps[step].from
  return from.includes(status)
}

/** The items of the checklist for publication, in page order. */
export const checklistItems = ['price', 'condition', 'year', 'photos', 'alt', 'russian', 'english', 'serial', 'report'] as const
export type ChecklistItem = (typeof checklistItems)[number]

/**
 * Checklist items that are required by default. The owner can make an item optional, unless it is in `alwaysRequired`: a piece without
 * these items cannot be displayed.
 */
export const requiredByDefault: ReadonlySet<ChecklistItem> = new Set<ChecklistItem>(['price', 'condition', 'year'])
export const alwaysRequired: ReadonlySet<ChecklistItem> = new Set<ChecklistItem>(['price', 'condition'])

const photosWanted = 3

export type CheckedPiece = {
  priceCents: number | null
  priceOnRequest: boolean
  conditionId: number | null
  productionYear: number | null
  isYearUnknown: boolean
  photos: number
  photosWithoutAlt: number
  descriptionRu: string
  descriptionEn: string
  hasSerial: boolean
  hasIntakeReport: boolean
}

export function checkPiece(piece: CheckedPiece): Record<ChecklistItem, boolean> {
  return {
    price: piece.priceOnRequest || piece.priceCents !== null,
    condition: piece.conditionId !== null,
    year: piece.productionYear !== null || piece.isYearUnknown,
    photos: piece.photos >= photosWanted,
    alt: piece.photos > 0 && piece.photosWithoutAlt === 0,
    russian: piece.descriptionRu.trim() !== '',
    english: piece.descriptionEn.trim() !== '',
    serial: piece.hasSerial,
    report: piece.hasIntakeReport,
  }
}
