import type { CartChange } from '#app/client/cart.ts'
import { unitCents } from '#app/client/shown-cart.ts'
import type { CartItem } from '#contract/cart.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'

/**
 * What makes a line one that can be ordered: as many as there are, where there are some at a price, else its removal. Null for
 * one that is in nobody's way.
 */
export function unblockingChange(item: CartItem): CartChange | null {
  const inside = pieceInside(item)
  if (item.is_available || !inside) return null
  const piece = { kind: inside.kind, id: inside.piece.id }
  const isForSale = inside.piece.status === 'available' && item.stock > 0 && unitCents(item) !== null
  return isForSale ? { kind: 'quantity', piece, quantity: item.stock } : { kind: 'remove', piece }
}
