import { type HomePiece, homePiece } from '#app/sections/home/home-piece.ts'
import type { PieceCard } from '#contract/piece.ts'

/** Slide indexes of the most expensive bag and piece of jewelry, so that the first five slides show all three kinds. */
const bagAt = 1
const jewelryAt = 3
const standInsMax = 4

/**
 * Returns the watches, most expensive first, with a bag and a piece of jewelry among the first five slides. Watches without photographs
 * come last.
 */
export function heroPieces(watches: readonly PieceCard[], jewelry: readonly PieceCard[], bags: readonly PieceCard[]): HomePiece[] {
  if (!watches.length) return []
  const pieces = strongestFirst(watches).map((watch) => homePiece(watch))
  const [bag] = strongestFirst(bags)
  const [jewel] = strongestFirst(jewelry)
  if (bag) pieces.splice(bagAt, 0, homePiece(bag, 'bag'))
  if (jewel) pieces.splice(jewelryAt, 0, homePiece(jewel, 'jewelry'))
  return pieces.map((piece, at) => (at < standInsMax ? piece : withoutStandIn(piece)))
}

/**
 * Removes the blurred placeholder, which compresses badly, from a slide that first appears after half a minute. Its photograph has loaded
 * by then.
 */
function withoutStandIn(piece: HomePiece): HomePiece {
  return piece.photo ? { ...piece, photo: { ...piece.photo, placeholder: '' } } : piece
}

function strongestFirst(pieces: readonly PieceCard[]): PieceCard[] {
  return pieces.toSorted((one, other) => strengthOf(other) - strengthOf(one))
}

const photographed = 1e12

/** Sort key, descending: pieces with photographs first, then by price. A price on request comes last in its group. */
function strengthOf({ photos, price_on_request, price_usd }: PieceCard): number {
  const dollars = price_on_request ? 0 : Number(price_usd ?? 0)
  return photos.length ? photographed + dollars : dollars
}
