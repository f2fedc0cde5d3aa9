import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { hasPieces, seedDemo } from '#server/domain/demo/seed-demo.ts'
import { eventually } from '#test/eventually.ts'
import { placesOf, readEverything } from '#test/everything-stored.ts'
import { addPhoto, addPiece } from '#test/factories.ts'
import { advanceOrder, fillCart, pickup } from '#test/orders.ts'
import { onPostgres, openShopOnDatabase, openTestDatabase, signIn, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { withoutIntervals } from '#test/without-intervals.ts'

type Shop = Awaited<ReturnType<typeof openShopOnDatabase>>
let shop: Shop
/** A second process of the shop on the same database. If the database allows only one connection, it is `shop` itself. */
let other: Shop
let opened: Awaited<ReturnType<typeof openTestDatabase>> & { url?: string }
let owner: Awaited<ReturnType<typeof createStaff>>

beforeAll(async () => {
  opened = await openTestDatabase()
  shop = await openShopOnDatabase(opened.database)
  other = opened.url
    ? await withoutIntervals(async () => openShopOnDatabase(await openDatabase({ url: opened.url, poolMax: 5, log: silentLog })))
    : shop
  owner = await createStaff(shop)
})
afterAll(async () => {
  if (other !== shop) await other.app.close()
  await shop.app.close()
  await opened.drop()
})

type Method = 'GET' | 'POST' | 'PATCH'
const staff = (method: Method, path: string, payload?: object, { headers } = owner) =>
  shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
const preview = async () => (await staff('GET', '/empty-shop/')).json()
const remove = (body: object = { name: 'Vitrine' }, who = owner) => staff('POST', '/empty-shop/', body, who)
const takeBackup = async () => {
  expect((await staff('POST', '/backups/', { with_photos: false })).statusCode).toBe(201)
  await shop.ctx.backups.settle()
}

let sender = 0
async function visit(name: string, phone: string, pieceId: number) {
  const { headers, customerId } = await signIn(shop, { phone, first_name: name, email: `${name.toLowerCase()}@example.com` })
  const contact = { name, phone: `+${phone}`, email: `${name.toLowerCase()}@example.com` }
  const asked = await shop.app.inject({
    method: 'POST',
    url: '/api/contacts/',
    headers,
    payload: { ...contact, message: `A question of ${name}` },
    remoteAddress: `10.3.${sender++}.1`,
  })
  await fillCart(shop.db, customerId, [pieceId], 1)
  await shop.catalog.refresh()
  const payload = { ...pickup, first_name: name, phone: `+${phone}`, email: contact.email }
  const order = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload })
  expect([order.statusCode, order.body]).toEqual([201, expect.anything()])
  const { id, order_number: number } = order.json()
  await shop.runJobs()
  return { headers, orderId: String(id), number: String(number), thread: Number(asked.json().number) }
}

async function wordsOfDemo(): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select key as word from piece where origin = 'demo'
    union select left(description_en, 60) from piece where origin = 'demo' and description_en <> ''
    union select hash from photo f join piece p on p.id = f.piece_id where p.origin = 'demo'
    union select number from certificate union select code from promo union select title_en from video
    union select left(summary_en, 40) from condition_report where summary_en <> ''
    union select title_ru from banner where link = '/sale'`.execute(shop.db)
  const words = rows.map(({ word }) => word)
  expect(words.length).toBeGreaterThan(50)
  return words
}

test('OWN-113 nothing is removed without the shop’s name, a recent backup, a fresh factor and an owner', async () => {
  const manager = await createStaff(shop, { roles: ['manager'] })
  expect([(await remove(undefined, manager)).statusCode, (await staff('GET', '/empty-shop/', undefined, manager)).statusCode]).toEqual([
    403, 403,
  ])
  const idle = await createStaff(shop, { isSteppedUp: false })
  expect((await remove(undefined, idle)).json()).toMatchObject({ reason: 'step-up' })
  const wrong = await remove({ name: 'vitrine ' })
  expect([wrong.statusCode, wrong.json().errors]).toEqual([400, { name: ['Type the name of the shop exactly as it is written.'] }])
  expect(await preview()).toMatchObject({ has_fresh_backup: false, backup_at: null })
  expect((await remove()).json().detail).toBe('Make a backup first: one of the last hour is needed.')
  await takeBackup()
  expect(await preview()).toMatchObject({ has_fresh_backup: true, shop_name: 'Vitrine', emptied_at: null })
  // after two hours, the backup is too old to allow the removal of the demo
  shop.clock.now = Date.now() + 2 * hourMs
  const later = await createStaff(shop)
  expect((await remove(undefined, later)).statusCode).toBe(409)
  shop.clock.now = testNow
  expect(await hasPieces(shop.db)).toBe(true)
})

test('OWN-113 OWN-33 no table or file keeps demo data, own data stays, other processes update at once, no restart reseeds', async () => {
  const demo = await shop.db
    .selectFrom('piece')
    .select('id')
    .where('origin', '=', 'demo')
    .where('status', '=', 'available')
    .orderBy('id')
    .limit(4)
    .execute()
  const [ordered = 0, delivered = 0, held = 0, mixed = 0] = demo.map(({ id }) => id)
  const own = await addPiece(shop.db, { key: 'kept-piece' }, { photos: 1 })
  const trial = await visit('Rosalind', '79163216540', ordered)
  const gone = await visit('Zephyrine', '79163216541', delivered)
  const buyer = await visit('Ottoline', '79163216542', own)
  for (const status of ['confirmed', 'shipped', 'delivered'] as const) await advanceOrder(shop.ctx, gone.orderId, status)
  expect((await staff('POST', `/orders/${gone.orderId}/documents/`, { kind: 'invoice', language: 'en' })).statusCode).toBeLessThan(300)
  const until = new Date(testNow + 24 * hourMs).toISOString()
  const hold = { name: 'Rosalind', contact: '+79163216540', reason: 'word', until }
  expect((await staff('POST', `/pieces/${held}/hold/`, hold)).statusCode).toBe(201)
  expect((await staff('POST', `/pieces/${held}/notes/`, { body: 'The clasp is stiff' })).statusCode).toBeLessThan(300)
  await addPhoto(shop.db, held, 40)
  const words = [...(await wordsOfDemo()), 'Rosalind', 'Zephyrine', '79163216540', '79163216541', trial.number, gone.number]
  expect(placesOf(await readEverything(shop), 'rosalind')).toEqual(expect.arrayContaining(['person', expect.stringContaining('outbox')]))

  // an order with both demo and own pieces prevents the removal until the order is cancelled
  const both = await addPiece(shop.db)
  const { headers, customerId } = await signIn(shop, { phone: '79163216543' })
  await fillCart(shop.db, customerId, [mixed, both], 1)
  await shop.catalog.refresh()
  const placed = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
  expect([placed.statusCode, placed.body]).toEqual([201, expect.anything()])
  await takeBackup()
  expect((await preview()).mixed_orders).toEqual([placed.json().order_number])
  expect((await remove()).json().detail).toContain(placed.json().order_number)
  await shop.app.inject({ method: 'PATCH', url: `/api/orders/${placed.json().id}/`, headers, payload: { status: 'cancelled' } })

  const before = await preview()
  expect(before.goes).toMatchObject({ orders: 3, promos: 2, banners: 1, edited: expect.any(Number) })
  expect(before.stays).toMatchObject({ pieces: 2, orders: 1, people: 1 })
  const faqs = before.stays.faqs
  const removed = await remove()
  expect([removed.statusCode, removed.body]).toEqual([200, expect.stringContaining('action_id')])

  await eventually(async () => (await other.get('/api/watches/')).json().count).toBe(2)
  expect((await other.get(`/api/watches/${ordered}/`)).statusCode).toBe(404)
  expect((await other.get(`/api/watches/${own}/`)).statusCode).toBe(200)
  await shop.runJobs()
  const texts = await readEverything(shop)
  // The audit log is immutable, so it still names demo pieces that were edited. It names no person.
  const isLog = (place: string) => place === 'audit_entry' || place === 'audit_change'
  for (const word of words) expect([word, placesOf(texts, word).filter((place) => !isLog(place))]).toEqual([word, []])
  for (const word of ['rosalind', 'zephyrine', '79163216540']) expect([word, placesOf(texts, word)]).toEqual([word, []])
  expect((await sql`select * from broken_seals()`.execute(shop.db)).rows).toEqual([])
  const entry = (await staff('GET', `/audit/${removed.json().action_id}/`)).json()
  expect(entry).toMatchObject({ action: 'shop.remove-demo' })
  expect(JSON.stringify(entry)).not.toContain('piece_id')
  expect((await staff('POST', `/audit/${removed.json().action_id}/undo/`, {})).statusCode).toBe(409)

  expect((await staff('GET', `/orders/${buyer.orderId}/`)).json()).toMatchObject({ order_number: buyer.number, status: 'pending' })
  expect((await staff('GET', `/threads/${buyer.thread}/`)).statusCode).toBe(200)
  expect((await shop.app.inject({ url: '/api/users/me/', headers: buyer.headers })).statusCode).toBe(200)
  expect((await preview()).stays).toMatchObject({ pieces: 2, orders: 1, people: 1, faqs })
  const lapses = await shop.db.selectFrom('job').select('payload').where('kind', '=', 'expire-order').where('done_at', 'is', null).execute()
  expect(lapses).toEqual([{ payload: { order: buyer.orderId } }])

  const { steps, is_hidden: isHidden } = (await staff('GET', '/today/first-days/')).json()
  expect([isHidden, steps.map(({ name }: { name: string }) => name)]).toEqual([
    false,
    ['offices', 'piece', 'photographs', 'transports', 'colleague', 'order'],
  ])
  await shop.db.deleteFrom('order_line').where('piece_id', '=', own).execute()
  await shop.db.deleteFrom('piece').execute()
  expect(await seedDemo(shop.db)).toBe(false)
  if (onPostgres && opened.url) {
    const again = await openShopOnDatabase(await openDatabase({ url: opened.url, poolMax: 5, log: silentLog }))
    expect(await hasPieces(again.db)).toBe(false)
    await again.app.close()
  }
  expect((await preview()).emptied_at).toBe(new Date(testNow).toISOString())
})
