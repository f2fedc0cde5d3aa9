import type { PieceStatus } from '#contract/piece.ts'

/**
 * The steps that people take with a piece, and the status each begins from. Reserved and sold by an order are never set by
 * hand: orders move these themselves. `reserved` stands here for a piece on hold; the hold ends with the step.
 */
export const pieceSteps = {
  publish: { from: ['draft'], to: ['available', 'incoming'] },
  arrive: { from: ['incoming'], to: ['available'] },
  withdraw: { from: ['incoming', 'available', 'reserved'], to: ['withdrawn'] },
  restore: { from: ['withdrawn'], to: ['available', 'incoming'] },
  'sell-elsewhere': { from: ['incoming', 'available', 'reserved', 'withdrawn'], to: ['sold'] },
} as const satisfies Record<string, { from: readonly PieceStatus[]; to: readonly PieceStatus[] }>

export type PieceStep = keyof typeof pieceSteps

/** Whether a piece of this status may take a step. */
export function mayStep(step: PieceStep, status: PieceStatus): boolean {
  const from: readonly PieceStatus[] = pieceSteps[step].from
  return from.includes(status)
}

/** What may be asked of a draft before it is published (OWN-38), in the order of the page. */
export const checklistItems = ['price', 'condition', 'year', 'photos', 'alt', 'russian', 'english', 'serial', 'report'] as const
export type ChecklistItem = (typeof checklistItems)[number]

/** What is required where the owner has not decided otherwise. Without the first two no piece can be shown at all. */
export const requiredByDefault: ReadonlySet<ChecklistItem> = new Set<ChecklistItem>(['price', 'condition', 'year'])
export const alwaysRequired: ReadonlySet<ChecklistItem> = new Set<ChecklistItem>(['price', 'condition'])

/** From how many photographs on a piece has enough. */
const photosWanted = 3

/** What the checklist looks at. */
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
  /** A signed condition report at intake. */
  hasIntakeReport: boolean
}

/** Which items of the checklist a piece meets. */
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
