import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '#app/client/api-error.ts'
import { createCallApi } from '#app/client/create-call-api.ts'
import { loadSaleSections } from '#app/sections/catalog/load-sale-sections.server.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { parseCatalogState } from '#contract/rules/catalog-state.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const callWithout = (broken?: string) =>
  createCallApi(async (path) => {
    if (broken && path.startsWith(broken)) throw new ApiError(503, '')
    return (await shop.get(path)).json()
  })
const sectionsOf = (params: string, { broken, mode = 'sale' }: { broken?: string; mode?: CatalogMode } = {}) =>
  loadSaleSections(callWithout(broken), parseCatalogState(mode, new URLSearchParams(params)))
const countsOf = async (...given: Parameters<typeof sectionsOf>) =>
  (await sectionsOf(...given)).map(({ category, count }) => [category, count])
const countOf = async (kind: 'jewelry' | 'bags', filters = ''): Promise<number> =>
  (await shop.get(`/api/${kind}/?on_sale=true${filters}`)).json().count

test('CAT-01 CAT-12 the sale has a section of reduced jewelry and one of reduced bags, which lead to all of them', async () => {
  const sections = await sectionsOf('')
  expect(sections.map(({ category, count, catalogState: { mode, view } }) => [category, count, mode, view.on_sale])).toEqual([
    ['jewelry', await countOf('jewelry'), 'jewelry', true],
    ['bags', await countOf('bags'), 'bags', true],
  ])
  for (const { pieces } of sections) {
    expect(pieces.length).toBeGreaterThan(0)
    expect(pieces.filter(({ previous_price_usd: former }) => former === null)).toEqual([])
  }
  expect((await sectionsOf('page=2')).map(({ count, pieces }) => [count, pieces.length])).toEqual(sections.map(({ count }) => [count, 0]))
})

test('CAT-01 filters shared by all kinds narrow the sections; an empty or failed one is omitted; a watch filter omits both', async () => {
  const cheap = 'max_price=2400'
  const bags = await countOf('bags', `&${cheap}`)
  expect(bags).toBeGreaterThan(0)
  expect(await countOf('jewelry', `&${cheap}`)).toBe(0)
  expect(await countsOf(cheap)).toEqual([['bags', bags]])
  expect(await countsOf('', { broken: '/api/bags/' })).toEqual([['jewelry', await countOf('jewelry')]])
  expect(await countsOf('movement_type=1')).toEqual([])
  expect(await countsOf('', { mode: 'watches' })).toEqual([])
})
