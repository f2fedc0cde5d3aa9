import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
let manager: Awaited<ReturnType<typeof createStaff>>
let places: { id: number; name_en: string }[]
beforeAll(async () => {
  shop = await openTestShop()
  manager = await createStaff(shop, { roles: ['manager'], name: 'Max' })
  places = await shop.db.selectFrom('place').select(['id', 'name_en']).where('city_id', '=', 1).orderBy('id').execute()
})
afterAll(() => shop.close())

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, { headers } = manager) =>
  shop.app.inject({ method, url: `/api/staff/${url}`, headers, ...(payload ? { payload } : {}) })
const start = async (place: number) => (await call('POST', 'stock-takes/', { place_id: place })).json()
const mark = async (id: string, pieceId: number, { isSeen = true } = {}) =>
  call('PUT', `stock-takes/${id}/seen/`, { piece_id: pieceId, is_seen: isSeen })
const place = (at: number) => places[at]?.id ?? 0
async function addPieceIn(placeId: number | null, piece: object = {}): Promise<number> {
  const id = await addPiece(shop.db, { city_id: 1, ...piece })
  await shop.db.updateTable('piece_private').set({ place_id: placeId }).where('piece_id', '=', id).execute()
  return id
}

test('OWN-65 a stock-take has pieces seen, missing, recorded elsewhere and unexpected, and closes with a signed list', async () => {
  const [there, lost, other, nowhere] = [
    await addPieceIn(place(0)),
    await addPieceIn(place(0)),
    await addPieceIn(place(1)),
    await addPieceIn(null),
  ]
  await addPieceIn(place(0), { status: 'sold', stock: 0 })
  const take = await start(place(0))
  expect(take).toMatchObject({
    started_by: 'Max',
    closed_at: null,
    counts: { expected: 2, seen: 0, missing: 2, elsewhere: 0, unexpected: 0 },
  })
  const again = await call('POST', 'stock-takes/', { place_id: place(0) })
  expect([again.statusCode, again.json().id]).toEqual([409, take.id])

  for (const id of [there, other, nowhere]) expect((await mark(take.id, id)).statusCode).toBe(200)
  const { counts, lines } = (await mark(take.id, other)).json()
  expect(counts).toEqual({ expected: 2, seen: 1, missing: 1, elsewhere: 1, unexpected: 1 })
  const stateOf = (pieceId: number) => lines.find((line: { piece_id: number }) => line.piece_id === pieceId)
  expect(stateOf(there)).toMatchObject({ state: 'seen', seen_by: 'Max', seen_at: expect.stringMatching(/Z$/) })
  expect(stateOf(lost)).toMatchObject({ state: 'missing', seen_at: null })
  expect(stateOf(other)).toMatchObject({ state: 'elsewhere', place: { name_en: places[1]?.name_en, city_en: 'Moscow' } })
  expect(stateOf(nowhere)).toMatchObject({ state: 'unexpected', place: null })
  expect((await mark(take.id, nowhere, { isSeen: false })).json().counts).toMatchObject({ unexpected: 0 })
  expect((await mark(take.id, there, { isSeen: false })).json().counts).toMatchObject({ seen: 0, missing: 2 })
  await mark(take.id, there)

  const closed = (await call('POST', `stock-takes/${take.id}/close/`, { note: 'Looked twice.' })).json()
  expect(closed).toMatchObject({ closed_by: 'Max', note: 'Looked twice.', counts: { seen: 1, missing: 1, elsewhere: 1 } })
  const { signed } = await shop.db.selectFrom('stock_take').select('signed').where('id', '=', take.id).executeTakeFirstOrThrow()
  expect(signed?.lines).toHaveLength(3)
  expect(closed.signed_sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(createHash('sha256').update('').digest('hex')).not.toBe(closed.signed_sha256)
  await shop.db.updateTable('piece_private').set({ place_id: null }).where('piece_id', '=', other).execute()
  expect((await call('GET', `stock-takes/${take.id}/`)).json().lines).toEqual(closed.lines)
  const late = await mark(take.id, there)
  expect([late.statusCode, late.json().detail]).toEqual([409, 'This stock-take is closed.'])
  const list = (await call('GET', 'stock-takes/?open=false')).json()
  expect(list.results[0]).toMatchObject({ id: take.id, counts: closed.counts })
})

test('OWN-65 of two concurrent starts of a stock-take of one place, one succeeds', async () => {
  const both = await Promise.all([1, 2].map(() => call('POST', 'stock-takes/', { place_id: place(2) })))
  expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409])
})

test('OWN-65 an unknown place or piece is refused with a message', async () => {
  const none = await call('POST', 'stock-takes/', { place_id: 999_999 })
  expect([none.statusCode, none.json().detail]).toEqual([400, 'There is no such place.'])
  const { id } = (await call('GET', 'stock-takes/?open=true')).json().results[0]
  const piece = await mark(id, 1_999_999)
  expect([piece.statusCode, piece.json().detail]).toEqual([400, 'There is no piece of this number.'])
})

test('OWN-65 a label has the number of the piece and a QR code with its URL, and only the end of the serial number', async () => {
  const id = await addPiece(shop.db, { reference: '126610LN', model_name: 'Submariner Date' })
  await shop.db.updateTable('piece_private').set({ serial: 'SECRET-77' }).where('piece_id', '=', id).execute()
  const response = await call('GET', `labels/?ids=${id},1999999`)
  const [label, ...others] = response.json().results
  expect(others).toEqual([])
  expect(label).toMatchObject({ id, reference: '126610LN', url: `http://localhost/staff/label/${id}` })
  expect(label.qr_path).toMatch(/^M\d+ \d+h1v1h-1z/)
  expect(response.body).not.toContain('SECRET')
  expect(label.traits.serial_ending).toBe('-77')
})

test('OWN-02 OWN-65 an expert can read stock-takes but not start one', async () => {
  const expert = await createStaff(shop, { roles: ['expert'] })
  expect((await call('GET', 'stock-takes/', undefined, expert)).statusCode).toBe(200)
  expect((await call('POST', 'stock-takes/', { place_id: place(0) }, expert)).statusCode).toBe(403)
})
