import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { pendingMigrations } from '#server/db/migrate.ts'
import { runShop, type SpawnedShop, startShop } from '#test/e2e/spawned-shop.ts'
import { unpackDataFolder } from '#test/production/unpack-data-folder.ts'

const releases = join(import.meta.dirname, '../releases')
const ending = '-data-folder.tar.zst'
const anna = { phone: '79161234567', password: 'Часы-с-турбийоном-1969' }
const settings = { DRAIN_SECONDS: '0', EMBEDDED_FSYNC: 'off', ENQUIRIES_DAYS: '3650' }

/** Each folder contains a customer, two orders (one of them confirmed), and a buyback with a photograph. */
describe.each(readdirSync(releases).filter((name) => name.endsWith(ending)))('OPS-05 the data folder %s', (name) => {
  let folder: string
  let shop: SpawnedShop
  let token = ''
  const get = async (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers })
  const getOwn = async (path: string) => (await get(path, { authorization: `Bearer ${token}` })).json()
  const filesIn = (part: string) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  let photographs: Map<string, Buffer>
  const readPhotographs = () => {
    const files = ['photos', 'enquiries'].flatMap(filesIn).map(({ parentPath, name: file }) => join(parentPath, file))
    return new Map(files.toSorted().map((file) => [file.slice(folder.length), readFileSync(file)]))
  }
  const open = () => openDatabase({ dataDir: folder, fsync: false, log: silentLog })
  const stop = async () => {
    shop.child.kill('SIGTERM')
    return (await shop.ending).code
  }

  beforeAll(async () => {
    folder = await unpackDataFolder(join(releases, name))
    photographs = readPhotographs()
    shop = await startShop({ ...settings, DATA_DIR: folder })
  })
  afterAll(async () => {
    await shop?.end()
    rmSync(folder, { recursive: true, force: true })
  })

  test('OPS-05 opens in this version: its customer signs in by password and has all their data', async () => {
    expect((await get('/readyz')).status).toBe(200)
    const signIn = await fetch(`${shop.url}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anna),
    })
    token = (await signIn.json()).access
    expect(await getOwn('/api/users/me/')).toMatchObject({ first_name: 'Анна', last_name: 'Петрова', email: 'anna@example.com' })
    const { results: orders } = await getOwn('/api/orders/')
    expect(orders).toMatchObject([
      // leaves out the status, because the reservation may have ended by now
      {
        order_number: 'W3WT-FX3G',
        mode: 'crypto',
        total_price: '1700.00',
        delivery: { method: 'delivery', address_line1: '1 rue de Rivoli' },
      },
      { order_number: 'FZ6C-WQ7D', status: 'confirmed', total_price: '12420.00', discount: '1380.00', promo_code: 'SAVE10' },
    ])
    expect((await getOwn('/api/cart/0/')).items).toContainEqual(expect.objectContaining({ watch: expect.objectContaining({ id: 77 }) }))
    expect((await getOwn('/api/favorites/')).results).toMatchObject([{ watch: { id: 134 } }])
    expect((await getOwn('/api/addresses/')).results).toMatchObject([{ country: 'FR', address_line1: '1 rue de Rivoli' }])
  })

  test('OPS-05 serves its pages, and its photographs byte for byte', async () => {
    const { results } = await getOwn('/api/orders/')
    const { photos } = results[1].items[0].watch
    const shown = [photos[0].image_url, ...photos[0].srcset_avif.split(', ').map((source: string) => source.split(' ')[0])]
    expect(shown.length).toBe(5)
    for (const path of shown) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 200])
      expect(photographs.get(path)?.equals(Buffer.from(await response.arrayBuffer()))).toBe(true)
    }
    expect((await get('/catalog')).status).toBe(200)
    expect((await get(`/product/${results[1].items[0].watch.id}`)).status).toBe(200)
  })

  test('OPS-05 has the schema of this version afterwards; a folder of a newer version is refused with a sentence', async () => {
    expect(await stop()).toBe(0)
    expect(readPhotographs()).toEqual(photographs)
    const database = await open()
    expect(await pendingMigrations(database.db)).toEqual([])
    expect(await database.db.selectFrom('enquiry').select('kind').execute()).toEqual([{ kind: 'buyback' }])
    await database.db
      .insertInto('migration' as never)
      .values({ name: '9000_of_the_future.sql' } as never)
      .execute()
    await database.close()
    const { code, output } = await runShop({ ...settings, DATA_DIR: folder }).ending
    expect(code).toBe(1)
    expect(output).toBe(
      'The database was made by a newer version of Vitrine (9000_of_the_future.sql). Start that version, or a newer one.\n',
    )
  })
})
