import { afterAll, beforeAll, expect, test } from 'vitest'
import { Watch } from '#contract/watch.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('API-02 the list of watches has count, next, previous and results', async () => {
  const answer = await shop.get('/api/watches/')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ count: expect.any(Number), previous: null })
  expect(answer.json().results).toHaveLength(24)
})

test('API-08 a watch has every field of the specification', async () => {
  const { results } = (await shop.get('/api/watches/?page_size=1')).json()
  const answer = await shop.get(`/api/watches/${results[0].id}/`)
  expect(Watch.strict().parse(answer.json())).toBeTruthy()
})
