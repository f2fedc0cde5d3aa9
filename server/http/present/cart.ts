import { type Cart, type CartItem, ownCartId } from '#contract/cart.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { type ShownCartLine, totalCents } from '#server/domain/cart/cart-line.ts'
import type { CustomerCart } from '#server/domain/cart/get-cart.ts'
import type { ReferenceLists } from '#server/domain/catalog/reference-lists.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { PresentContext } from '#server/http/present/photo.ts'
import { presentPieceByKind } from '#server/http/present/piece-by-kind.ts'

export function presentCart({ cart, heldPieceIds }: CustomerCart, lists: ReferenceLists, context: PresentContext): Cart {
  const lines = cart?.lines ?? []
  return {
    id: cart?.id ?? ownCartId,
    items: lines.map((line) => presentCartItem(line, lists, context)),
    total_items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total_usd: toPriceUsd(totalCents(lines)),
    held_piece_ids: heldPieceIds,
    version: cart?.version ?? 0,
  }
}

export function presentCartItem(
  { id, quantity, priceWasCents, piece, row, isAvailable, pendingOrder }: ShownCartLine,
  lists: ReferenceLists,
  context: PresentContext,
): CartItem {
  const cityOf = (cityId: number) => ({ id: cityId, name: nameOf(lists, 'cities', cityId, context.language) ?? '' })
  return {
    id,
    quantity,
    ...presentPieceByKind(row, lists, context),
    city: cityOf(row.cityId),
    moving_to: row.movingToCityId === null ? null : cityOf(row.movingToCityId),
    stock: piece.stock,
    is_available: isAvailable,
    pending_order: pendingOrder && { id: pendingOrder.id, order_number: pendingOrder.number },
    price_was_usd: priceWasCents === piece.priceCents ? null : toPriceUsd(priceWasCents),
  }
}
