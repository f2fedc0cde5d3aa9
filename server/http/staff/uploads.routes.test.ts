import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { openPhotoCalls, photograph } from '#test/staff-photos.ts'

type Calls = Awaited<ReturnType<typeof openPhotoCalls>>
let calls: Calls
beforeAll(async () => {
  calls = await openPhotoCalls()
})
afterAll(() => calls.shop.close())

const listShown = async (piece: number) => {
  await calls.shop.catalog.refresh()
  return (await calls.shop.get(`/api/watches/${piece}/`)).json().photos
}
const originals = () => calls.shop.ctx.ports.originals.rootPath
const uploadsOf = (piece: number) => calls.shop.db.selectFrom('photo_upload').selectAll().where('piece_id', '=', piece).execute()

describe('an upload', () => {
  test('OWN-44 OWN-48 an upload becomes a photograph of its piece once its files are made; before, only the staff sees it', async () => {
    const piece = await addPiece(calls.shop.db)
    const response = await calls.send(await photograph(1), { piece_id: piece }, 'IMG_2041.jpg')
    expect([response.statusCode, response.json()]).toMatchObject([200, { state: 'waiting', file_name: 'IMG_2041.jpg', piece_id: piece }])
    expect(await listShown(piece)).toEqual([])
    expect(await calls.photosOf(piece)).toMatchObject({ photos: [], uploads: [{ state: 'waiting', thumbnail_url: null }] })

    await calls.shop.runJobs()
    const { photos, uploads } = await calls.photosOf(piece)
    expect([photos.length, uploads]).toEqual([1, []])
    expect(photos[0]).toMatchObject({ width: 640, height: 800, is_wide: false, can_crop: true, crop: null, is_alt_confirmed: false })
    const [photo] = await listShown(piece)
    for (const { url } of photo.srcset_avif.split(', ').map((part: string) => ({ url: part.split(' ')[0] })))
      expect((await calls.shop.get(url)).statusCode).toBe(200)
  })

  test('OWN-44 an upload repeated after a lost response, or chosen twice in a batch, is stored once', async () => {
    const piece = await addPiece(calls.shop.db)
    const [id, batch] = [randomUUID(), randomUUID()]
    const bytes = await photograph(2)
    const responses = [
      ...(await Promise.all([1, 2].map(() => calls.send(bytes, { id, batch, piece_id: piece })))),
      await calls.send(bytes, { id, batch, piece_id: piece }),
      await calls.send(bytes, { batch, piece_id: piece, position: 1 }),
    ]
    expect(responses.map((response) => [response.statusCode, response.json().id])).toEqual([1, 2, 3, 4].map(() => [200, id]))
    await calls.shop.runJobs()
    // The same file in another batch is a new upload, but adds no second photograph to the piece.
    await calls.send(bytes, { piece_id: piece })
    await calls.shop.runJobs()
    expect((await calls.photosOf(piece)).photos).toHaveLength(1)
  })

  test('OWN-44 photographs keep the order of selection, whichever of a batch is made first', async () => {
    const piece = await addPiece(calls.shop.db)
    const batch = randomUUID()
    for (const position of [2, 0, 3, 1]) {
      await calls.send(await photograph(20 + position), { batch, position, piece_id: piece }, `${position}.jpg`)
      await calls.shop.runJobs()
    }
    const rows = await calls.shop.db
      .selectFrom('photo_upload')
      .innerJoin('photo', 'photo.id', 'photo_upload.photo_id')
      .select('photo_upload.file_name')
      .where('photo.piece_id', '=', piece)
      .orderBy('photo.position')
      .execute()
    expect(rows.map(({ file_name }) => file_name)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg'])
  })

  test('OWN-36 an upload has the date of the camera, else that of the file', async () => {
    const plain = await photograph(3)
    const dated = await sharp(plain)
      .withExif({ IFD2: { DateTimeOriginal: '2026:11:20 10:11:12', OffsetTimeOriginal: '+03:00' } })
      .jpeg()
      .toBuffer()
    const fields = { taken_at: '2026-11-19T08:00:00.000Z' }
    expect((await calls.send(dated, fields)).json().taken_at).toBe('2026-11-20T07:11:12.000Z')
    expect((await calls.send(plain, fields)).json().taken_at).toBe(fields.taken_at)
    expect((await calls.send(plain)).json().taken_at).toBeNull()
  })

  test('OWN-44 SEC-D3 an original is upright, at most 4000 pixels, without metadata, and visible to the staff only', async () => {
    const piece = await addPiece(calls.shop.db)
    const large = await sharp({ create: { width: 5000, height: 1000, channels: 3, background: '#806040' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await calls.send(large, { piece_id: piece })).json()).toMatchObject({ width: 800, height: 4000 })
    await calls.shop.runJobs()
    const { photos } = await calls.photosOf(piece)
    const path = `pieces/${piece}/photos/${photos[0].id}/original/`
    const response = await calls.call('GET', path)
    expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
    const read = await sharp(response.rawPayload).metadata()
    expect([read.width, read.height, read.exif]).toEqual([800, 4000, undefined])
    expect((await calls.shop.get(`/api/staff/${path}`)).statusCode).toBe(401)
    expect((await calls.shop.get(`/photos/${photos[0].hash}/4000.avif`)).statusCode).toBe(404)
  })

  test('OWN-48 the sizes are made in a separate process', async () => {
    const piece = await addPiece(calls.shop.db)
    await calls.send(await photograph(4), { piece_id: piece })
    const pid = calls.shop.ctx.ports.photoMaker.pid()
    expect(pid).toBeGreaterThan(0)
    expect(pid).not.toBe(process.pid)
    await calls.shop.runJobs()
    expect(calls.shop.ctx.ports.photoMaker.pid()).toBe(pid)
  })

  test('OWN-48 an upload whose sizes cannot be made is shown as failed, and can be retried', async () => {
    const piece = await addPiece(calls.shop.db)
    const { id } = (await calls.send(await photograph(5), { piece_id: piece })).json()
    const { photoMaker } = calls.shop.ctx.ports
    calls.shop.ctx.ports.photoMaker = { ...photoMaker, sizes: async () => null }
    await calls.shop.runJobs()
    calls.shop.ctx.ports.photoMaker = photoMaker
    expect(await calls.photosOf(piece)).toMatchObject({ photos: [], uploads: [{ id, state: 'failed' }] })
    expect((await calls.call('PATCH', `uploads/${id}/`, { state: 'waiting' })).json()).toMatchObject({ state: 'waiting' })
    await calls.shop.runJobs()
    expect((await calls.photosOf(piece)).photos).toHaveLength(1)
    expect((await calls.call('PATCH', `uploads/${id}/`, { state: 'waiting' })).json()).toMatchObject({ state: 'ready' })
  })

  test('OWN-44 a dropped upload leaves no file and never becomes a photograph', async () => {
    const piece = await addPiece(calls.shop.db)
    const { id } = (await calls.send(await photograph(6), { piece_id: piece })).json()
    const [row] = await uploadsOf(piece)
    expect(existsSync(join(originals(), String(row?.original)))).toBe(true)
    expect((await calls.call('DELETE', `uploads/${id}/`)).statusCode).toBe(204)
    await calls.shop.runJobs()
    expect(await calls.photosOf(piece)).toMatchObject({ photos: [], uploads: [] })
    expect(existsSync(join(originals(), String(row?.original)))).toBe(false)
  })

  test('OWN-44 a deleted photograph can be uploaded again', async () => {
    const piece = await addPiece(calls.shop.db)
    const [bytes, batch] = [await photograph(7), randomUUID()]
    await calls.send(bytes, { batch, piece_id: piece })
    await calls.shop.runJobs()
    const [photo] = (await calls.photosOf(piece)).photos
    await calls.call('DELETE', `pieces/${piece}/photos/${photo.id}/`)
    await calls.send(bytes, { batch, piece_id: piece })
    await calls.shop.runJobs()
    expect((await calls.photosOf(piece)).photos).toHaveLength(1)
  })
})

describe('a batch without a piece', () => {
  test('OWN-36 a batch waits with thumbnails, and its uploads become photographs of the pieces they are given to, in order', async () => {
    const batch = randomUUID()
    const ids: string[] = []
    for (const position of [0, 1, 2]) {
      const taken_at = new Date(Date.UTC(2026, 10, 20, 9, position * 2)).toISOString()
      ids.push((await calls.send(await photograph(30 + position), { batch, position, taken_at })).json().id)
    }
    await calls.shop.runJobs()
    const { results } = (await calls.call('GET', `uploads/?batch=${batch}`)).json()
    expect(results.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual(ids.map((id) => [id, 'ready']))
    expect((await calls.shop.get(results[0].thumbnail_url)).statusCode).toBe(200)

    const [first, second] = [await addPiece(calls.shop.db), await addPiece(calls.shop.db)]
    const give = (piece: number, uploads: string[]) => calls.call('POST', `pieces/${piece}/photos/`, { uploads })
    expect((await give(first, [ids[2] ?? '', ids[0] ?? ''])).json().photos).toHaveLength(2)
    const again = (await give(first, [ids[2] ?? '', ids[0] ?? ''])).json()
    const hashes = again.photos.map(({ thumbnail_url: url }: { thumbnail_url: string }) => url)
    expect(hashes).toEqual([results[2].thumbnail_url, results[0].thumbnail_url])
    expect((await give(second, [ids[0] ?? ''])).statusCode).toBe(409)
    expect((await give(second, [randomUUID()])).statusCode).toBe(404)
  })

  test('OWN-36 an upload given to a piece before its sizes are made becomes a photograph afterwards', async () => {
    const { id } = (await calls.send(await photograph(40))).json()
    const piece = await addPiece(calls.shop.db)
    expect((await calls.call('POST', `pieces/${piece}/photos/`, { uploads: [id] })).json()).toMatchObject({ photos: [], uploads: [{ id }] })
    await calls.shop.runJobs()
    expect((await calls.photosOf(piece)).photos).toHaveLength(1)
  })

  test('OWN-36 an upload without a piece is purged after a week, with its original', async () => {
    const { id } = (await calls.send(await photograph(41))).json()
    const row = await calls.shop.db.selectFrom('photo_upload').select('original').where('id', '=', id).executeTakeFirstOrThrow()
    const file = join(originals(), row.original)
    calls.shop.clock.now += 6 * dayMs
    await calls.shop.runJobs()
    expect(existsSync(file)).toBe(true)
    calls.shop.clock.now += 2 * dayMs
    await calls.shop.runJobs()
    calls.shop.clock.now -= 8 * dayMs
    expect([existsSync(file), (await calls.call('DELETE', `uploads/${id}/`)).statusCode]).toEqual([false, 204])
  })
})
