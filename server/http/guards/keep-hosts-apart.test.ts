import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRequest } from '#test/production/http-request.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({
    ORIGIN_STAFF: 'https://staff.example',
    ORIGIN_RU: 'https://shop.example.ru',
    ORIGIN_EN: 'https://shop.example',
  })
})
afterAll(() => shop.close())

const get = (url: string, host = 'staff.example', headers = {}) => shop.app.inject({ url, headers: { host, ...headers } })

test.each([
  '/api/watches/',
  '/api/home/',
  '/api/auth/options/',
  '/api/openapi.json',
  '/api/docs',
  '/robots.txt',
  '/sitemap.xml',
  '/assets/a.js',
])('OWN-13 the host of the back office does not serve %s of the shop', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
  expect((await get(`${url}?page=1`)).statusCode).toBe(404)
})

test('OWN-13 a response cached for the shop’s host is not sent at the host of the back office', async () => {
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const [first, second] = [await askHost(origin, 'shop.example'), await askHost(origin, 'staff.example')]
  expect([first, second]).toEqual([200, 404])
})

test('OWN-13 a shop page at the host of the back office redirects to the shop’s host, and / redirects to /staff/', async () => {
  const { statusCode, headers } = await get('/product/42?from=letter')
  expect([statusCode, headers.location]).toEqual([302, 'https://shop.example.ru/product/42?from=letter'])
  expect((await get('//evil.example/')).headers.location).toBe('https://shop.example.ru//evil.example/')
  expect((await get('/')).headers.location).toBe('/staff/')
})

test('OWN-13 the back office’s host serves what the back office needs, and the shop’s host serves the shop', async () => {
  const { headers } = await createStaff(shop)
  const cookie = headers.cookie?.replace('vitrine_staff', '__Host-vitrine_staff')
  expect((await get('/api/staff/session/', 'staff.example', { cookie })).statusCode).toBe(200)
  expect((await get('/healthz')).statusCode).toBe(200)
  expect((await get('/api/watches/', 'shop.example')).statusCode).toBe(200)
  expect((await get('/api/staff/session/', 'shop.example', { cookie })).statusCode).toBe(404)
})

test('OWN-13 a demo without a separate back-office host serves both', async () => {
  const demo = await openTestShop()
  expect((await demo.get('/api/watches/')).statusCode).toBe(200)
  await demo.close()
})

const askHost = async (origin: string, host: string) => (await sendRequest(origin, '/api/brands/', { headers: { host } })).status
