export const kinds = ['watch', 'jewelry', 'bag'] as const
export type Kind = (typeof kinds)[number]

/**
 * Statuses of a piece. `draft`: never shown. `incoming`: listed, but cannot be ordered yet. `sold`: has a page, but is listed only in the
 * archive. `withdrawn`: its URL shows similar pieces instead.
 */
export const pieceStatuses = ['draft', 'incoming', 'available', 'reserved', 'sold', 'withdrawn'] as const
export type PieceStatus = (typeof pieceStatuses)[number]
