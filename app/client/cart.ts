import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#app/client/api-error.ts'
import { callApi } from '#app/client/call-api.ts'
import { createOptimisticQueue } from '#app/client/optimistic-queue.ts'
import { notifyOtherTabs, queryClient, refetchAfterChange } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import type { Cart, CartItem } from '#contract/cart.ts'
import { toCents } from '#contract/rules/money.ts'
import { fieldsOfPiece, pieceInside, type PieceRef } from '#contract/rules/piece-ref.ts'

const { cart: queryKey } = queryKeys

export const cartQuery = queryOptions({ queryKey, queryFn: ({ signal }) => callApi('GET /api/cart/0/', { signal }) })

export type CartChange =
  | { kind: 'add'; piece: PieceRef; quantity: number }
  | { kind: 'quantity'; piece: PieceRef; quantity: number }
  | { kind: 'remove'; piece: PieceRef }
  | { kind: 'clear' }

export const cartQueue = createOptimisticQueue<CartChange>()

/** Sends a change of the cart after all earlier changes. Shows it immediately and undoes it on failure (optimistic update). */
export async function changeCart(change: CartChange): Promise<void> {
  // cancels reads in progress, because they may return the cart without this change
  void queryClient.cancelQueries({ queryKey })
  try {
    await cartQueue.send(change, {
      scope: 'cart',
      call: () => sendChange(change),
      onSuccess: (line) =>
        queryClient.setQueryData<Cart>(queryKey, (cart) => cart && { ...cart, items: settleItems(cart.items, change, line) }),
      isSupersededBy: (later) => change.kind === 'quantity' && later.kind === 'quantity' && later.piece.id === change.piece.id,
    })
    notifyOtherTabs(queryKey)
  } finally {
    // only the server knows the new prices and totals, and which pieces are sold
    if (!cartQueue.pending().length) refetchAfterChange(queryKey)
  }
}

async function sendChange(change: CartChange): Promise<CartItem | undefined> {
  if (change.kind === 'add') return callApi('POST /api/cart/', { body: { ...fieldsOfPiece(change.piece), quantity: change.quantity } })
  const params = { id: await cartId() }
  if (change.kind === 'quantity')
    return callApi('PATCH /api/cart/:id/', { params, body: { ...fieldsOfPiece(change.piece), quantity: change.quantity } })
  if (change.kind === 'clear') return callApi('DELETE /api/cart/:id/clear/', { params })
  return removeLine(params, change.piece)
}

/** Removes a line. If another tab has already removed it, the call succeeds. */
async function removeLine(params: { id: string }, piece: PieceRef): Promise<undefined> {
  const fields = fieldsOfPiece(piece)
  await callApi('DELETE /api/cart/:id/', { params, query: fields, body: fields }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  })
}

async function cartId(): Promise<string> {
  const { id } = queryClient.getQueryData<Cart>(queryKey) ?? (await callApi('GET /api/cart/0/'))
  return id
}

function settleItems(items: CartItem[], change: CartChange, line: CartItem | undefined): CartItem[] {
  if (change.kind === 'clear') return []
  if (change.kind === 'remove') return items.filter((item) => pieceIdOf(item) !== change.piece.id)
  if (!line) return items
  const isThere = items.some((item) => item.id === line.id)
  return isThere ? items.map((item) => (item.id === line.id ? line : item)) : [...items, line]
}

/** The cart as shown to the customer: the server's state with pending changes applied. Money in cents. */
export type OptimisticCart = {
  items: CartItem[]
  /** Sum of all quantities, including pieces that are being added. */
  count: number
  totalCents: number
  pieceIds: ReadonlySet<number>
  /** Ids of the pieces reserved by this customer's own orders. */
  heldPieceIds: ReadonlySet<number>
}

export function applyCartChanges(cart: Cart, changes: readonly CartChange[]): OptimisticCart {
  let items = cart.items
  let addedQuantities = new Map<number, number>()
  for (const change of changes) {
    if (change.kind === 'clear') addedQuantities = new Map()
    else if (change.kind === 'remove') addedQuantities.delete(change.piece.id)
    else if (change.kind === 'add' && !items.some((item) => hasPiece(item, change.piece.id)))
      addedQuantities.set(change.piece.id, (addedQuantities.get(change.piece.id) ?? 0) + change.quantity)
    items = applyChange(items, change)
  }
  const known = items.flatMap((item) => pieceIdOf(item) ?? [])
  const count = [...items.map(({ quantity }) => quantity), ...addedQuantities.values()].reduce((sum, quantity) => sum + quantity, 0)
  return {
    items,
    count,
    totalCents: items.reduce((sum, item) => sum + lineCents(item), 0),
    pieceIds: new Set([...known, ...addedQuantities.keys()]),
    heldPieceIds: new Set(cart.held_piece_ids),
  }
}

/** Whether a line blocks the order. True if the line is unavailable and its piece is not held by the customer's own crypto order. */
export function isBlocking(item: CartItem): boolean {
  return !item.is_available && !item.pending_order
}

/** Returns the customer's own crypto orders if they hold every piece in the cart; else none. */
export function ordersHoldingAll(items: readonly CartItem[]): NonNullable<CartItem['pending_order']>[] {
  const orders = items.flatMap(({ pending_order: order }) => order ?? [])
  if (orders.length < items.length) return []
  return [...new Map(orders.map((order) => [order.id, order])).values()]
}

/** Price × quantity in cents; 0 if the line is unavailable or has no price. */
export function lineCents(item: CartItem): number {
  return item.is_available ? (unitCents(item) ?? 0) * item.quantity : 0
}

/** Price of one unit in cents; null if there is no piece or the price is on request. */
export function unitCents(item: CartItem): number | null {
  const piece = pieceInside(item)?.piece
  return !piece || piece.price_on_request ? null : toCents(piece.price_usd)
}

/**
 * Returns the change that unblocks a line: lowers the quantity to the stock, or removes the line if the piece cannot be bought (out of
 * stock, without a price or not for sale). Null if the line does not block the order or contains no piece.
 */
export function unblockingChange(item: CartItem): CartChange | null {
  const inside = pieceInside(item)
  if (!isBlocking(item) || !inside) return null
  const piece = { kind: inside.kind, id: inside.piece.id }
  const isForSale = inside.piece.status === 'available' && item.stock > 0 && unitCents(item) !== null
  return isForSale ? { kind: 'quantity', piece, quantity: item.stock } : { kind: 'remove', piece }
}

/** Whether no line can be ordered, not even in a smaller quantity. */
export const isNothingOrderable = (items: readonly CartItem[]): boolean =>
  items.length > 0 && items.every((item) => !item.is_available && unblockingChange(item)?.kind !== 'quantity')

const pieceIdOf = (item: CartItem) => pieceInside(item)?.piece.id
const hasPiece = (item: CartItem, pieceId: number) => pieceIdOf(item) === pieceId

function applyChange(items: CartItem[], change: CartChange): CartItem[] {
  if (change.kind === 'clear') return []
  const { id } = change.piece
  if (change.kind === 'remove') return items.filter((item) => !hasPiece(item, id))
  return items.map((item) =>
    hasPiece(item, id) ? withQuantity(item, change.kind === 'add' ? item.quantity + change.quantity : change.quantity) : item,
  )
}

function withQuantity(item: CartItem, quantity: number): CartItem {
  return { ...item, quantity, is_available: unitCents(item) !== null && quantity <= item.stock }
}
