export const kinds = ['watch', 'jewelry', 'bag'] as const
export type Kind = (typeof kinds)[number]

/**
 * Statuses of a piece. `draft`: never shown; `incoming`: listed, but cannot be ordered yet; `sold`: has a page, listed only in the archive;
 * `withdrawn`: has no page, similar pieces are shown instead.
 */
export const pieceStatuses = ['draft', 'incoming', 'available', 'reserved', 'sold', 'withdrawn'] as const
export type PieceStatus = (typeof pieceStatuses)[number]
