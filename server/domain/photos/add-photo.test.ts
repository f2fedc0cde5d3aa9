import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Photo } from '#contract/photo.ts'
import { addPhoto } from '#server/domain/photos/add-photo.ts'
import { avifBomb } from '#test/hostile-files.ts'
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

test('API-08 a photograph is served in every width and format, with a tiny placeholder', async () => {
  const hash = await addPhoto(shop.db, shop.photos, 1, { original: await picture(), about: { ru: 'Часы', en: 'A watch' } })
  await shop.catalog.refresh()
  const [photo] = (await shop.get('/api/watches/1/')).json().photos
  expect(Photo.parse(photo)).toMatchObject({ is_primary: true, alt: 'A watch', width: 700, height: 875 })
  expect(photo.srcset_avif).toBe(`/photos/${hash}/400.avif 400w, /photos/${hash}/700.avif 700w`)
  expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/)
})

test('SEC-D3 a photograph is re-encoded: immutable, with its own media type, without metadata', async () => {
  const hash = await addPhoto(shop.db, shop.photos, 2, { original: await picture(), about: { ru: '', en: '' } })
  const response = await shop.get(`/photos/${hash}/400.webp`)
  expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
  const read = await sharp(response.rawPayload).metadata()
  expect([read.width, read.format, read.exif]).toEqual([400, 'webp', undefined])
})

test('SEC-D4 a file that is not a picture is rejected, and nothing is stored', async () => {
  const attempt = addPhoto(shop.db, shop.photos, 3, {
    original: Buffer.from('<svg onload="alert(1)">not closed'),
    about: { ru: '', en: '' },
  })
  await expect(attempt).rejects.toMatchObject({ code: 'unsupported' })
  expect(await shop.db.selectFrom('photo').select('id').where('piece_id', '=', 3).execute()).toEqual([])
})

test('SEC-D3 SEC-D4 an AVIF with too many pixels is rejected before it is decoded, and nothing is stored', async () => {
  const attempt = addPhoto(shop.db, shop.photos, 3, { original: avifBomb, about: { ru: '', en: '' } })
  await expect(attempt).rejects.toMatchObject({ code: 'unsupported' })
  expect(await shop.db.selectFrom('photo').select('id').where('piece_id', '=', 3).execute()).toEqual([])
})

test('SEC-D4 the path of a photograph cannot leave its folder', async () => {
  const responses = await Promise.all(
    ['/photos/..%2F..%2Fetc/640.webp', '/photos/aaaaaaaaaa/..%2F640.webp', '/photos/aaaaaaaaaa/640.svg'].map((url) => shop.get(url)),
  )
  expect(responses.map((response) => response.statusCode)).toEqual([400, 400, 400])
})

test('OPS-09 the same photograph is not added to a piece twice', async () => {
  const again = await picture()
  const about = { ru: 'Часы', en: 'A watch' }
  const hashes = [
    await addPhoto(shop.db, shop.photos, 4, { original: again, about }),
    await addPhoto(shop.db, shop.photos, 4, { original: again, about }),
  ]
  const rows = await shop.db.selectFrom('photo').select('hash').where('piece_id', '=', 4).execute()
  expect(rows.map(({ hash }) => hash)).toEqual(hashes.slice(0, 1))
})
