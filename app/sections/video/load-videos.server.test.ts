import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCallApi } from '#app/client/create-call-api.ts'
import { loadVideos } from '#app/sections/video/load-videos.server.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const call = createCallApi(async (path) => (await shop.get(path)).json())

test('INFO-09 the first page holds twelve videos and a link to the next page', async () => {
  const { page, first } = await loadVideos(call, null)
  expect(page).toBe(1)
  expect(first?.videos).toHaveLength(12)
  expect(first?.next).toBe('/api/videos/?page_size=12&page=2')
})

test('INFO-09 a later page number includes the earlier pages, and the last page has no next one', async () => {
  const { page, first } = await loadVideos(call, '2')
  expect(page).toBe(2)
  expect(first?.videos.length).toBeGreaterThan(12)
  expect(first?.next).toBeNull()
})

test('INFO-09 an invalid page number shows the first page; a number past the end shows the last', async () => {
  expect((await loadVideos(call, 'many')).page).toBe(1)
  expect((await loadVideos(call, '-3')).page).toBe(1)
  expect((await loadVideos(call, '900')).page).toBe(2)
})

test('INFO-09 a failed call returns no list and does not fail the page', async () => {
  expect(await loadVideos(() => Promise.reject(new Error('down')), null)).toEqual({ page: 1, first: null })
})
