import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { erasePerson } from '#test/erase-person.ts'
import { addPiece } from '#test/factories.ts'
import { withoutIds } from '#test/find-words.ts'
import { multipart } from '#test/form-data.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
let headers: Record<string, string>
let staffId: string
beforeAll(async () => {
  shop = await openTestShop()
  ;({ headers, staffId } = await createStaff(shop))
})
afterAll(() => shop.close())

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}) =>
  shop.app.inject({ method, url: `/api/staff${url}`, headers, ...(method === 'GET' ? {} : { payload }) })

let networks = 1

async function ask(pieceId: number, phone: string): Promise<number> {
  await shop.catalog.refresh()
  const payload = { name: 'Irina Volkova', phone, kind: 'watch', piece_id: pieceId, message: 'With a blue cup, please' }
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/live-photo-requests/',
    payload,
    remoteAddress: `10.21.0.${networks++}`,
    headers: { 'accept-language': 'en' },
  })
  expect(response.statusCode).toBe(201)
  return response.json().number
}

async function upload(batch: string, position: number): Promise<string> {
  const { id, response } = await sendPhoto({ batch, position: String(position) })
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
  return id
}

async function sendPhoto(fields: Record<string, string>, who = headers) {
  // makes every file different, because identical files would share one stored photograph
  const background = `#${randomUUID().slice(0, 6)}`
  const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const id = randomUUID()
  const form = await multipart({ id, ...fields }, [{ filename: 'live.jpg', bytes }])
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/staff/uploads/',
    payload: form.payload,
    headers: { ...who, ...form.headers },
  })
  return { id, response }
}

const tokenOf = (url: string) => String(/\/live\/([\w-]+)$/.exec(url)?.[1])
const open = (url: string) => shop.get(`/api/live/${tokenOf(url)}/`)

async function makeAlbum(threadId: number, about: object = {}) {
  const batch = randomUUID()
  const uploads = [await upload(batch, 0), await upload(batch, 1)]
  const body = { batch, uploads, note: 'The blue cup is here', is_shown: false, channel: 'mail', ...about }
  const early = await send('POST', `/threads/${threadId}/albums/`, body)
  await shop.runJobs()
  return { early, body, made: await send('POST', `/threads/${threadId}/albums/`, body) }
}

test('OWN-88 an album fulfills a request once, even if sent twice, and its emailed link works for a month', async () => {
  const piece = await addPiece(shop.db)
  const threadId = await ask(piece, '+79160000011')
  await send('PUT', `/threads/${threadId}/email/`, { email: 'irina@album.example' })
  const { early, body, made } = await makeAlbum(threadId)
  expect([early.statusCode, early.json().detail]).toEqual([409, 'The photographs are still being made. Wait a few seconds.'])
  expect(made.statusCode).toBe(201)
  expect((await send('POST', `/threads/${threadId}/albums/`, body)).json().results).toHaveLength(1)
  const [album] = made.json().results
  expect(album).toMatchObject({ is_shown: false, others: 0, opened_at: null, photos: [expect.any(String), expect.any(String)] })
  shop.clock.now += 11_000
  await shop.runJobs()
  const email = shop.outbox('mail').find(({ to }) => to === 'irina@album.example')
  expect(email?.text).toContain(album.url)
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from thread_message where body like ${`%${tokenOf(album.url)}%`}`.execute(shop.db)
  expect(rows[0]?.count).toBe(0)
  expect((await shop.get(`/api/live/${tokenOf(album.url)}/?preview=1`)).statusCode).toBe(200)
  expect((await send('GET', `/threads/${threadId}/albums/`)).json().results[0].opened_at).toBeNull()
  const shown = await open(album.url)
  expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(shown.json()).toMatchObject({
    piece: { kind: 'watch', id: piece },
    note: 'The blue cup is here',
    photos: [{ width: 900 }, { width: 900 }],
  })
  expect(withoutIds(shown.body)).not.toMatch(/Irina|7916/)
  expect((await shop.get(shown.json().photos[0].thumbnail_url)).statusCode).toBe(200)
  expect((await send('GET', `/threads/${threadId}/albums/`)).json().results[0].opened_at).not.toBeNull()
  expect((await open(album.url.replace(/.$/, (last: string) => (last === 'A' ? 'E' : 'A')))).statusCode).toBe(404)
  const photo = shown.json().photos[0].thumbnail_url
  shop.clock.now += 31 * dayMs
  expect((await open(album.url)).statusCode).toBe(404)
  await shop.runJobs()
  expect((await shop.get(photo)).statusCode).toBe(404)
  ;({ headers, staffId } = await createStaff(shop))
})

test('OWN-88 a shown album is on the page of the piece with its date until it is hidden; an undo shows it again', async () => {
  const piece = await addPiece(shop.db)
  const threadId = await ask(piece, '+79160000012')
  const { made } = await makeAlbum(threadId, { is_shown: true, channel: null })
  const live = async () => {
    await shop.catalog.refresh()
    return (await shop.get(`/api/watches/${piece}/`)).json().live_photos
  }
  expect(await live()).toMatchObject([{ taken_at: expect.stringMatching(/^20/), photos: [{ width: 900 }, { width: 900 }] }])
  const hidden = await send('PUT', `/threads/${threadId}/albums/${made.json().results[0].id}/`, { is_shown: false })
  expect([hidden.statusCode, await live()]).toEqual([200, undefined])
  expect((await send('POST', `/audit/${hidden.json().action_id}/undo/`)).statusCode).toBe(200)
  expect(await live()).toHaveLength(1)
})

test('OWN-88 an album is shared once with the people who requested the same piece earlier', async () => {
  const piece = await addPiece(shop.db)
  const before = await ask(piece, '+79160000013')
  await send('PUT', `/threads/${before}/email/`, { email: 'before@album.example' })
  await ask(piece, '+79160000014')
  const threadId = await ask(piece, '+79160000015')
  const { made } = await makeAlbum(threadId, { channel: null })
  const [album] = made.json().results
  expect(album.others).toBe(2)
  const share = () => send('POST', `/threads/${threadId}/albums/${album.id}/share/`)
  const [first, second] = await Promise.all([share(), share()])
  expect(first.json().sent + second.json().sent).toBe(1)
  shop.clock.now += 11_000
  await shop.runJobs()
  expect(
    shop
      .outbox('mail')
      .filter(({ to }) => to === 'before@album.example')
      .map(({ text }) => text?.includes(album.url)),
  ).toEqual([true])
})

test('OWN-88 sharing an album reaches a person whose request comes after fifty requests without an email', async () => {
  const piece = await addPiece(shop.db)
  const phoneOnly = await ask(piece, '+79160000020')
  await sql`insert into thread (kind, piece_id, language, name, phone, last_at, created_at)
    select kind, piece_id, language, name, phone, last_at, created_at from thread, generate_series(1, 50) where id = ${phoneOnly}`.execute(
    shop.db,
  )
  const reachable = await ask(piece, '+79160000021')
  await send('PUT', `/threads/${reachable}/email/`, { email: 'fifty-second@album.example' })
  const threadId = await ask(piece, '+79160000022')
  const { made } = await makeAlbum(threadId, { channel: null })
  const shared = await send('POST', `/threads/${threadId}/albums/${made.json().results[0].id}/share/`)
  expect(shared.json().sent).toBe(1)
})

test('OWN-88 OWN-99 erasing the person deletes the album and its files', async () => {
  const piece = await addPiece(shop.db)
  const threadId = await ask(piece, '+79160000016')
  const { made } = await makeAlbum(threadId, { channel: null })
  const [album] = made.json().results
  const photo = (await open(album.url)).json().photos[0].thumbnail_url
  const { person_id: personId } = (await send('GET', `/threads/${threadId}/`)).json()
  const erased = await erasePerson(shop, personId, headers)
  expect([erased.statusCode, erased.body]).toEqual([200, expect.any(String)])
  await shop.runJobs()
  expect([(await open(album.url)).statusCode, (await shop.get(photo)).statusCode]).toEqual([404, 404])
})

test('DESK-01 OWN-88 a seller makes an album for a client of their own photographs, and touches no photograph of a piece', async () => {
  const { headers: seller, staffId: sellerId } = await createStaff(shop, { roles: ['seller'] })
  const piece = await addPiece(shop.db)
  const threadId = await ask(piece, '+79160000019')
  const asSeller = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload: object = {}) =>
    shop.app.inject({ method, url: `/api/staff${url}`, headers: seller, ...(method === 'GET' ? {} : { payload }) })
  const batch = randomUUID()
  const own = await sendPhoto({ batch, position: '0' }, seller)
  expect(own.response.statusCode).toBe(200)
  const copyAs = async (staffId: string, copyBatch: string) => {
    const { rows } = await sql<{ id: string }>`
      insert into photo_upload select (jsonb_populate_record(u, jsonb_build_object('id', ${randomUUID()}::text, 'staff_id', ${staffId}::text,
        'batch', ${copyBatch}::text, 'sha256', ${randomUUID()}::text))).* from photo_upload u where u.id = ${own.id} returning id`.execute(
      shop.db,
    )
    return rows[0]?.id ?? ''
  }
  const dropped = await copyAs(sellerId, randomUUID())
  const foreign = await copyAs(staffId, batch)
  expect((await asSeller('GET', `/uploads/?batch=${batch}`)).json().results.map(({ id }: { id: string }) => id)).toEqual([own.id])
  expect((await asSeller('DELETE', `/uploads/${dropped}/`)).statusCode).toBe(204)

  const ofPiece = await sendPhoto({ batch: randomUUID(), position: '0', piece_id: String(piece) }, seller)
  expect(ofPiece.response.statusCode).toBe(403)
  expect((await asSeller('DELETE', `/uploads/${foreign}/`)).statusCode).toBe(403)
  expect((await asSeller('PATCH', `/uploads/${foreign}/`, { state: 'waiting' })).statusCode).toBe(403)
  expect((await asSeller('POST', `/pieces/${piece}/photos/`, { uploads: [own.id] })).statusCode).toBe(403)
  await shop.runJobs()
  const body = { batch, uploads: [own.id], note: 'As promised', is_shown: false, channel: null }
  expect((await asSeller('POST', `/threads/${threadId}/albums/`, { ...body, is_shown: true })).statusCode).toBe(403)
  const made = await asSeller('POST', `/threads/${threadId}/albums/`, body)
  expect([made.statusCode, made.body]).toEqual([201, expect.anything()])
  const [album] = made.json().results
  expect((await open(album.url)).json()).toMatchObject({ note: 'As promised', photos: [expect.anything()] })
  expect((await asSeller('PUT', `/threads/${threadId}/albums/${album.id}/`, { is_shown: true })).statusCode).toBe(403)
  expect((await asSeller('GET', `/pieces/${piece}/photos/`)).json()).toMatchObject({ photos: [], uploads: [] })
})
