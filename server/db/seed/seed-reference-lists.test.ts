import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Db } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedReferenceLists } from '#server/db/seed/seed-reference-lists.ts'
import { safeExit } from '#test/safe-exit.ts'
import { createPostgres, onPostgres, openEmptyDatabase, openShopOnDatabase, openTestDatabase } from '#test/shop.ts'
import { useTestDatabase } from '#test/use-test-database.ts'

const production = {
  APP_ENV: 'production',
  OUTBOX_IN_PRODUCTION: 'on',
  DATABASE_URL: 'postgres://not-asked',
  TRUST_PROXY_HOPS: '0',
}

describe('an empty database', () => {
  const warnings: string[] = []
  let drop: () => Promise<void>
  let shop: Awaited<ReturnType<typeof openShopOnDatabase>>
  beforeAll(async () => {
    const empty = await openEmptyDatabase()
    drop = empty.drop
    const log = { ...silentLog, warn: (_fields: object, message: string) => void warnings.push(message) }
    shop = await openShopOnDatabase(empty.database, production, log)
  })
  afterAll(async () => {
    await shop.app.close()
    await drop()
  })

  test('OPS-02 is opened in production with every reference list and without demo data', async () => {
    const count = async (list: string) => (await shop.get(`/api/${list}/?page_size=1000`)).json().count
    const lists = ['countries', 'cities', 'brands', 'collections', 'watch-types', 'jewelry-types', 'case-materials', 'glass-types']
    const others = ['movement-types', 'functions', 'strap-materials', 'conditions', 'workshops']
    for (const list of [...lists, ...others]) expect(await count(list), list).toBeGreaterThan(1)
    for (const kind of ['watches', 'jewelry', 'bags', 'sale', 'videos']) expect(await count(kind), kind).toBe(0)
    expect(await shop.db.selectFrom('promo').select('code').execute()).toEqual([])
    expect(await count('faqs')).toBeGreaterThan(10)
  })

  test('OPS-02 tells the owner what to do next', () => {
    expect(warnings).toContainEqual(expect.stringMatching(/^The catalog is empty: .+npm run import/))
  })

  test('OPS-02 serves every request without pieces', async () => {
    for (const list of ['watches', 'jewelry', 'bags', 'sale']) {
      expect((await shop.get(`/api/${list}/facets/`)).statusCode, list).toBe(200)
      expect((await shop.get(`/api/${list}/?search=rolex&brand_ids=1&ordering=price_usd`)).json(), list).toMatchObject({
        count: 0,
        results: [],
      })
    }
    expect((await shop.get('/sitemap.xml')).statusCode).toBe(200)
    expect((await shop.get('/api/watches/1/')).statusCode).toBe(404)
  })
})

const readChangeIds = async (db: Db) => (await sql`select what, changed_by::text from catalog_change order by what`.execute(db)).rows
const listsOf = async (db: Db) =>
  (
    await sql`select (select json_agg(brand order by id) from brand) as brands, (select json_agg(city order by id) from city) as cities,
    (select json_agg(glass_type order by id) from glass_type) as glass, (select count(*) from faq) as faqs`.execute(db)
  ).rows

describe('a database that has its lists', () => {
  const opened = useTestDatabase()

  async function change(db: Db): Promise<void> {
    await db
      .updateTable('brand')
      .set({ name: 'Rolex SA', spellings: ['корона'] })
      .where('name', '=', 'Rolex')
      .execute()
    await db.deleteFrom('glass_type').where('key', '=', 'mineral').execute()
    await db.deleteFrom('faq').where('section', '=', 'order').execute()
  }

  test('OPS-02 keeps values that the owner renamed or deleted, and a start without new values writes nothing', async () => {
    const { db } = opened.database
    await db.updateTable('watch').set({ glass_type_id: null }).execute()
    await change(db)
    const before = [await readChangeIds(db), await listsOf(db)]
    expect(await seedReferenceLists(db)).toBe(0)
    expect([await readChangeIds(db), await listsOf(db)]).toEqual(before)
  })

  test('OPS-02 is opened unchanged if an older version of the shop filled it', async () => {
    const { db } = opened.database
    await db.deleteFrom('seeded_value').execute()
    const before = [await readChangeIds(db), await listsOf(db)]
    expect(await seedReferenceLists(db)).toBe(0)
    expect([await readChangeIds(db), await listsOf(db)]).toEqual(before)
  })

  test('OPS-02 gets each value that is new in this version once', async () => {
    const { db } = opened.database
    await db.deleteFrom('seeded_value').where('list', '=', 'glass_type').where('key', '=', 'mineral').execute()
    expect(await seedReferenceLists(db)).toBe(1)
    expect(await db.selectFrom('glass_type').select('name_en').where('key', '=', 'mineral').execute()).toEqual([{ name_en: 'Mineral' }])
    expect(await seedReferenceLists(db)).toBe(0)
  })
})

test('OPS-02 watches of an older version get a dial color if their text names one', async () => {
  const { database, drop } = await openTestDatabase()
  const { db } = database
  const colorsOf = () =>
    db
      .selectFrom('watch')
      .leftJoin('dial_color', 'dial_color.id', 'watch.dial_color_id')
      .select(['piece_id', 'dial_color_en', 'key'])
      .orderBy('piece_id')
      .execute()
  const [other] = await colorsOf()
  await db.updateTable('watch').set({ dial_color_en: 'Two-tone' }).where('piece_id', '=', Number(other?.piece_id)).execute()
  const before = await colorsOf()
  await db.updateTable('watch').set({ dial_color_id: null }).execute()
  await db.deleteFrom('dial_color').execute()
  await db.deleteFrom('seeded_value').where('list', '=', 'dial_color').execute()
  expect(await seedReferenceLists(db)).toBeGreaterThan(10)
  expect(await colorsOf()).toEqual(before.map((watch) => (watch.piece_id === other?.piece_id ? { ...watch, key: null } : watch)))
  expect(before.find((watch) => watch.dial_color_en === 'Slate')?.key).toBe('grey')
  await database.close()
  await drop()
})

test("OPS-02 the demo's watches of an older version get a strap color, the owner's do not", async () => {
  const { database, drop } = await openTestDatabase()
  const { db } = database
  const colorsOf = () =>
    db
      .selectFrom('watch')
      .leftJoin('strap_color', 'strap_color.id', 'watch.strap_color_id')
      .select(['piece_id', 'key'])
      .orderBy('piece_id')
      .execute()
  const before = await colorsOf()
  const own = Number(before[0]?.piece_id)
  expect(new Set(before.map(({ key }) => key))).toContain('two_tone')
  await db.updateTable('piece').set({ origin: 'import' }).where('id', '=', own).execute()
  await db.updateTable('watch').set({ strap_color_id: null }).execute()
  await db.deleteFrom('strap_color').execute()
  await db.deleteFrom('seeded_value').where('list', '=', 'strap_color').execute()
  expect(await seedReferenceLists(db)).toBeGreaterThan(10)
  expect(await colorsOf()).toEqual(before.map((watch) => (watch.piece_id === own ? { ...watch, key: null } : watch)))
  await database.close()
  await drop()
})

test.runIf(onPostgres)('OPS-02 two processes that start at once insert the lists once', async () => {
  const { url, drop } = await createPostgres()
  const [one, two] = await Promise.all([openDatabase({ url, log: silentLog }), openDatabase({ url, log: silentLog })])
  await one.runDedicated(migrate)
  const counts = await Promise.all([seedReferenceLists(one.db), seedReferenceLists(two.db)])
  await Promise.all([one.close(), two.close()])
  await drop()
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, expect.toSatisfy((count: number) => count > 400)])
})

test('OPS-02 `npm run seed` writes nothing in production unless demo data is explicitly confirmed', async () => {
  const env = {
    ...production,
    AUTH_SECRET: 'a-secret-for-tests-that-is-long-enough',
    ORIGIN_RU: 'https://shop.example.ru',
    ORIGIN_EN: 'https://shop.example.com',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
  }
  const seed = (settings: object) =>
    promisify(execFile)(process.execPath, [...safeExit, join(import.meta.dirname, '../../cli/seed.ts')], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env, ...settings },
    })
  await expect(seed({})).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^In production nothing is seeded: [^\n]+\.\n$/) })
  await expect(seed({ DEMO_IN_PRODUCTION: 'on' })).rejects.toMatchObject({ stderr: expect.stringContaining('cannot be reached') })
})
