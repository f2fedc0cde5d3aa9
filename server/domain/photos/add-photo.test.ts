import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type ResizeOptions } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Photo } from '#contract/photo.ts'
import { silentLog } from '#server/context/log.ts'
import { addPhoto } from '#server/domain/photos/add-photo.ts'
import { importPhotographs } from '#server/domain/photos/import-photographs.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-photos-'))
  shop = await openTestShop({ DATA_DIR: folder })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const picture = () =>
  sharp({ create: { width: 700, height: 875, channels: 3, background: '#806040' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()

test('API-08 a photograph is shown in every width and format, with a tiny copy to wait with', async () => {
  const hash = await addPhoto(shop.db, shop.photos, 1, await picture(), { ru: 'Часы', en: 'A watch' })
  await shop.catalog.refresh()
  const [photo] = (await shop.get('/api/watches/1/')).json().photos
  expect(Photo.parse(photo)).toMatchObject({ is_primary: true, alt: 'A watch', width: 700, height: 875 })
  expect(photo.srcset_avif).toBe(`/photos/${hash}/320.avif 320w, /photos/${hash}/640.avif 640w, /photos/${hash}/700.avif 700w`)
  expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/)
})

test('SEC-D3 a photograph is made anew: immutable, of its own type, without metadata', async () => {
  const hash = await addPhoto(shop.db, shop.photos, 2, await picture(), { ru: '', en: '' })
  const answer = await shop.get(`/photos/${hash}/640.webp`)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
  const read = await sharp(answer.rawPayload).metadata()
  expect([read.width, read.format, read.exif]).toEqual([640, 'webp', undefined])
})

test('SEC-D4 what is not a picture is refused, and nothing is kept', async () => {
  const attempt = addPhoto(shop.db, shop.photos, 3, Buffer.from('<svg onload="alert(1)">not closed'), { ru: '', en: '' })
  await expect(attempt).rejects.toMatchObject({ code: 'unsupported' })
  expect(await shop.db.selectFrom('photo').select('id').where('piece_id', '=', 3).execute()).toEqual([])
})

test('SEC-D4 an address of a photograph never leaves its folder', async () => {
  const answers = await Promise.all(
    ['/photos/..%2F..%2Fetc/640.webp', '/photos/aaaaaaaaaa/..%2F640.webp', '/photos/aaaaaaaaaa/640.svg'].map((url) => shop.get(url)),
  )
  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400])
})

async function putPicture(place: string, name: string, size: ResizeOptions): Promise<void> {
  mkdirSync(place, { recursive: true })
  const resized = sharp(await picture()).resize(size)
  writeFileSync(join(place, name), await resized.png().toBuffer())
}

test('a folder of photographs is taken in once, one of each piece first, and goes on where it stopped', async () => {
  const pieces = await shop.db.selectFrom('piece').select(['id', 'key']).where('id', 'in', [9, 10]).orderBy('id').execute()
  const from = join(folder, 'photographs')
  const put = (key: string, name: string, width: number) => putPicture(join(from, key), name, { width })
  for (const { id, key } of pieces) await put(key, '1-front.png', 300 + id)
  const [first = { id: 0, key: '' }] = pieces
  writeFileSync(join(from, first.key, '2-broken.webp'), 'broken')
  expect(await importPhotographs(shop.db, shop.photos, from, silentLog)).toBe(2)
  await put(first.key, '3-detail.png', 330)
  expect(await importPhotographs(shop.db, shop.photos, from, silentLog)).toBe(1)
  expect(await importPhotographs(shop.db, shop.photos, from, silentLog)).toBe(0)
  const rows = shop.db.selectFrom('photo').select(['piece_id', 'position', 'alt_ru', 'alt_en']).where('piece_id', 'in', [9, 10])
  const photos = await rows.orderBy('id').execute()
  expect(photos.map((photo) => [photo.piece_id, photo.position])).toEqual([
    [9, 0],
    [10, 0],
    [9, 1],
  ])
  expect(photos.map((photo) => photo.alt_ru.split(', ').at(-1))).toEqual(['вполоборота', 'вполоборота', 'крупно'])
  expect(photos.at(-1)?.alt_en).toMatch(/, close-up$/)
})

test('HOME-01 a wide photograph is taken in behind the first of each piece, and stands outside the gallery', async () => {
  const { id, key } = await shop.db.selectFrom('piece').select(['id', 'key']).where('id', '=', 30).executeTakeFirstOrThrow()
  const from = join(folder, 'wide')
  const put = (name: string, width: number, height: number) => putPicture(join(from, key), name, { width, height, fit: 'fill' })
  await put('2.png', 230, 290)
  await put('wide.png', 400, 250)
  await put('1.png', 240, 300)
  expect(await importPhotographs(shop.db, shop.photos, from, silentLog)).toBe(3)
  expect(await importPhotographs(shop.db, shop.photos, from, silentLog)).toBe(0)
  await shop.catalog.refresh()
  const watch = (await shop.get(`/api/watches/${id}/`, { 'accept-language': 'en' })).json()
  expect(watch.photos.map(({ width }: Photo) => width)).toEqual([240, 230])
  expect(Photo.parse(watch.wide_photo)).toMatchObject({
    width: 400,
    height: 250,
    is_primary: false,
    alt: expect.stringMatching(/, close-up$/),
  })
})

test('HOME-01 pieces with a wide photograph come first: the home page opens with them', async () => {
  const pieces = await shop.db.selectFrom('piece').select(['id', 'key']).where('id', 'in', [40, 41]).orderBy('id').execute()
  const from = join(folder, 'wide-first')
  const put = (key: string, name: string, width: number) => putPicture(join(from, key), name, { width })
  for (const { id, key } of pieces) await put(key, '1.png', 200 + id)
  await put(pieces.at(-1)?.key ?? '', 'wide.png', 250)
  expect(await importPhotographs(shop.db, shop.photos, from, silentLog)).toBe(3)
  const photos = await shop.db.selectFrom('photo').select('piece_id').where('piece_id', 'in', [40, 41]).orderBy('id').execute()
  expect(photos.map(({ piece_id: id }) => id)).toEqual([41, 41, 40])
})

test('a piece that has a photograph from elsewhere is left alone by the folder', async () => {
  const { key } = await shop.db.selectFrom('piece').select('key').where('id', '=', 1).executeTakeFirstOrThrow()
  const from = join(folder, 'other')
  await putPicture(join(from, key), '1.png', { width: 200 })
  writeFileSync(
    join(from, key, '2.png'),
    await sharp(await picture())
      .resize({ width: 210 })
      .png()
      .toBuffer(),
  )
  expect(await importPhotographs(shop.db, shop.photos, from, silentLog)).toBe(0)
})

test('API-08 what a photograph shows is told by the piece, in the language of the reader, to lists and to its page', async () => {
  const { id, key, model, brand } = await shop.db
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .select(['piece.id', 'piece.key', 'piece.model_name as model', 'brand.name as brand'])
    .where('piece.id', '=', 20)
    .executeTakeFirstOrThrow()
  const from = join(folder, 'told')
  mkdirSync(join(from, key), { recursive: true })
  writeFileSync(
    join(from, key, '2.png'),
    await sharp(await picture())
      .resize({ width: 220 })
      .png()
      .toBuffer(),
  )
  await importPhotographs(shop.db, shop.photos, from, silentLog)
  await shop.catalog.refresh()
  const told = async (language: string) => {
    const headers = { 'accept-language': language }
    const list = (await shop.get(`/api/watches/?search=${encodeURIComponent(model)}&page_size=96`, headers)).json().results
    const card = list.find((piece: { id: number }) => piece.id === id)
    return [card, (await shop.get(`/api/watches/${id}/`, headers)).json()].map(({ photos }) => photos[0].alt)
  }
  expect(await told('ru')).toEqual([`${brand} ${model}, спереди`, `${brand} ${model}, спереди`])
  expect(await told('en')).toEqual([`${brand} ${model}, front view`, `${brand} ${model}, front view`])
})
