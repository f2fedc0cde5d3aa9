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

test('INFO-09 the first page holds twelve videos and the way to the next', async () => {
  const { page, first } = await loadVideos(call, null)
  expect(page).toBe(1)
  expect(first?.videos).toHaveLength(12)
  expect(first?.next).toBe('/api/videos/?page_size=12&page=2')
})

test('INFO-09 a later page of an address adds to the earlier ones, and the last has no next', async () => {
  const { page, first } = await loadVideos(call, '2')
  expect(page).toBe(2)
  expect(first?.videos.length).toBeGreaterThan(12)
  expect(first?.next).toBeNull()
})

test('INFO-09 a page that is no number is the first, one beyond the end is the last', async () => {
  expect((await loadVideos(call, 'many')).page).toBe(1)
  expect((await loadVideos(call, '-3')).page).toBe(1)
  expect((await loadVideos(call, '900')).page).toBe(2)
})

test('INFO-09 a failed call leaves no list, and does not fail the page', async () => {
  expect(await loadVideos(() => Promise.reject(new Error('down')), null)).toEqual({ page: 1, first: null })
})
