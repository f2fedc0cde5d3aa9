import type { CartChange } from '#app/client/cart.ts'
import type { Cart, CartItem } from '#contract/cart.ts'
import { pieceInside } from '#contract/rules/piece-ref.ts'
import { toCents } from '#contract/rules/money.ts'

/** The cart as a person sees it: what the server said with the changes on their way put on top. Money in cents. */
export type ShownCart = {
  items: CartItem[]
  /** All quantities together, pieces that are just being added included. */
  count: number
  /** What the lines that can be ordered cost (CART-06). */
  totalCents: number
  /** Ids of the pieces that are in, or just being put in. */
  pieceIds: ReadonlySet<number>
}

export function shownCart(cart: Cart, changes: readonly CartChange[]): ShownCart {
  let items = cart.items
  let coming = new Map<number, number>()
  for (const change of changes) {
    if (change.kind === 'clear') coming = new Map()
    else if (change.kind === 'remove') coming.delete(change.piece.id)
    else if (change.kind === 'add' && !items.some((item) => isOf(item, change.piece.id)))
      coming.set(change.piece.id, (coming.get(change.piece.id) ?? 0) + change.quantity)
    items = changed(items, change)
  }
  const known = items.flatMap((item) => pieceInside(item)?.piece.id ?? [])
  const count = [...items.map(({ quantity }) => quantity), ...coming.values()].reduce((sum, quantity) => sum + quantity, 0)
  return {
    items,
    count,
    totalCents: items.reduce((sum, item) => sum + lineCents(item), 0),
    pieceIds: new Set([...known, ...coming.keys()]),
  }
}

/** Price × quantity; 0 for a line that cannot be ordered or has no price (CART-06). */
export function lineCents(item: CartItem): number {
  return item.is_available ? (unitCents(item) ?? 0) * item.quantity : 0
}

/** The price of one, in cents; null where it is told on request. */
export function unitCents(item: CartItem): number | null {
  const piece = pieceInside(item)?.piece
  return !piece || piece.price_on_request ? null : toCents(piece.price_usd)
}

const isOf = (item: CartItem, pieceId: number) => pieceInside(item)?.piece.id === pieceId

function changed(items: CartItem[], change: CartChange): CartItem[] {
  if (change.kind === 'clear') return []
  const { id } = change.piece
  if (change.kind === 'remove') return items.filter((item) => !isOf(item, id))
  return items.map((item) =>
    isOf(item, id) ? withQuantity(item, change.kind === 'add' ? item.quantity + change.quantity : change.quantity) : item,
  )
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  return { ...item, quantity, is_available: unitCents(item) !== null && quantity <= item.stock }
}
