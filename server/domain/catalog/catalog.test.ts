import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { addPhoto, addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await withoutIntervals(openTestShop)
})
afterAll(() => shop.close())

const detail = async (id: number) => (await shop.get(`/api/watches/${id}/`)).json()
const countFound = async (words: string) => (await shop.get(`/api/watches/?search=${encodeURIComponent(words)}`)).json().count
const isInLists = async (id: number) => {
  const { brand } = await detail(id)
  const { results } = (await shop.get(`/api/watches/?brand_ids=${brand.id}&page_size=96`)).json()
  return results.some((piece: { id: number }) => piece.id === id)
}

describe('a refresh makes a change in the database visible:', () => {
  test('CAT-05 a new price', async () => {
    const id = await addPiece(shop.db)
    await shop.catalog.refresh()
    await shop.db.updateTable('piece').set({ price_cents: 777_700 }).where('id', '=', id).execute()
    await shop.catalog.refresh()
    expect(await detail(id)).toMatchObject({ price_usd: '7777.00' })
    const { results } = (await shop.get('/api/watches/?min_price=7777&max_price=7777')).json()
    expect(results).toMatchObject([{ id }])
  })

  test('SEC-C12 a sold piece leaves the lists, a published one joins them', async () => {
    const [sold, draft] = [await addPiece(shop.db), await addPiece(shop.db, { status: 'draft', published_at: null })]
    await shop.catalog.refresh()
    const { count } = (await shop.get('/api/watches/facets/')).json()
    await shop.db.updateTable('piece').set({ status: 'sold' }).where('id', '=', sold).execute()
    await shop.catalog.refresh()
    expect(await isInLists(sold)).toBe(false)
    expect((await shop.get('/api/watches/facets/')).json().count).toBe(count - 1)
    await shop.db.updateTable('piece').set({ status: 'available', published_at: new Date() }).where('id', '=', draft).execute()
    await shop.catalog.refresh()
    expect(await isInLists(draft)).toBe(true)
  })

  test('HDR-06 a new name is found by search, the old one is not', async () => {
    const id = await addPiece(shop.db, { model_name: 'Zyxwabulon' })
    await shop.catalog.refresh()
    expect(await countFound('zyxwabulon')).toBe(1)
    await shop.db.updateTable('piece').set({ model_name: 'Quomtrebix' }).where('id', '=', id).execute()
    await shop.catalog.refresh()
    expect([await countFound('zyxwabulon'), await countFound('quomtrebix')]).toEqual([0, 1])
  })

  test('API-08 parts of a piece: photos, functions, the row of its kind', async () => {
    const id = await addPiece(shop.db)
    await shop.catalog.refresh()
    await addPhoto(shop.db, id)
    await shop.catalog.refresh()
    expect((await detail(id)).photos).toHaveLength(1)
    await shop.db.insertInto('piece_function').values({ piece_id: id, function_id: 1 }).execute()
    await shop.catalog.refresh()
    expect((await detail(id)).function_description).toBe('Date')
    await shop.db.updateTable('watch').set({ case_diameter_mm: 44.4 }).where('piece_id', '=', id).execute()
    await shop.catalog.refresh()
    expect((await detail(id)).case_diameter_mm).toBe(44.4)
    await shop.db.deleteFrom('photo').where('piece_id', '=', id).execute()
    await shop.catalog.refresh()
    expect((await detail(id)).photos).toEqual([])
  })

  test('API-08 a piece’s row in the table of its kind, even if the piece was read before that row was written', async () => {
    const id = await addPiece(shop.db)
    await shop.db.deleteFrom('watch').where('piece_id', '=', id).execute()
    await shop.catalog.refresh()
    await shop.db.insertInto('watch').values({ piece_id: id, case_diameter_mm: 61.7 }).execute()
    await shop.catalog.refresh()
    expect((await shop.get('/api/watches/?case_diameter_min=61&case_diameter_max=62')).json().results).toMatchObject([{ id }])
  })

  test('API-02 a renamed brand, a new city, a removed question', async () => {
    await shop.db.updateTable('brand').set({ name: 'Renamed House' }).where('id', '=', 1).execute()
    await shop.db.insertInto('city').values({ key: 'geneva', name_ru: 'Женева', name_en: 'Geneva', country_code: 'CH' }).execute()
    await shop.db.deleteFrom('faq').where('id', '=', 2).execute()
    await shop.catalog.refresh()
    expect((await shop.get('/api/brands/')).body).toContain('Renamed House')
    expect((await shop.get('/api/cities/')).body).toContain('Geneva')
    expect((await shop.get('/api/faqs/')).json().results.map(({ id }: { id: number }) => id)).not.toContain(2)
    expect(await countFound('renamed house')).toBeGreaterThan(0)
  })

  test('PDP-06 a deleted piece', async () => {
    const id = await addPiece(shop.db)
    await shop.catalog.refresh()
    await shop.db.deleteFrom('piece').where('id', '=', id).execute()
    await shop.catalog.refresh()
    expect((await shop.get(`/api/watches/${id}/`)).statusCode).toBe(404)
  })

  test('API-02 but not a change that was rolled back', async () => {
    const id = await addPiece(shop.db)
    await shop.catalog.refresh()
    const rolledBack = shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('piece').set({ price_cents: 1 }).where('id', '=', id).execute()
      throw new Error('undone')
    })
    await expect(rolledBack).rejects.toThrow('undone')
    await shop.catalog.refresh()
    expect(await detail(id)).toMatchObject({ price_usd: '10000.00' })
  })
})

test('API-02 the database notifies processes of a change, without polling', async () => {
  const id = await addPiece(shop.db)
  await eventually(async () => (await shop.get(`/api/watches/${id}/`)).statusCode).toBe(200)
  await shop.db.updateTable('piece').set({ price_cents: 123_400 }).where('id', '=', id).execute()
  await eventually(async () => (await detail(id)).price_usd).toBe('1234.00')
})

test('API-02 listeners are called at most three times for a change, and never without one', async () => {
  await shop.catalog.refresh()
  let changeCount = 0
  shop.catalog.onChange(() => changeCount++)
  await shop.catalog.refresh()
  await shop.catalog.refresh()
  expect(changeCount).toBe(0)
  await addPiece(shop.db)
  await shop.catalog.refresh()
  await shop.catalog.refresh()
  expect(changeCount).toBeGreaterThan(0)
  expect(changeCount).toBeLessThanOrEqual(3)
})

describe('the number of queries', () => {
  const asked = [
    { what: 'a list', path: '/api/watches/?full_set=true&page_size=96', cost: 0 },
    { what: 'facets', path: '/api/watches/facets/?brand_ids=1', cost: 0 },
    { what: 'a search', path: '/api/watches/?search=rolex', cost: 0 },
    { what: 'a reference list', path: '/api/brands/', cost: 0 },
    { what: 'one piece', path: '/api/watches/3/', cost: 1 },
  ]

  async function countQueries(on: TestShop): Promise<number[]> {
    // wait for a refresh that the startup or a notification may have begun
    await on.catalog.refresh()
    const counted: number[] = []
    for (const { path } of asked) {
      counted.push(await on.countQueries(async () => expect((await on.get(path)).statusCode).toBe(200)))
    }
    return counted
  }

  /** Counts the queries of a refresh. Takes the maximum of three calls, because a call that joins a running refresh counts no queries. */
  async function costOfChange(on: TestShop): Promise<number> {
    const counts: number[] = []
    for (let at = 0; at < 3; at++) counts.push(await on.countQueries(() => on.catalog.refresh()))
    return Math.max(...counts)
  }

  test('API-02 is zero for data in memory and one for the page of a piece, with 200 pieces and with 5,000', async () => {
    const large = await withoutIntervals(() => openTestShop({ ANSWER_CACHE_MB: '0' }))
    const queriesAtStart = large.queries.count
    const few = { costs: await countQueries(large), change: await costOfChange(large) }
    expect(few.costs).toEqual(asked.map(({ cost }) => cost))
    const at = sql`${new Date(large.clock.now)}::timestamptz`
    const insert = sql`with pieces_inserted as (
      insert into piece (kind, key, brand_id, model_name, condition_id, city_id, price_cents, status, created_at, published_at)
      select 'watch', 'many-' || n, 1 + n % 10, 'Model ' || n, 1, 1, 100000 + n, 'available', ${at}, ${at} from generate_series(1, 4800) n returning id)
      insert into watch (piece_id) select id from pieces_inserted`
    // on a busy machine the insert may exceed the statement timeout of the pool
    await large.database.runDedicated((db) => insert.execute(db))
    await large.catalog.refresh()
    expect((await large.get('/api/watches/?page_size=96')).json().count).toBeGreaterThan(4800)
    expect(await countQueries(large)).toEqual(few.costs)
    expect(await costOfChange(large)).toBe(few.change)
    expect(queriesAtStart).toBeLessThan(28)
    await large.close()
  })
})
