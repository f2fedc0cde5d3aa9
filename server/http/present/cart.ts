import { type Cart, type CartItem, ownCartId } from '#contract/cart.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { type CartLine, totalCents } from '#server/domain/cart/cart-line.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import { presentOwnPiece } from '#server/http/present/own-piece.ts'
import type { Presenting } from '#server/http/present/photo.ts'

export function presentCart(cart: { id: string; version: number; lines: CartLine[] } | null, lists: Lists, presenting: Presenting): Cart {
  const lines = cart?.lines ?? []
  return {
    id: cart?.id ?? ownCartId,
    items: lines.map((line) => presentCartItem(line, lists, presenting)),
    total_items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_usd: toPriceUsd(totalCents(lines)),
    version: cart?.version ?? 0,
  }
}

export function presentCartItem(
  { id, quantity, priceWasCents, piece, row, isAvailable }: CartLine,
  lists: Lists,
  presenting: Presenting,
): CartItem {
  return {
    id,
    quantity,
    ...presentOwnPiece(row, lists, presenting),
    stock: piece.stock,
    is_available: isAvailable,
    price_was_usd: priceWasCents === piece.priceCents ? null : toPriceUsd(priceWasCents),
  }
}
