import pg from 'pg'
import { Secret } from '#server/context/secret.ts'
import { accessTokens } from '#server/domain/accounts/access-tokens.ts'

export const secret = 'the secret of a bench, which is long enough'
const customerCount = 12_000

type Buyer = { customerId: string; cartId: string; token: string }
export type Customers = { buyer: (at: number) => Buyer; piece: (at: number) => number; buyers: Buyer[]; pieceIds: number[] }

/** Deletes all customers, then creates signed-in customers with empty carts. Raises the stock of the watches on sale. */
export async function createCustomers(pool: pg.Pool): Promise<Customers> {
  await clearCustomers(pool)
  const rows = await insertCustomers(pool)
  const tokens = accessTokens([new Secret(secret)], Date.now)
  const buyers = await Promise.all(
    rows.map(async ({ customer, session, cart }) => ({
      customerId: customer,
      cartId: cart,
      token: await tokens.issue({ customerId: customer, sessionId: session }),
    })),
  )
  const pieces = await pool.query<{ id: number }>(
    `update piece set stock = 30000, status = 'available' where kind = 'watch' and price_cents > 0 and not price_on_request and published_at is not null returning id`,
  )
  await pool.query('vacuum analyze')
  const pieceIds = pieces.rows.map(({ id }) => id)
  return {
    buyers,
    pieceIds,
    buyer: (at) => buyers[at % buyers.length] ?? { customerId: '', cartId: '', token: '' },
    piece: (at) => pieceIds[(at * 7) % pieceIds.length] ?? 0,
  }
}

type Made = { customer: string; session: string; cart: string }

const batches = [
  [1, 1000],
  [1001, customerCount],
] as const

const insertBatch = `
  with made as (insert into customer (phone) select (70000000000 + n)::text from generate_series($1::int, $2::int) n returning id),
    session as (insert into session (customer_id) select id from made returning id, customer_id),
    cart as (insert into cart (customer_id) select id from made returning id, customer_id)
  select session.customer_id as customer, session.id as session, cart.id as cart from session join cart using (customer_id)`

/**
 * Inserts customers with the shop's key set in the database session. Without this key, triggers treat the session as another program and
 * write each row to the audit log, which takes minutes.
 */
async function insertCustomers(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query("insert into shop_key (digest, required_from) values (sha256('a bench'), now()) on conflict do nothing")
    await client.query("select set_config('vitrine.shop_key', 'a bench', false)")
    const rows: Made[] = []
    for (const [from, to] of batches) {
      rows.push(...(await client.query<Made>(insertBatch, [from, to])).rows)
      // refreshes the statistics: query plans cached while the tables were empty would scan all people on each insert
      await client.query('analyze')
    }
    await client.query('reset vitrine.shop_key')
    return rows
  } finally {
    client.release()
  }
}

export async function fillCarts(pool: pg.Pool, { buyers, pieceIds }: Customers): Promise<void> {
  await pool.query('delete from cart_line')
  await pool.query(
    `insert into cart_line (cart_id, piece_id, quantity, price_cents)
     select cart, ($2::int[])[1 + n % array_length($2::int[], 1)], 1, 100 from unnest($1::uuid[]) with ordinality as buyer (cart, n)`,
    [buyers.map(({ cartId }) => cartId), pieceIds],
  )
  await pool.query('vacuum analyze cart, cart_line')
}

export async function clearCustomers(pool: pg.Pool): Promise<void> {
  await pool.query('truncate customer, cart, session, shop_order, job cascade')
  await pool.query('update piece set stock = 1, held = 0 where stock <> 1 or held <> 0')
}
