import type { Order, OrderItem, OrderPiece } from '#contract/order.ts'
import type { Kind } from '#contract/piece.ts'
import { primaryFirst } from '#contract/rules/primary-first.ts'

export type OrderLine = {
  id: string
  quantity: number
  price: string
  kind: Kind
  piece: OrderPiece
  photo: OrderPiece['photos'][number] | undefined
}

const kinds = ['watch', 'jewelry', 'bag'] as const satisfies readonly Kind[]

/** Returns the lines of an order with their pieces. Skips a line without a piece, which would break the page. */
export function listOrderLines(order: Pick<Order, 'items'>): OrderLine[] {
  return order.items.flatMap((item) => {
    const kind = kinds.find((known) => item[known])
    const piece = kind && item[kind]
    return piece ? [lineOf(item, kind, piece)] : []
  })
}

function lineOf({ id, quantity, price }: OrderItem, kind: Kind, piece: OrderPiece): OrderLine {
  return { id, quantity, price, kind, piece, photo: primaryFirst(piece.photos)[0] }
}
