import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { demoCatalog } from '#server/db/seed/demo-catalog.ts'
import { type DemoPhotographs, readDemoPhotographs } from '#server/db/seed/demo-photographs.ts'
import { updateDemo } from '#server/db/seed/update-demo.ts'
import { seedDemo } from '#server/domain/demo/seed-demo.ts'
import { openProcesses } from '#test/processes.ts'
import { createPostgres, onPostgres, openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ PHOTOGRAPHS: 'on' })
})
afterAll(() => shop.close())

type Listed = { photos: unknown[]; reference: string | null }

const manifest = readDemoPhotographs()
const [first = '', second = '', third = ''] = demoCatalog.map(({ key }) => key)

function retaken(...keys: string[]): DemoPhotographs {
  return new Map(
    [...manifest].map(([key, all]) => [key, keys.includes(key) ? all.map((each) => ({ ...each, hash: `x${each.hash}` })) : all]),
  )
}

const hashesOf = async (key: string) => {
  const rows = await shop.db
    .selectFrom('photo')
    .innerJoin('piece', 'piece.id', 'photo.piece_id')
    .select('photo.hash')
    .where('piece.key', '=', key)
    .orderBy('position')
    .execute()
  return rows.map(({ hash }) => hash)
}
const pieceOf = (key: string) => shop.db.selectFrom('piece').selectAll().where('key', '=', key).executeTakeFirstOrThrow()

test('OPS-09 a new shop has all photographs of its demo in lists, pages and files', async () => {
  const list = (await shop.get('/api/watches/?page_size=96')).json().results
  const onRequest = demoCatalog.filter(({ key, kind }) => kind === 'watch' && !manifest.has(key)).map(({ reference }) => reference)
  expect(onRequest.length).toBeLessThan(10)
  const wrong = list.filter(({ photos, reference }: Listed) =>
    onRequest.includes(reference ?? '') ? photos.length > 0 : photos.length < 3,
  )
  expect(wrong).toEqual([])
  const { id } = await pieceOf(first)
  const watch = (await shop.get(`/api/watches/${id}/`)).json()
  expect(watch.photos[0]).toMatchObject({ width: 1200, height: 1500, alt: expect.stringMatching(/, three-quarter view$/) })
  const urls = [...`${watch.photos[0].srcset_avif}`.matchAll(/(\S+) (\d+)w/g)]
  expect(urls.map(([, , width]) => width)).toEqual(['400', '800', '1200'])
  for (const [, url = ''] of urls) {
    const { statusCode, headers } = await shop.get(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif'])
  }
})

test('HOME-01 the newest watches have a wide photograph, which is not part of the gallery', async () => {
  const [key = ''] = [...manifest].find(([, all]) => all.some(({ name }) => name === 'wide')) ?? []
  const watch = (await shop.get(`/api/watches/${(await pieceOf(key)).id}/`, { 'accept-language': 'ru' })).json()
  expect(watch.wide_photo).toMatchObject({ width: 1600, height: 1000, is_primary: false, alt: expect.stringMatching(/, крупно$/) })
  expect(watch.photos.filter(({ width }: { width: number }) => width === 1600)).toEqual([])
})

test('OPS-09 a second start changes nothing', async () => {
  expect(await updateDemo(shop.db, manifest)).toBe(0)
})

test('OPS-09 an upgrade replaces photographs in one transaction, but not those of a piece whose photographs were edited', async () => {
  const owned = await hashesOf(second)
  await sql`delete from photo using piece where piece.id = photo.piece_id and piece.key = ${second} and position = 0`.execute(shop.db)
  expect(await updateDemo(shop.db, retaken(first, second, third))).toBe(2)
  expect(await hashesOf(first)).toEqual(manifest.get(first)?.map(({ hash }) => `x${hash}`))
  expect(await hashesOf(second)).toEqual(owned.slice(1))
  const { rows } = await sql<{
    count: number
  }>`select count(distinct changed_by)::int as count from piece where key in (${first}, ${third})`.execute(shop.db)
  expect(rows[0]?.count).toBe(1)
  expect(await updateDemo(shop.db, manifest)).toBe(2)
  expect(await hashesOf(first)).toEqual(manifest.get(first)?.map(({ hash }) => hash))
})

test('OPS-09 an upgrade removes photographs that the demo no longer has, and another one restores them', async () => {
  const without = new Map([...manifest].filter(([key]) => key !== third))
  expect(await updateDemo(shop.db, without)).toBe(1)
  expect(await hashesOf(third)).toEqual([])
  expect(await updateDemo(shop.db, manifest)).toBe(1)
  expect(await hashesOf(third)).toEqual(manifest.get(third)?.map(({ hash }) => hash))
})

test('OPS-09 an upgrade changes texts of the demo, but not those that the owner changed', async () => {
  const texts = { description_ru: 'Новый текст', description_en: 'A newer text' }
  const changed = demoCatalog.map((piece) => ([first, second].includes(piece.key) ? { ...piece, ...texts } : piece))
  await shop.db.updateTable('piece').set({ description_en: 'The owner’s own' }).where('key', '=', second).execute()
  expect(await updateDemo(shop.db, new Map(), changed)).toBe(1)
  expect((await pieceOf(first)).description_en).toBe('A newer text')
  expect((await pieceOf(second)).description_en).toBe('The owner’s own')
  expect(await updateDemo(shop.db, new Map())).toBe(1)
})

test('OPS-09 a data folder of an earlier version gets the photographs of this version', async () => {
  const { id } = await pieceOf(third)
  await shop.db
    .updateTable('photo')
    .set({ widths: [320, 640, 960, 1200], is_demo: false })
    .where('piece_id', '=', id)
    .execute()
  await shop.photos.put(`${(await hashesOf(third))[0]}/320.avif`, Buffer.from('an older file'), 'image/avif')
  expect((await shop.get(`/photos/${(await hashesOf(third))[0]}/320.avif`)).body).toBe('an older file')
  expect(await updateDemo(shop.db, manifest)).toBe(1)
  const rows = await shop.db.selectFrom('photo').select(['widths', 'is_demo']).where('piece_id', '=', id).execute()
  expect(rows).not.toEqual([])
  expect(rows.filter(({ widths, is_demo: isDemo }) => !isDemo || widths[0] !== 400)).toEqual([])
})

test.runIf(onPostgres)('OPS-09 two processes that start at once on an empty PostgreSQL write each photograph once', async () => {
  const { url, drop } = await createPostgres()
  const both = await Promise.all([openDatabase({ url, log: silentLog }), openDatabase({ url, log: silentLog })])
  await Promise.all(both.map((database) => database.runDedicated(migrate)))
  const seeded = await Promise.all(both.map((each) => each.runDedicated((db) => seedDemo(db, { photographs: manifest }))))
  const rows = await both[0].db.selectFrom('photo').select(['piece_id', 'hash']).distinct().execute()
  const { count } = await both[0].db
    .selectFrom('photo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await Promise.all(both.map((shop) => shop.close()))
  await drop()
  expect(seeded.filter(Boolean)).toHaveLength(1)
  expect([rows.length, count]).toEqual([[...manifest.values()].flat().length, rows.length])
})

test.runIf(onPostgres)('OPS-09 two processes that upgrade an older demo at once write each photograph once', async () => {
  const processes = await openProcesses({ PHOTOGRAPHS: 'on' })
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from photo`.execute(processes.db)
  const { statusCode } = await processes.ask('GET', '/api/watches/')
  expect(await processes.close()).toEqual({ deadlocks: 0 })
  expect([rows[0]?.count, statusCode]).toEqual([[...manifest.values()].flat().length, 200])
})
