import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withDemoPhotographs } from '#server/ports/demo-photo-store.ts'
import { localPhotoStore, type PhotoStore } from '#server/ports/photo-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-photos-'))
const picture = join(folder, '1-400.avif')
const hash = 'the-hash-of-a-photo-22'
let store: PhotoStore
beforeAll(async () => {
  const plain = sharp({ create: { width: 40, height: 50, channels: 3, background: '#806040' } })
  writeFileSync(picture, await plain.avif().toBuffer())
  const elsewhere = { base: 'https://cdn.example/p', put: async () => {}, get: async () => null, remove: async () => {} }
  store = withDemoPhotographs(elsewhere, new Map([[hash, new Map([[400, picture]])]]), localPhotoStore(join(folder, 'photos')))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('OPS-09 a demo photograph is served from its file, even if the store is a bucket', async () => {
  expect((await sharp((await store.get(`${hash}/400.avif`)) ?? Buffer.alloc(0)).metadata()).compression).toBe('av1')
  expect(store.base).toBe('https://cdn.example/p')
})

test('OPS-09 concurrent requests encode a WebP once, and only in existing widths', async () => {
  const asked = await Promise.all(Array.from({ length: 300 }, () => store.get(`${hash}/400.webp`)))
  expect(new Set(asked).size).toBe(1)
  expect((await sharp(asked[0] ?? Buffer.alloc(0)).metadata()).format).toBe('webp')
  expect(await store.get(`${hash}/401.webp`)).toBeNull()
  expect(await store.get('another-hash-of-a-photo/400.webp')).toBeNull()
  expect(readdirSync(join(folder, 'photos'), { recursive: true }).map(String).toSorted()).toEqual([hash, `${hash}/400.webp`])
})

test('SEC-D11 pictures beyond the queue limit are refused with a Retry-After, and later ones are made', async () => {
  const many = new Map(Array.from({ length: 150 }, (_, at) => [`photo-of-many-${at}`, new Map([[400, picture]])]))
  const busy = withDemoPhotographs(store, many, localPhotoStore(join(folder, 'many')))
  const results = await Promise.allSettled([...many.keys()].map((each) => busy.get(`${each}/400.webp`)))
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused).toHaveLength(50)
  expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', details: { retryAfterS: 2 } })
  expect(await busy.get('photo-of-many-149/400.webp')).not.toBeNull()
})
