import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PeopleQuery } from '#contract/staff/people.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { listPeople } from '#server/domain/people/list-people.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

type Plan = {
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

const peopleCount = 6000
const pageSize = 50
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  // a dedicated connection, because an insert may exceed the statement timeout of the pool on a busy machine
  await shop.database.runDedicated(addPeople)
})
afterAll(() => shop.close())

async function addPeople(db: Db): Promise<void> {
  const numbers = sql`generate_series(1, ${peopleCount}::int) n`
  const at = sql`timestamptz '2026-11-01' - n * interval '1 minute'`
  await sql`insert into person (id, name, city, last_at, created_at)
    select 100000 + n, 'Person ' || md5(n::text), 'Moscow', ${at}, ${at} from ${numbers}`.execute(db)
  await sql`insert into thread (person_id, kind, language, name, phone, email, status, last_at, created_at)
    select 100000 + n, 'call', 'ru', 'Person ' || md5(n::text), '+7916' || n, md5(n::text) || '@example.com', (array['new', 'done'])[1 + n % 2], ${at}, ${at} from ${numbers} where n % 3 = 0`.execute(
    db,
  )
  await sql`insert into person_handle (person_id, kind, value) select 100000 + n, 'phone', '7916' || n from ${numbers}`.execute(db)
  await db
    .insertInto('customer')
    .values({ phone: '79160000000', created_at: new Date(shop.clock.now) })
    .execute()
  await sql`insert into shop_order (person_id, number, customer_id, status, mode, language, first_name, last_name, phone, email, delivery_method,
      pickup_city_id, goods_cents, discount_cents, delivery_cents, total_cents, cart_id, cart_version, created_at, expires_at)
    select 100000 + n, substr(key, 1, 4) || '-' || substr(key, 5, 4), c.id, (array['delivered', 'pending', 'cancelled'])[1 + n % 3], 'reserve', 'ru',
      'Person', md5(n::text), '+79160000000', '', 'pickup', 1, 1000, 0, 0, 1000, gen_random_uuid(), 1, ${at}, ${at}
    from customer c, ${numbers}, upper(lpad(to_hex(n), 8, '0')) key where n % 2 = 0`.execute(db)
  for (const table of ['person', 'thread', 'shop_order', 'order_listing', 'person_handle'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

async function plansOf(query: object): Promise<Plan[]> {
  const asked: CompiledQuery[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(shop.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const actor = { permissions: new Set(['person.contact']) } as unknown as StaffActor
  const { people } = await listPeople(shop.db.withPlugin(plugin), actor, PeopleQuery.parse({ page_size: pageSize, ...query }))
  expect(people).toHaveLength(pageSize)
  return shop.db.transaction().execute(async (tx) => {
    // the planner would prefer a sequential scan for so few rows
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    const plans: Plan[] = []
    for (const { sql: text, parameters } of asked) {
      const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained)
      if (rows[0]) plans.push(rows[0]['QUERY PLAN'][0].Plan)
    }
    return plans
  })
}

const scansOf = (plan: Plan): Plan[] => [...(plan['Relation Name'] ? [plan] : []), ...(plan.Plans ?? []).flatMap(scansOf)]
const rowsOf = (plan: Plan, table: string): number =>
  scansOf(plan)
    .filter((scan) => scan['Relation Name'] === table)
    .reduce((sum, scan) => sum + scan['Actual Rows'] * scan['Actual Loops'], 0)
const indexesOf = (plan: Plan): string[] => scansOf(plan).flatMap((scan) => scan['Index Name'] ?? [])

test.each(['last', 'name'])('OWN-95 a page of 6,000 people by %s reads only the rows up to the end of that page', async (ordering) => {
  const [counts, page, ...more] = await plansOf({ ordering, page: 2 })
  if (!counts || !page) throw new Error('The list asked nothing')
  expect(more).toEqual([])
  expect(indexesOf(counts)).toContain('person_tagged')
  expect(rowsOf(page, 'person')).toBeLessThanOrEqual(2 * pageSize)
  expect(rowsOf(page, 'order_listing')).toBeLessThanOrEqual(pageSize)
  expect(rowsOf(page, 'thread')).toBeLessThanOrEqual(pageSize)
})

test.each([
  [{ segment: 'bought' }, ['order_listing_bought']],
  [{ segment: 'asked' }, ['thread_person_asked']],
  [{ segment: 'waiting' }, ['shop_order_waiting', 'thread_waiting_person']],
  [{ ordering: 'bought' }, ['order_listing_sums']],
  [{ ordering: 'orders' }, ['order_listing_sums']],
])('OWN-95 a segment or a list by sums uses its own indexes: %o', async (query, indexes) => {
  const [counts, page, ...more] = await plansOf(query)
  if (!counts || !page) throw new Error('The list asked nothing')
  expect(more).toEqual([])
  expect(indexesOf(page)).toEqual(expect.arrayContaining(indexes))
  const ofSegments = ['person_tagged', 'order_listing_bought', 'shop_order_waiting', 'thread_person_asked', 'thread_waiting_person']
  expect(indexesOf(counts)).toEqual(expect.arrayContaining(ofSegments))
})
