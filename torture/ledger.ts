import type { Db } from '#server/db/database.ts'
import { brokenInvariants } from '#test/orders.ts'

type Placed = { customerId: string; number: string; cancel: 'not asked' | 'asked' | 'acknowledged' }

/** Changes that the shop has acknowledged. They are compared with the database afterwards. */
export type Ledger = {
  orders: Map<string, Placed>
  enquiries: Set<string>
  /** Cart lines by customer and piece. A line is `unknown` until the response to a change arrives. */
  lines: Map<string, 'there' | 'gone' | 'unknown'>
}

export function openLedger(): Ledger {
  return { orders: new Map(), enquiries: new Set(), lines: new Map() }
}

export const lineKey = (customerId: string, pieceId: number) => `${customerId} ${pieceId}`

/** Returns a sentence for each acknowledged change that is missing, and for each violated invariant of selling. */
export async function findLosses(db: Db, ledger: Ledger): Promise<string[]> {
  return [
    ...(await findLostOrders(db, ledger)),
    ...(await findLostEnquiries(db, ledger)),
    ...(await findLostLines(db, ledger)),
    ...(await brokenInvariants(db)),
  ]
}

async function findLostOrders(db: Db, { orders }: Ledger): Promise<string[]> {
  const rows = await db.selectFrom('shop_order').select(['id', 'customer_id', 'status']).execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  return [...orders].flatMap(([id, { customerId, number, cancel }]) => {
    const order = stored.get(id)
    if (!order) return [`order ${number} was acknowledged and is not there`]
    if (order.customer_id !== customerId) return [`order ${number} belongs to another customer`]
    if (cancel === 'acknowledged' && order.status !== 'cancelled') return [`order ${number} was cancelled and is ${order.status}`]
    return cancel === 'not asked' && order.status === 'cancelled' ? [`order ${number} is cancelled, which nobody asked for`] : []
  })
}

async function findLostEnquiries(db: Db, { enquiries }: Ledger): Promise<string[]> {
  const rows = await db.selectFrom('enquiry').select('fields').execute()
  const stored = new Set(rows.map(({ fields }) => nameIn(fields)))
  return [...enquiries].filter((name) => !stored.has(name)).map((name) => `the enquiry of ${name} was acknowledged and is not there`)
}

function nameIn(fields: unknown): unknown {
  return typeof fields === 'object' && fields !== null && 'name' in fields ? fields.name : undefined
}

async function findLostLines(db: Db, { lines }: Ledger): Promise<string[]> {
  const rows = await db
    .selectFrom('cart_line')
    .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
    .select(['customer_id', 'piece_id'])
    .execute()
  const stored = new Set(rows.map(({ customer_id, piece_id }) => lineKey(customer_id, piece_id)))
  return [...lines].flatMap(([key, state]) => {
    if (state === 'there' && !stored.has(key)) return [`a line was put into a cart and is not there: ${key}`]
    return state === 'gone' && stored.has(key) ? [`a line was taken out of a cart and is there: ${key}`] : []
  })
}
