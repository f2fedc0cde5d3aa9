import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-data-'))
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATA_DIR: folder })
  await shop.photos.put('a-hash-of-a-photo/320.webp', Buffer.from('RIFF webp'), 'image/webp')
  await shop.photos.put('a-hash-of-a-photo/320.avif', Buffer.from('avif'), 'image/avif')
  writeFileSync(join(folder, 'secret.webp'), 'secret')
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

test('SEC-D4 a photograph is served with an image type only, and is cached as immutable', async () => {
  for (const format of ['webp', 'avif']) {
    const { statusCode, headers } = await shop.get(`/photos/a-hash-of-a-photo/320.${format}`)
    expect([statusCode, headers['content-type']]).toEqual([200, `image/${format}`])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('FORM-08 other sites may embed a photograph, as webmail does with those of emails', async () => {
  const { headers } = await shop.get('/photos/a-hash-of-a-photo/320.webp')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test('PDP-06 a photograph that is not there is not found', async () => {
  expect((await shop.get('/photos/a-hash-of-a-photo/640.webp')).statusCode).toBe(404)
})

test.each([
  '/photos/..%2F..%2Fsecret/320.webp',
  '/photos/%2e%2e/secret.webp',
  '/photos/a-hash-of-a-photo/..%2F..%2F..%2Fsecret.webp',
  '/photos/a-hash-of-a-photo/320.webp%00',
  '/photos/a-hash-of-a-photo/320.svg',
  '/photos/a-hash-of-a-photo/320.webp.part',
  '/photos/short/320.webp',
])('SEC-D4 %s reaches no other file', async (path) => {
  const response = await shop.get(path)
  expect([400, 404]).toContain(response.statusCode)
  expect(response.body).not.toContain('secret')
})
