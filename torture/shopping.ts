import { setTimeout as wait } from 'node:timers/promises'
import { type Buyer, seededRandom } from '#test/concurrent-buyers.ts'
import { addToCart, cancelOrder, placeOrder, removeFromCart, send, sendEnquiry } from '#torture/buyers.ts'
import type { Stage } from '#torture/stage.ts'

const pauseMaxMs = 150
/** The maximum number of orders per buyer. The shop allows a customer 20 orders per day and 10 pending orders. */
const ordersMax = 14

/**
 * Lets all buyers act concurrently until `isOver` returns true. Every fourth buyer fills and empties a cart. The other buyers order pieces
 * of their own, then pieces that several buyers want, and cancel two of three orders. All buyers send enquiries and read pages.
 */
async function shop(stage: Stage, isOver: () => boolean): Promise<void> {
  const pieces = stage.pieces.values()
  const shared = stage.pieces.slice(-Math.ceil(stage.pieces.length / 20))
  const buy = async (buyer: Buyer, at: number) => {
    const draw = seededRandom(at + 1)
    for (let round = 0; !isOver(); round++) {
      if (at % 4 === 3) await fillCart(stage, buyer, shared[draw(shared.length)] ?? 0)
      else if (round < ordersMax) await order(stage, buyer, pieces.next().value ?? shared[draw(shared.length)] ?? 0, round)
      if (round % 3 === at % 3) await sendEnquiry(stage)
      await read(stage, buyer, draw)
      await wait(draw(pauseMaxMs))
    }
  }
  await Promise.all(stage.buyers.map(buy))
}

/** Lets all buyers shop while `work` runs. Then waits for their pending requests. */
export async function whileShopping(stage: Stage, work: () => Promise<void>): Promise<void> {
  let isOver = false
  const working = work().finally(() => {
    isOver = true
  })
  await Promise.all([shop(stage, () => isOver), working])
}

async function fillCart(stage: Stage, buyer: Buyer, piece: number): Promise<void> {
  if (stage.ledger.lines.get(`${buyer.customerId} ${piece}`) === 'there') await removeFromCart(stage, buyer, piece)
  else await addToCart(stage, buyer, piece)
}

async function order(stage: Stage, buyer: Buyer, piece: number, round: number): Promise<void> {
  await addToCart(stage, buyer, piece)
  const placed = await placeOrder(stage, buyer)
  if (!placed) await removeFromCart(stage, buyer, piece)
  else if (round % 3) await cancelOrder(stage, buyer, placed.id)
}

async function read(stage: Stage, { headers }: Buyer, draw: (below: number) => number): Promise<void> {
  const paths = ['/', '/catalog', `/api/watches/?min_price=${draw(50_000)}`, '/api/orders/', '/api/cart/0/', '/api/watches/?search=rolex']
  const path = paths[draw(paths.length)] ?? '/'
  await send(stage, { method: 'GET', path, headers: path.startsWith('/api/') ? headers : {} })
}
