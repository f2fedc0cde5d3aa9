import { seededRandom as randomFractions } from '#app/sections/home/seeded-random.ts'
import type { Db } from '#server/db/database.ts'
import type { AccessTokens } from '#server/domain/accounts/access-tokens.ts'

export type Buyer = { customerId: string; headers: { authorization: string } }

let batchesCreated = 0

export async function createBuyers(
  { db, tokens, now }: { db: Db; tokens: AccessTokens; now: () => number },
  count: number,
): Promise<Buyer[]> {
  const first = 70_000_000_000 + batchesCreated++ * 100_000
  const created_at = new Date(now())
  const phones = Array.from({ length: count }, (_, at) => ({ phone: String(first + at), language: 'en' as const, created_at }))
  const customers = await db.insertInto('customer').values(phones).returning('id').execute()
  const sessions = await db
    .insertInto('session')
    .values(customers.map(({ id }) => ({ customer_id: id, created_at, refreshed_at: created_at })))
    .returning(['id', 'customer_id'])
    .execute()
  return Promise.all(
    sessions.map(async ({ id: sessionId, customer_id: customerId }) => ({
      customerId,
      headers: { authorization: `Bearer ${await tokens.issue({ customerId, sessionId })}` },
    })),
  )
}

/** Replaces the contents of each buyer's cart with the pieces from `piecesOf`, in this order. */
export async function fillCarts(db: Db, buyers: readonly Buyer[], piecesOf: (at: number) => readonly number[]): Promise<void> {
  const carts = await db
    .insertInto('cart')
    .values(buyers.map(({ customerId }) => ({ customer_id: customerId })))
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet((of) => ({ version: of('cart.version', '+', 1) })))
    .returning(['id', 'customer_id'])
    .execute()
  const cartOf = new Map(carts.map(({ id, customer_id }) => [customer_id, id]))
  await db
    .deleteFrom('cart_line')
    .where('cart_id', 'in', [...cartOf.values()])
    .execute()
  const line = { quantity: 1, price_cents: 1_000_000 }
  const lines = buyers.flatMap(({ customerId }, at) =>
    piecesOf(at).map((piece_id, place) => ({ ...line, cart_id: cartOf.get(customerId) ?? '', piece_id, added_at: new Date(place) })),
  )
  await db.insertInto('cart_line').values(lines).execute()
}

/** Runs `work` for all items, four at a time, because a test has few database connections. */
export async function fourAtOnce<T>(each: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...each]
  const lane = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all([lane(), lane(), lane(), lane()])
}

export function countByStatus(responses: readonly { statusCode: number }[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(responses, ({ statusCode }) => statusCode)].map(([status, of]) => [status, of.length]))
}

/** Creates a seeded random generator, which returns an integer from 0 up to but not including its argument. */
export function seededRandom(seed: number) {
  const next = randomFractions(seed)
  return (below: number) => Math.floor(next() * below)
}
