import pg from 'pg'
import { clearCustomers, fillCarts, createCustomers, secret } from '#bench/customers.ts'
import { type Figure, ratio, rounds, spreadOf } from '#bench/figures.ts'
import { rawSqlWork } from '#bench/raw-sql-baseline.ts'
import { countRoundTrips } from '#bench/round-trips.ts'
import { databaseWith, startShop } from '#bench/servers.ts'
import { type Call, load } from '#bench/wrk.ts'

const connections = 20
const seconds = { warm: 2, measured: 4 }
const atLeast = 0.4

const verbs = ['favorite', 'add', 'order'] as const
const names = { favorite: 'toggle a favorite', add: 'add to the cart', order: 'create an order' }
type Verb = (typeof verbs)[number]
type Rate = { perSecond: number; p99Ms: number }
type Rates = Record<Verb, Rate>

/**
 * Compares writes of signed-in customers with a baseline: one transaction of three raw SQL statements per write. Both use 20 connections to
 * PostgreSQL. Concurrent buyers never write to the same row. The rounds of the shop and the baseline alternate, and the median is reported.
 */
export async function benchCustomerActions(): Promise<Figure[]> {
  const DATABASE_URL = await databaseWith(5000)
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: connections })
  const trips = await tripsOf(pool, DATABASE_URL)
  const found: { rawSql: Rates; shop: Rates }[] = []
  for (let round = 0; round < rounds; round++) found.push({ rawSql: await rawSqlRates(pool), shop: await shopRates(pool, DATABASE_URL) })
  await clearCustomers(pool)
  await pool.end()
  return [...trips, ...verbs.flatMap((verb) => figuresOf(verb, found))]
}

async function tripsOf(pool: pg.Pool, DATABASE_URL: string): Promise<Figure[]> {
  const customers = await createCustomers(pool)
  const { buyers, piece } = customers
  await fillCarts(pool, customers)
  const callsTo = (path: string, from: number, body: (at: number) => object) =>
    buyers.slice(from, from + 20).map(({ token }, at) => ({ path, token, body: body(at) }))
  return countRoundTrips({ DATABASE_URL, AUTH_SECRET: secret }, [
    { name: names.favorite, calls: callsTo('/api/favorites/toggle/', 0, (at) => ({ watch_id: piece(at) })), most: 5 },
    { name: names.add, calls: callsTo('/api/cart/', 20, (at) => ({ watch_id: piece(at) })), most: 6 },
    { name: `${names.order}, pickup`, calls: callsTo('/api/orders/create_from_cart/', 40, () => pickup), most: 6 },
    { name: `${names.order}, delivery`, calls: callsTo('/api/orders/create_from_cart/', 60, () => delivery), most: 6 },
  ])
}

function figuresOf(verb: Verb, found: { rawSql: Rates; shop: Rates }[]): Figure[] {
  return [
    ratio(
      `${names[verb]}, to three statements by hand`,
      found.map(({ rawSql, shop }) => ({ rate: shop[verb].perSecond, baseline: rawSql[verb].perSecond })),
      atLeast,
    ),
    p99Figure(
      names[verb],
      found.map(({ shop }) => shop[verb].p99Ms),
      found.map(({ rawSql }) => rawSql[verb].p99Ms),
    ),
  ]
}

function p99Figure(what: string, shop: number[], rawSql: number[]): Figure {
  const ms = (times: number[]) => {
    const { min, median, max } = spreadOf(times)
    return `${median.toFixed(1)} ms (${min.toFixed(1)} to ${max.toFixed(1)})`
  }
  return { what: `${what}, p99`, figure: `${ms(shop)}, by hand ${ms(rawSql)}`, aim: '–', reached: null }
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
    // warm-up and measurement need different buyers, because an order empties the cart
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

/** Runs `work` repeatedly for `forSeconds`, with one call at a time per connection. */
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

const delivery = {
  ...pickup,
  delivery_method: 'delivery',
  pickup_city_id: undefined,
  country: 'FR',
  address_city: 'Paris',
  postal_code: '75001',
  address_line1: '1 rue de Rivoli',
}
