import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PiecePhoto } from '#contract/staff/photos.ts'
import { addPiece } from '#test/factories.ts'
import { openPhotoCalls } from '#test/staff-photos.ts'
import { createStaff, staffCalls } from '#test/staff.ts'

let calls: Awaited<ReturnType<typeof openPhotoCalls>>
beforeAll(async () => {
  calls = await openPhotoCalls()
})
afterAll(() => calls.shop.close())

const cutOf = (x: number, width: number) => ({ turn: 0, angle: 0, x, y: 0, width, height: 1 })

test('OWN-60 the pins of a signed report follow the photograph when it is cropped, in the shop and in the back office', async () => {
  const { shop, staff } = calls
  const piece = await addPiece(shop.db)
  await calls.addPhotos(piece, [21])
  const photoNow = async (): Promise<PiecePhoto> => (await calls.photosOf(piece)).photos[0]
  const { hash } = await photoNow()
  const pins = [
    { photo: hash, x: 0.75, y: 0.3, note_ru: 'Царапина', note_en: 'A scratch' },
    { photo: hash, x: 0.1, y: 0.3, note_ru: 'След', note_en: 'A mark' },
  ]
  const signed = { signed_by: staff.staffId, signed_at: new Date(shop.clock.now), is_shown: true }
  await shop.db
    .insertInto('condition_report')
    .values({
      piece_id: piece,
      stage: 'intake',
      staff_id: staff.staffId,
      written_at: new Date(shop.clock.now),
      ...signed,
      zones: JSON.stringify([{ zone: 'dial', grade: 1, defects: [], note_ru: '', note_en: '', pins }]),
    })
    .execute()
  const shownPins = async () => {
    await shop.catalog.refresh()
    return (await shop.get(`/api/watches/${piece}/`)).json().condition_report.zones[0].pins
  }
  const crop = async (cut: object | null) => {
    const photo = await photoNow()
    const response = await calls.call('PUT', `pieces/${piece}/photos/${photo.id}/crop/`, { was_hash: photo.hash, crop: cut })
    expect(response.statusCode, response.body).toBe(200)
  }
  expect(await shownPins()).toHaveLength(2)

  await crop(cutOf(0.5, 0.5))
  expect(await shownPins()).toEqual([{ photo: 0, x: 0.5, y: 0.3, note: 'A scratch' }])
  const atDesk = (await calls.call('GET', `pieces/${piece}/reports/`)).json()
  expect(atDesk.reports[0].zones[0].pins[0]).toMatchObject({ photo: (await photoNow()).hash, x: 0.5 })

  await crop(cutOf(0, 0.8))
  expect((await shownPins()).map(({ x }: { x: number }) => Number(x.toFixed(4)))).toEqual([0.9375, 0.125])
  await crop(null)
  expect((await shownPins()).map(({ x }: { x: number }) => x)).toEqual([0.75, 0.1])
})

test('OWN-60 a zone whose pin lies on a deleted photograph can be changed; a new pin needs a photograph of the piece', async () => {
  const { shop, staff } = calls
  const piece = await addPiece(shop.db)
  const pin = { photo: 'a'.repeat(32), x: 0.5, y: 0.5, note_ru: '', note_en: '' }
  const zone = { zone: 'dial', grade: 1, defects: [], note_ru: '', note_en: '', pins: [pin] }
  const written = { piece_id: piece, stage: 'intake', staff_id: staff.staffId, written_at: new Date(shop.clock.now) } as const
  const { id, edit_version: version } = await shop.db
    .insertInto('condition_report')
    .values({ ...written, zones: JSON.stringify([zone]) })
    .returning(['id', 'edit_version'])
    .executeTakeFirstOrThrow()
  const expert = staffCalls(shop, await createStaff(shop, { roles: ['expert'] }))
  const change = (pins: object[]) => expert.call('PATCH', `/reports/${id}/`, { version, zones: [{ ...zone, grade: 2, pins }] })
  expect((await change([{ ...pin, photo: 'b'.repeat(32) }])).statusCode).toBe(400)
  expect((await change([pin])).statusCode).toBe(200)
})
