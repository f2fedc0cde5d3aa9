export const kinds = ['watch', 'jewelry', 'bag'] as const
export type Kind = (typeof kinds)[number]

/**
 * The status of a piece. A draft is never shown. An incoming piece is listed but cannot be ordered yet. A sold one has its own page, and is
 * listed only in the archive. A withdrawn one has no page of its own: only similar pieces are shown.
 */
export const pieceStatuses = ['draft', 'incoming', 'available', 'reserved', 'sold', 'withdrawn'] as const
export type PieceStatus = (typeof pieceStatuses)[number]
