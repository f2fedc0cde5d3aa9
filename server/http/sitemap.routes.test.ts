import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { oracleList, readPieces } from '#test/oracle.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

const ru = 'https://vitrine.test.ru'
const en = 'https://vitrine.test.com'

let shop: TestShop
const ids = { shown: 0, sold: 0, draft: 0 }
beforeAll(async () => {
  shop = await openTestShop()
  ids.shown = await addPiece(shop.db, {}, { photos: 2 })
  ids.sold = await addPiece(shop.db, { status: 'sold' })
  ids.draft = await addPiece(shop.db, { status: 'draft', published_at: null })
  await shop.catalog.refresh()
})
afterAll(() => shop.close())

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
const at = async (path: string, host = 'vitrine.test.ru') => (await shop.get(path, { host })).body

test('SEO-05 robots.txt excludes private pages and the API, and names the sitemap', async () => {
  const response = await shop.get('/robots.txt', { host: 'vitrine.test.ru' })
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  const closed = [
    '/api/',
    '/cart',
    '/checkout',
    '/favorites',
    '/compare',
    '/profile',
    '/purchase-history',
    '/messages',
    '/login',
    '/phone-setup',
    '/auth/',
  ]
  for (const path of closed) expect(response.body).toContain(`Disallow: ${path}\n`)
  expect(response.body).toContain(`Sitemap: ${ru}/sitemap.xml`)
  expect(response.body).not.toMatch(/Disallow: \/\n/)
})

test('SEO-05 sitemap.xml is an index of existing files', async () => {
  const response = await shop.get('/sitemap.xml', { host: 'vitrine.test.ru' })
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
  const files = locations(response.body)
  expect(files).toEqual([`${ru}/sitemap-pages.xml`, `${ru}/sitemap-pieces-1.xml`])
  for (const file of files) expect((await shop.get(new URL(String(file)).pathname)).statusCode).toBe(200)
})

test('SEO-05 the pieces are exactly those for sale, without sold ones and drafts', async () => {
  const pieces = await readPieces(shop.db)
  const listed = (['watches', 'jewelry', 'bags'] as const).flatMap((list) => oracleList(pieces, list, {}))
  const folders = { watch: 'product', jewelry: 'jewelry', bag: 'bag' }
  const expected = listed.map(({ kind, id }) => `${ru}/${folders[kind]}/${id}`)
  const xml = await at('/sitemap-pieces-1.xml')
  const pages = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(new Set(pages)).toEqual(new Set(expected))
  expect(pages).toHaveLength(expected.length)
})

test('SEO-05 a piece has its picture, and each entry has both languages', async () => {
  const xml = await at('/sitemap-pieces-1.xml')
  const entry = new RegExp(`<url><loc>${ru}/product/${ids.shown}</loc>.*?</url>`).exec(xml)?.[0]
  expect(entry).toContain(`<image:image><image:loc>${en}/photos/photo-${ids.shown}-0/1200.webp</image:loc></image:image>`)
  expect(entry).toContain(`hreflang="ru" href="${ru}/product/${ids.shown}"`)
  expect(entry).toContain(`hreflang="en" href="${en}/product/${ids.shown}"`)
  expect([...xml.matchAll(/<url>/g)]).toHaveLength([...xml.matchAll(/hreflang="en"/g)].length)
})

test('SEO-05 the sitemap contains no private page', async () => {
  const pages = locations(await at('/sitemap-pages.xml')).map((url) => new URL(String(url)).pathname)
  expect(pages).toEqual(expect.arrayContaining(['/', '/catalog', '/jewelry', '/bags', '/sale', '/about']))
  for (const page of pages)
    expect(page).not.toMatch(/^\/(cart|checkout|favorites|compare|profile|purchase-history|login|phone-setup|auth\/)/)
})

describe.each(['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-pieces-1.xml'])('%s', (path) => {
  test('SEO-04 names the Russian domain on the Russian host and the English one on any other', async () => {
    expect(await at(path, 'vitrine.test.ru')).toContain(ru)
    expect(await at(path, 'vitrine.test.com')).toContain(en)
    for (const host of ['evil.example', 'vitrine.test.ru.evil.example', '']) {
      const body = await at(path, host)
      expect(body).not.toContain('evil')
      expect(body).toContain(en)
    }
  })

  test('SEO-05 responds to GET and HEAD', async () => {
    expect((await shop.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200)
  })
})

test.each([
  '/sitemap-pieces-0.xml',
  '/sitemap-pieces-2.xml',
  '/sitemap-pieces-99999.xml',
  '/sitemap-pieces-x.xml',
  '/sitemap-pieces-1.xml.gz',
])('SEO-05 %s is not found', async (path) => {
  const { statusCode } = await shop.get(path)
  expect([400, 404]).toContain(statusCode)
})

test('OPS-11 a part is rendered once per catalog change, and sent compressed to clients that accept gzip', async () => {
  const part = '/sitemap-pieces-1.xml'
  const plain = await shop.get(part, { host: 'vitrine.test.ru' })
  const readings = vi.spyOn(shop.catalog, 'current')
  const compressed = await shop.get(part, { host: 'vitrine.test.ru', 'accept-encoding': 'gzip, br' })
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
  expect(readings).not.toHaveBeenCalled()
  const added = await addPiece(shop.db)
  await shop.catalog.refresh()
  expect(await at(part)).toContain(`/product/${added}<`)
  readings.mockRestore()
})
