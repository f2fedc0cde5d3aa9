import pg from 'pg'
import { clearCustomers, fillCarts, createCustomers, secret } from '#bench/customers.ts'
import type { Figure } from '#bench/figures.ts'
import { type Call, load } from '#bench/load.ts'
import { rawSqlWork } from '#bench/raw-sql-baseline.ts'
import { databaseWith, startShop } from '#bench/servers.ts'

const connections = 20
const rounds = 3
const seconds = { warm: 2, measured: 4 }
const atLeast = 0.4

const verbs = ['favorite', 'add', 'order'] as const
const names = { favorite: 'toggle a favorite', add: 'add to the cart', order: 'create an order' }
type Verb = (typeof verbs)[number]
type Rate = { perSecond: number; p99Ms: number }
type Rates = Record<Verb, Rate>

/**
 * What a signed-in person does, on PostgreSQL by 20 connections, to the same three statements sent by hand in one
 * transaction on a pool of the same size. No buyer meets another: what is measured is the way, not the waiting. By hand and
 * the shop take turns, three times; the median counts.
 */
export async function benchCustomerActions(): Promise<Figure[]> {
  const DATABASE_URL = await databaseWith(5000)
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: connections })
  const found: { rawSql: Rates; shop: Rates }[] = []
  for (let round = 0; round < rounds; round++) found.push({ rawSql: await rawSqlRates(pool), shop: await shopRates(pool, DATABASE_URL) })
  await clearCustomers(pool)
  await pool.end()
  return verbs.flatMap((verb) => {
    const sorted = found
      .map(({ rawSql, shop }) => ({ rawSql: rawSql[verb], shop: shop[verb], share: shop[verb].perSecond / rawSql[verb].perSecond }))
      .toSorted((one, other) => one.share - other.share)
    return figuresOf(
      names[verb],
      sorted.map(({ share }) => share),
      sorted[Math.floor(rounds / 2)],
    )
  })
}

function figuresOf(what: string, shares: number[], median?: { rawSql: Rate; shop: Rate; share: number }): Figure[] {
  if (!median) return []
  const { rawSql, shop, share } = median
  const all = shares.map((one) => one.toFixed(2)).join(', ')
  return [
    {
      what: `${what}, to three statements by hand, median of ${all}`,
      figure: `${share.toFixed(2)} (${Math.round(shop.perSecond)} to ${Math.round(rawSql.perSecond)} a second)`,
      aim: `≥ ${atLeast}`,
      reached: share >= atLeast,
    },
    { what: `${what}, p99`, figure: `${shop.p99Ms.toFixed(1)} ms (by hand ${rawSql.p99Ms.toFixed(1)} ms)`, aim: '–', reached: null },
  ]
}

async function rawSqlRates(pool: pg.Pool): Promise<Rates> {
  const work = rawSqlWork(await createCustomers(pool))
  let at = 0
  const rateOf = async (verb: Verb): Promise<Rate> => {
    const once = () => inTransaction(pool, (client) => work[verb](client, at++))
    await rate(once, seconds.warm)
    return rate(once, seconds.measured)
  }
  return { favorite: await rateOf('favorite'), add: await rateOf('add'), order: await rateOf('order') }
}

async function shopRates(pool: pg.Pool, DATABASE_URL: string): Promise<Rates> {
  const customers = await createCustomers(pool)
  const shop = await startShop({ DATABASE_URL, DATABASE_POOL: String(connections), AUTH_SECRET: secret })
  const { buyers, piece } = customers
  const rateOf = async (calls: Call[]): Promise<Rate> => {
    // nobody is in both: an order empties the cart
    const middle = calls.length / 3
    await load(shop.origin, calls.slice(0, middle), { seconds: seconds.warm, connections })
    return load(shop.origin, calls.slice(middle), { seconds: seconds.measured, connections })
  }
  const favorite = await rateOf(buyers.map(({ token }, at) => ({ path: '/api/favorites/toggle/', token, body: { watch_id: piece(at) } })))
  const add = await rateOf(buyers.map(({ token }, at) => ({ path: '/api/cart/', token, body: { watch_id: piece(at) } })))
  await fillCarts(pool, customers)
  const order = await rateOf(buyers.map(({ token }) => ({ path: '/api/orders/create_from_cart/', token, body: pickup })))
  await shop.stop()
  return { favorite, add, order }
}

/** Does it for so many seconds, always as many times at once as there are connections. */
async function rate(work: () => Promise<unknown>, forSeconds: number): Promise<Rate> {
  const times: number[] = []
  const began = performance.now()
  const worker = async () => {
    while (performance.now() < began + forSeconds * 1000) {
      const start = performance.now()
      await work()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const sorted = times.toSorted((a, b) => a - b)
  return { perSecond: (times.length / (performance.now() - began)) * 1000, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}

const pickup = {
  mode: 'reserve',
  delivery_method: 'pickup',
  first_name: 'Anna',
  last_name: 'Bench',
  phone: '79160000000',
  email: 'anna@example.com',
  pickup_city_id: 1,
}
