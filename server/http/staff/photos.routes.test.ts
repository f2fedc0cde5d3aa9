import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PiecePhoto } from '#contract/staff/photos.ts'
import { addPhoto, addPiece } from '#test/factories.ts'
import { openPhotoCalls } from '#test/staff-photos.ts'
import { createStaff } from '#test/staff.ts'

type Calls = Awaited<ReturnType<typeof openPhotoCalls>>
let calls: Calls
beforeAll(async () => {
  calls = await openPhotoCalls()
})
afterAll(() => calls.shop.close())

const put = (piece: number, body: object) => calls.call('PUT', `pieces/${piece}/photos/`, body)
const idsOf = (photos: { id: number }[]) => photos.map(({ id }) => id)
const shownAlts = async (piece: number) => {
  await calls.shop.catalog.refresh()
  const { photos, wide_photo: wide } = (await calls.shop.get(`/api/watches/${piece}/`)).json()
  return { gallery: photos.map(({ alt }: { alt: string }) => alt), wide: wide?.alt }
}
/** Adds a piece whose photographs have no original. Their alternative texts are “Photo 1”, “Photo 2” and so on. */
const pieceWith = async (count: number) => {
  const piece = await addPiece(calls.shop.db, {}, { photos: count })
  const { photos }: { photos: PiecePhoto[] } = await calls.photosOf(piece)
  return { piece, photos, ids: idsOf(photos) }
}

describe('the order of photographs', () => {
  test('OWN-45 one save reorders the photographs, shows in the shop and is audited', async () => {
    const { piece, ids } = await pieceWith(4)
    const now = [3, 1, 0, 2].map((at) => ids[at] ?? 0)
    const response = await put(piece, { order: { was: ids, now } })
    expect([response.statusCode, idsOf(response.json().photos)]).toEqual([200, now])
    expect((await shownAlts(piece)).gallery).toEqual(['Photo 4', 'Photo 2', 'Photo 1', 'Photo 3'])
    const entries = await calls.shop.db
      .selectFrom('audit_entry')
      .select(['id', 'action', 'staff_id'])
      .where('subject_kind', '=', 'piece')
      .where('subject_id', '=', String(piece))
      .execute()
    expect(entries).toEqual([{ id: Number(response.json().action_id), action: 'piece.photos', staff_id: calls.staff.staffId }])
  })

  test('OWN-24 OWN-45 a reorder puts photographs added by others last, and keeps deleted ones deleted', async () => {
    const { piece, ids } = await pieceWith(3)
    await addPhoto(calls.shop.db, piece, 3)
    await calls.call('DELETE', `pieces/${piece}/photos/${ids[1]}/`)
    const response = await put(piece, { order: { was: ids, now: ids.toReversed() } })
    expect(response.json().photos.map(({ alt_en: alt }: PiecePhoto) => alt)).toEqual(['Photo 3', 'Photo 1', 'Photo 4'])
  })

  test('OWN-24 OWN-45 a reorder is refused if somebody else has changed the order', async () => {
    const { piece, ids } = await pieceWith(3)
    const other = await createStaff(calls.shop, { name: 'Grace' })
    const url = `/api/staff/pieces/${piece}/photos/`
    const theirs = { order: { was: ids, now: ids.toReversed() } }
    await calls.shop.app.inject({ method: 'PUT', url, headers: other.headers, payload: theirs })
    const response = await put(piece, { order: { was: ids, now: [ids[1], ids[0], ids[2]] } })
    expect([response.statusCode, response.json()]).toMatchObject([409, { reason: 'edited-meanwhile', by: 'Grace' }])
    expect(idsOf((await calls.photosOf(piece)).photos)).toEqual(ids.toReversed())
  })

  test('OWN-45 a reorder with missing or repeated photographs is refused, and photographs of other pieces are ignored', async () => {
    const { piece, ids } = await pieceWith(2)
    const stranger = (await pieceWith(1)).ids[0]
    expect((await put(piece, { order: { was: ids, now: [ids[0]] } })).statusCode).toBe(400)
    expect((await put(piece, { order: { was: ids, now: [ids[0], ids[0]] } })).statusCode).toBe(400)
    expect((await put(piece, { order: { was: [...ids, stranger], now: [stranger, ...ids] } })).json().photos).toHaveLength(2)
    expect((await put(1_999_999, {})).statusCode).toBe(404)
  })
})

describe('the wide photograph', () => {
  test('OWN-45 the wide photograph can be set, replaced and removed, and is not part of the gallery', async () => {
    const { piece, ids } = await pieceWith(3)
    await put(piece, { wide: { was: null, now: ids[2] } })
    expect(await shownAlts(piece)).toEqual({ gallery: ['Photo 1', 'Photo 2'], wide: 'Photo 3' })
    await put(piece, { wide: { was: ids[2], now: ids[0] } })
    expect(await shownAlts(piece)).toEqual({ gallery: ['Photo 2', 'Photo 3'], wide: 'Photo 1' })
    expect((await put(piece, { wide: { was: ids[2], now: ids[1] } })).statusCode).toBe(409)
    await put(piece, { wide: { was: ids[0], now: null } })
    expect((await shownAlts(piece)).wide).toBeUndefined()
  })
})

describe('the alternative text', () => {
  /** Returns whether the checklist marks the alternative texts as done, and whether the filter `missing=alt` finds the piece. */
  const altsOf = async (piece: number) => {
    const { checklist } = (await calls.call('GET', `pieces/${piece}/`)).json()
    const { results } = (await calls.call('GET', 'pieces/?missing=alt&page_size=200')).json()
    return {
      isDone: checklist.find(({ item }: { item: string }) => item === 'alt').is_done,
      isMissing: results.some(({ id }: { id: number }) => id === piece),
    }
  }

  test('OWN-47 the alternative text of an upload is its piece’s name, and is missing until it is saved in both languages', async () => {
    const piece = await addPiece(calls.shop.db, { model_name: 'Submariner', reference: '126610LN' })
    const [id = 0] = await calls.addPhotos(piece, [1])
    const before = await calls.photosOf(piece)
    const [photo] = before.photos
    expect([photo.alt_ru, photo.alt_en, photo.is_alt_confirmed]).toEqual([before.name, before.name, false])
    expect(before.name).toMatch(/ Submariner 126610LN$/)
    expect(await altsOf(piece)).toEqual({ isDone: false, isMissing: true })
    const was = { id, was_ru: photo.alt_ru, was_en: photo.alt_en }
    const half = (await put(piece, { alts: [{ ...was, alt_ru: 'Циферблат', alt_en: '' }] })).json()
    expect(half.photos[0].is_alt_confirmed).toBe(false)
    const whole = await put(piece, { alts: [{ id, was_ru: 'Циферблат', was_en: '', alt_ru: 'Циферблат', alt_en: ' Dial ' }] })
    expect(whole.json().photos[0]).toMatchObject({ alt_ru: 'Циферблат', alt_en: 'Dial', is_alt_confirmed: true })
    expect(await altsOf(piece)).toEqual({ isDone: true, isMissing: false })
    expect((await put(piece, { alts: [{ ...was, alt_ru: 'Часы', alt_en: 'A watch' }] })).statusCode).toBe(409)
    expect((await shownAlts(piece)).gallery).toEqual(['Dial'])
  })
})

describe('a crop', () => {
  const crop = (piece: number, photo: { id: number; hash: string }, cut: object | null) =>
    calls.call('PUT', `pieces/${piece}/photos/${photo.id}/crop/`, { was_hash: photo.hash, crop: cut })
  const uploadPhoto = async (shade: number) => {
    const piece = await addPiece(calls.shop.db)
    await calls.addPhotos(piece, [shade])
    const { photos }: { photos: PiecePhoto[] } = await calls.photosOf(piece)
    const [photo] = photos
    if (!photo) throw new Error('There is no photograph')
    return { piece, photo }
  }
  const colorAt = async (photo: PiecePhoto, x: number, y: number) => {
    const { rawPayload } = await calls.shop.get(photo.image_url)
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return (data[at] ?? 0) > 200 ? 'red' : 'other'
  }

  test('OWN-46 a crop is stored as numbers beside the original, and can be reverted without loss', async () => {
    const { piece, photo } = await uploadPhoto(11)
    const cut = { turn: 0, angle: 0, x: 0, y: 0, width: 0.5, height: 0.5 }
    const response = await crop(piece, photo, cut)
    const [after] = response.json().photos
    expect(after).toMatchObject({ id: photo.id, crop: cut, width: 320, height: 400, can_crop: true })
    expect(after.hash).not.toBe(photo.hash)
    expect(await colorAt(after, 0.9, 0.9)).toBe('red')
    await calls.shop.catalog.refresh()
    const shown = (await calls.shop.get(`/api/watches/${piece}/`)).json().photos[0]
    expect([shown.image_url, shown.width]).toEqual([after.image_url, 320])
    // open pages still show the previous URL
    expect((await calls.shop.get(photo.image_url)).statusCode).toBe(200)
    expect((await crop(piece, after, null)).json().photos[0]).toMatchObject({ hash: photo.hash, crop: null, width: 640 })
  })

  test('OWN-46 a crop turns first, then straightens without empty corners, then cuts', async () => {
    const { piece, photo } = await uploadPhoto(12)
    // A quarter turn clockwise moves the red corner from the top left to the top right.
    const turned = (await crop(piece, photo, { turn: 90, angle: 0, x: 0, y: 0, width: 1, height: 1 })).json().photos[0]
    expect([turned.width, turned.height]).toEqual([800, 640])
    expect([await colorAt(turned, 0.25, 0.25), await colorAt(turned, 0.75, 0.25)]).toEqual(['other', 'red'])
    const straight = (await crop(piece, turned, { turn: 0, angle: 10, x: 0, y: 0, width: 1, height: 1 })).json().photos[0]
    expect(straight.width / straight.height).toBeCloseTo(0.8, 2)
    expect(straight.width).toBeLessThan(640)
    expect([await colorAt(straight, 0.01, 0.01), await colorAt(straight, 0.99, 0.99)]).toEqual(['red', 'other'])
  })

  test('OWN-24 OWN-46 a stale crop is refused with the name of the other editor', async () => {
    const { piece, photo } = await uploadPhoto(13)
    await crop(piece, photo, { turn: 180, angle: 0, x: 0, y: 0, width: 1, height: 1 })
    const response = await crop(piece, photo, { turn: 90, angle: 0, x: 0, y: 0, width: 1, height: 1 })
    expect([response.statusCode, response.json()]).toMatchObject([409, { reason: 'edited-meanwhile', by: 'Ada' }])
  })

  test.each([
    ['beyond the edge', { turn: 0, angle: 0, x: 0.6, y: 0, width: 0.5, height: 1 }],
    ['of almost no width', { turn: 0, angle: 0, x: 0, y: 0, width: 0.01, height: 1 }],
    ['turned by 45 degrees', { turn: 45, angle: 0, x: 0, y: 0, width: 1, height: 1 }],
    ['straightened too far', { turn: 0, angle: 30, x: 0, y: 0, width: 1, height: 1 }],
    ['of values that are not numbers', { turn: 0, angle: 'a', x: null, y: 0, width: 1, height: 1 }],
  ])('OWN-46 a crop %s is refused', async (_what, cut) => {
    const { piece, photos } = await pieceWith(1)
    const [photo = { id: 0, hash: '' }] = photos
    expect((await crop(piece, photo, cut)).statusCode).toBe(400)
  })

  test('OWN-46 a photograph without its original cannot be cropped, and the list of photographs says so', async () => {
    const { piece, photos } = await pieceWith(1)
    const [photo] = photos
    expect(photo?.can_crop).toBe(false)
    const response = await crop(piece, photo ?? { id: 0, hash: '' }, { turn: 90, angle: 0, x: 0, y: 0, width: 1, height: 1 })
    expect([response.statusCode, response.json().detail]).toEqual([409, expect.stringContaining('original')])
  })
})

test('OWN-44 a photograph can be deleted only through its own piece', async () => {
  const [{ piece, ids }, other] = [await pieceWith(2), await pieceWith(1)]
  expect((await calls.call('DELETE', `pieces/${piece}/photos/${other.ids[0]}/`)).statusCode).toBe(404)
  const response = await calls.call('DELETE', `pieces/${piece}/photos/${ids[0]}/`)
  expect(idsOf(response.json().photos)).toEqual(ids.slice(1))
  expect((await shownAlts(piece)).gallery).toEqual(['Photo 2'])
})
