import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#app/client/call-api.ts'
import { ApiError } from '#app/client/api-error.ts'
import { createChanges } from '#app/client/changes.ts'
import { tellOtherTabs } from '#app/client/other-tabs.ts'
import { queryClient } from '#app/client/query-client.ts'
import type { Cart, CartItem } from '#contract/cart.ts'
import { fieldsOfPiece, pieceInside, type PieceRef } from '#contract/rules/piece-ref.ts'

const key = 'cart'

/** The cart of who is signed in; ask for it only then (CART-03). */
export const cartQuery = queryOptions({ queryKey: [key], queryFn: ({ signal }) => callApi<Cart>('/api/cart/0/', { signal }) })

export type CartChange =
  | { kind: 'add'; piece: PieceRef; quantity: number }
  | { kind: 'quantity'; piece: PieceRef; quantity: number }
  | { kind: 'remove'; piece: PieceRef }
  | { kind: 'clear' }

/** Changes of the cart that are on their way to the server. */
export const cartChanges = createChanges<CartChange>()

/** Sends a change of the cart, after those before it; it counts at once, and no longer when it fails (CART-04, CART-05). */
export async function changeCart(change: CartChange): Promise<void> {
  // what is being read now may not know of this change
  void queryClient.cancelQueries({ queryKey: [key] })
  try {
    await cartChanges.send(change, {
      scope: key,
      call: () => callOf(change),
      land: (line) => queryClient.setQueryData<Cart>([key], (cart) => cart && { ...cart, items: landed(cart.items, change, line) }),
      isSupersededBy: (later) => change.kind === 'quantity' && later.kind === 'quantity' && later.piece.id === change.piece.id,
    })
    tellOtherTabs(key)
  } finally {
    // sums, prices and what was sold meanwhile are the server's to say
    if (!cartChanges.pending().length) void queryClient.invalidateQueries({ queryKey: [key] })
  }
}

async function callOf(change: CartChange): Promise<CartItem | undefined> {
  if (change.kind === 'add')
    return callApi<CartItem>('/api/cart/', { method: 'POST', body: { ...fieldsOfPiece(change.piece), quantity: change.quantity } })
  const path = `/api/cart/${await cartId()}/`
  if (change.kind === 'quantity')
    return callApi<CartItem>(path, { method: 'PATCH', body: { ...fieldsOfPiece(change.piece), quantity: change.quantity } })
  if (change.kind === 'clear') return callApi(`${path}clear/`, { method: 'DELETE' })
  return removeLine(path, change.piece)
}

/** The piece goes in the body and in the address (SEC-D12). One that another tab has taken out is out. */
async function removeLine(path: string, piece: PieceRef): Promise<undefined> {
  const body = fieldsOfPiece(piece)
  const query = Object.entries(body).map(([name, id]) => `${name}=${id}`)
  await callApi(`${path}?${query.join('&')}`, { method: 'DELETE', body }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  })
}

/** The cart's id; it is asked for when nobody knows it yet (CART-05). */
async function cartId(): Promise<string> {
  const { id } = queryClient.getQueryData<Cart>([key]) ?? (await callApi<Cart>('/api/cart/0/'))
  return id
}

const pieceIdOf = (item: CartItem) => pieceInside(item)?.piece.id

/** Lines after a change that the server has made: its answer is merged or appended. */
function landed(items: CartItem[], change: CartChange, line: CartItem | undefined): CartItem[] {
  if (change.kind === 'clear') return []
  if (change.kind === 'remove') return items.filter((item) => pieceIdOf(item) !== change.piece.id)
  if (!line) return items
  const isThere = items.some((item) => item.id === line.id)
  return isThere ? items.map((item) => (item.id === line.id ? line : item)) : [...items, line]
}
