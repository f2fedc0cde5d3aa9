/** The three kinds of piece the shop sells. */
export const kinds = ['watch', 'jewelry', 'bag'] as const
export type Kind = (typeof kinds)[number]

/**
 * The status of a piece. A draft is never shown; one that comes in is in lists, but cannot be ordered yet; a sold one is shown only on its
 * own page; of a withdrawn one only its relatives are.
 */
export const pieceStatuses = ['draft', 'incoming', 'available', 'reserved', 'sold', 'withdrawn'] as const
export type PieceStatus = (typeof pieceStatuses)[number]
