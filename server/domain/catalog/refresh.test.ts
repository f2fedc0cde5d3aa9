import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import { sliceSize } from '#server/domain/catalog/piece-rows.ts'
import { purgePieceDeletions } from '#server/domain/catalog/purge-piece-deletions.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await withoutIntervals(openTestShop)
})
afterAll(() => shop.close())

const findCached = (id: number) => findRow(shop.catalog.current(), id)
const detail = (id: number) => shop.get(`/api/watches/${id}/`)
const searchIds = async (words: string) => {
  const { results } = (await shop.get(`/api/watches/?search=${encodeURIComponent(words)}`)).json()
  return results.map(({ id }: { id: number }) => id)
}

async function withoutTrigger(trigger: string, work: () => Promise<unknown>): Promise<void> {
  await sql`alter table piece disable trigger ${sql.ref(trigger)}`.execute(shop.db)
  await work()
  await sql`alter table piece enable trigger ${sql.ref(trigger)}`.execute(shop.db)
}

test('OPS-11 thousands of changes are read in slices, and requests are served meanwhile', async () => {
  await shop.catalog.refresh()
  const watches = shop.catalog.current().columnsByKind.watch
  let size = watches.size
  const steps: number[] = []
  let isSampling = true
  // take one sample per turn of the event loop, because the server handles each request in a turn of its own
  const sampleGrowth = () => {
    if (watches.size > size) steps.push(watches.size - size)
    size = watches.size
    if (isSampling) setImmediate(sampleGrowth)
  }
  setImmediate(sampleGrowth)
  const at = sql`${new Date(testNow)}::timestamptz`
  const insert = sql`with pieces_inserted as (
    insert into piece (kind, key, brand_id, model_name, condition_id, city_id, price_cents, status, created_at, published_at)
    select 'watch', 'slice-' || n, 1 + n % 10, 'Model ' || n % 50, 1, 1, 100000 + n, 'available', ${at}, ${at} from generate_series(1, 2200) n returning id)
    insert into watch (piece_id) select id from pieces_inserted`
  // on a busy machine the insert may exceed the statement timeout of the pool
  await shop.database.runDedicated((db) => insert.execute(db))
  await shop.catalog.refresh()
  isSampling = false
  sampleGrowth()
  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(2200)
  // a sample may include the end of one slice and the whole next slice, but never two full slices without a pause
  expect(Math.max(...steps)).toBeLessThan(2 * sliceSize)
})

test('OPS-11 a renamed brand is found by its new name, and no piece is read again', async () => {
  const ofBrand = await addPiece(shop.db, { brand_id: 2 })
  await shop.catalog.refresh()
  const before = findCached(ofBrand)
  await shop.db.updateTable('brand').set({ name: 'Wexlorquint' }).where('id', '=', 2).execute()
  await shop.catalog.refresh()
  expect(await searchIds('wexlorquint')).not.toEqual([])
  expect((await detail(ofBrand)).json().brand.name).toBe('Wexlorquint')
  expect(findCached(ofBrand)).toBe(before)
})

test('OPS-11 a renamed city changes what pages show, and no piece is read again', async () => {
  const id = await addPiece(shop.db)
  await shop.catalog.refresh()
  const before = findCached(id)
  await shop.db.updateTable('city').set({ name_en: 'Moscow renamed' }).where('id', '=', 1).execute()
  await shop.catalog.refresh()
  expect((await detail(id)).body).toContain('Moscow renamed')
  expect(findCached(id)).toBe(before)
})

test('OPS-11 a deleted piece leaves lists, search and counts, and no other piece is read again', async () => {
  const [gone, stays] = [await addPiece(shop.db, { model_name: 'Vrobnitz' }), await addPiece(shop.db, { model_name: 'Vrobnitz' })]
  await shop.catalog.refresh()
  const [before, { count }] = [findCached(stays), (await shop.get('/api/watches/facets/')).json()]
  await shop.db.deleteFrom('piece').where('id', '=', gone).execute()
  await shop.catalog.refresh()
  expect(await searchIds('vrobnitz')).toEqual([stays])
  expect((await detail(gone)).statusCode).toBe(404)
  expect((await shop.get('/api/watches/facets/')).json().count).toBe(count - 1)
  expect(findCached(stays)).toBe(before)
})

test('OPS-11 a new piece reuses the row of a deleted one without keeping any of its values', async () => {
  const first = await addPiece(shop.db, { model_name: 'Oldplace' }, { functionIds: [1], watch: { case_diameter_mm: 77.7 } })
  await shop.catalog.refresh()
  const { size } = shop.catalog.current().columnsByKind.watch
  await shop.db.deleteFrom('piece').where('id', '=', first).execute()
  await shop.catalog.refresh()
  const second = await addPiece(shop.db, { model_name: 'Newplace' })
  await shop.catalog.refresh()
  expect(shop.catalog.current().columnsByKind.watch.size).toBe(size)
  expect([await searchIds('oldplace'), await searchIds('newplace')]).toEqual([[], [second]])
  expect((await shop.get('/api/watches/?case_diameter_min=77&case_diameter_max=78')).json().count).toBe(0)
})

test('OPS-11 a deleted piece that is inserted again with its old id is listed again', async () => {
  const id = await addPiece(shop.db)
  await shop.catalog.refresh()
  await shop.db.deleteFrom('piece').where('id', '=', id).execute()
  await shop.catalog.refresh()
  await addPiece(shop.db, { id, model_name: 'Returned' })
  await shop.catalog.refresh()
  await shop.catalog.refresh()
  expect((await detail(id)).json().model_name).toBe('Returned')
})

test('OPS-11 records of deletions are purged after a day; a process that slept longer reads all pieces', async () => {
  const [recorded, unrecorded] = [await addPiece(shop.db), await addPiece(shop.db)]
  await shop.catalog.refresh()
  await shop.db.deleteFrom('piece').where('id', '=', recorded).execute()
  const records = () => shop.db.selectFrom('piece_deletion').select('piece_id').where('piece_id', '=', recorded).execute()
  const age = (hours: number) =>
    sql`update piece_deletion set deleted_at = now() - make_interval(hours => ${hours}) where piece_id = ${recorded}`.execute(shop.db)
  await age(23)
  await purgePieceDeletions(shop)
  expect(await records()).toHaveLength(1)
  await age(25)
  await purgePieceDeletions(shop)
  expect(await records()).toHaveLength(0)
  await withoutTrigger('piece_gone', () => shop.db.deleteFrom('piece').where('id', '=', unrecorded).execute())
  await shop.catalog.refresh()
  expect(findCached(unrecorded)).toBeDefined()
  shop.clock.now += dayMs
  await shop.catalog.refresh()
  expect(findCached(unrecorded)).toBeUndefined()
})

test('OPS-07 /readyz fails after a minute without a successful refresh, and recovers with the next one', async () => {
  await shop.catalog.refresh()
  await sql`alter table banner rename to banner_away`.execute(shop.db)
  await sql`update catalog_change set changed_by = pg_current_xact_id() where what = 'content'`.execute(shop.db)
  await expect(shop.catalog.refresh()).rejects.toThrow(/banner/)
  expect((await shop.get('/readyz')).statusCode).toBe(200)
  shop.clock.now += 61_000
  const late = await shop.get('/readyz')
  expect([late.statusCode, late.json().checks]).toEqual([503, { database: true, migrations: true, catalogue: false }])
  await expect(shop.catalog.refresh()).rejects.toThrow(/banner/)
  expect((await shop.get('/readyz')).statusCode).toBe(503)
  await sql`alter table banner_away rename to banner`.execute(shop.db)
  await shop.catalog.refresh()
  expect((await shop.get('/readyz')).statusCode).toBe(200)
  expect(shop.catalog.refreshedAt()).toBe(shop.clock.now)
})

test('OPS-07 listeners are notified of what a refresh read before it failed, so no outdated response stays cached', async () => {
  const id = await addPiece(shop.db)
  await shop.catalog.refresh()
  expect((await detail(id)).json().price_usd).toBe('10000.00')
  await sql`alter table banner rename to banner_away`.execute(shop.db)
  await sql`update catalog_change set changed_by = pg_current_xact_id() where what = 'content'`.execute(shop.db)
  await shop.db.updateTable('piece').set({ price_cents: 4_200_000 }).where('id', '=', id).execute()
  await expect(shop.catalog.refresh()).rejects.toThrow(/banner/)
  expect((await detail(id)).json().price_usd).toBe('42000.00')
  await sql`alter table banner_away rename to banner`.execute(shop.db)
})
