import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
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

test('a folder of photographs is taken in once, in the order of names', async () => {
  const { key } = await shop.db.selectFrom('piece').select('key').where('id', '=', 9).executeTakeFirstOrThrow()
  const from = join(folder, 'photographs')
  mkdirSync(join(from, key), { recursive: true })
  writeFileSync(join(from, key, '1-front.jpg'), await picture())
  writeFileSync(
    join(from, key, '2-back.png'),
    await sharp(await picture())
      .png()
      .toBuffer(),
  )
  writeFileSync(join(from, key, '3-broken.webp'), 'broken')
  expect(await importPhotographs(shop.db, shop.photos, from, silentLog)).toBe(2)
  expect(await importPhotographs(shop.db, shop.photos, from, silentLog)).toBe(0)
})
