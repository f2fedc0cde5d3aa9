import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('I18N-04 PDP-01 the size of a bag has decimal commas in Russian, decimal points in English', async () => {
  const { results } = (await shop.get('/api/bags/?search=chanel&page_size=96')).json()
  const sizes = async (language: string) =>
    Promise.all(
      results.map(async ({ id }: { id: number }) => {
        const response = await shop.get(`/api/bags/${id}/`, { 'accept-language': language })
        return response.json().size_text
      }),
    )
  expect(await sizes('ru')).toContain('25,5 × 15,5 × 6,5\u00A0см')
  expect(await sizes('en')).toContain('25.5 × 15.5 × 6.5\u00A0cm')
})
