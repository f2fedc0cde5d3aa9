import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from '#app/client/api-error.ts'
import { createCallApi } from '#app/client/create-call-api.ts'
import { unpackLoaderData } from '#app/client/loader-data.ts'
import { servicesContext } from '#app/client/services.ts'
import { loadCatalog } from '#app/sections/catalog/load-catalog.server.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const origin = 'https://vitrine.test.com'
const shopCall = createCallApi(async (path) => (await shop.get(path)).json())

const settings = {
  reservationHours: 48,
  transferDepositPercent: 25,
  livePhotoHours: 2,
  exchangeRate: null,
  map: { provider: 'off' },
  cryptoWallets: [],
  now: testNow,
  shuffleSeed: 1,
  company: companyOf(companyDefaults),
} as const

const failingAt = (pattern: RegExp, error: Error) =>
  createCallApi(async (path) => {
    if (pattern.test(path)) throw error
    return (await shop.get(path)).json()
  })

async function load(mode: CatalogMode, path: string, callApi = shopCall) {
  const context = new RouterContextProvider()
  const site = { canonicalOrigin: origin, origins: { ru: 'https://vitrine.test.ru', en: origin } }
  context.set(servicesContext, { callApi, language: 'en', site, ...settings, isDocument: true, takePage: () => {} })
  const { data: shown, init } = await loadCatalog(mode, { request: new Request(origin + path), context })
  return { ...unpackLoaderData(shown), status: init?.status }
}

async function redirectOf(mode: CatalogMode, path: string): Promise<string | null> {
  const thrown = await load(mode, path).catch((error: unknown) => error)
  return thrown instanceof Response ? thrown.headers.get('location') : null
}

test('CAT-06 unknown values are removed from the URL before rendering', async () => {
  expect(await redirectOf('watches', '/catalog?brand_ids=1,99999&condition=88888&ordering=price_usd')).toBe(
    '/catalog?brand_ids=1&ordering=price_usd',
  )
  expect(await redirectOf('bags', '/bags?workshop=4444444')).toBe('/bags')
  expect(await redirectOf('watches', '/catalog?brand_ids=1&collection=1&condition=1')).toBeNull()
})

test('CAT-03 a collection by name redirects to the same list with its ids', async () => {
  const { results } = await shopCall('GET /api/collections/')
  const ids = results.flatMap(({ id, name }) => (name === 'Submariner' ? [id] : [])).toSorted((a, b) => a - b)
  const submariner = `/catalog?collection=${ids.join()}`
  expect(await redirectOf('watches', '/catalog?collection=Submariner')).toBe(submariner)
  expect(await redirectOf('watches', '/catalog?collection=submariner,Nothing&page=2')).toBe(`${submariner}&page=2`)
  expect(await redirectOf('watches', '/catalog?collection=Nothing')).toBe('/catalog')
  const { list, facets } = await load('watches', submariner)
  expect(list?.pieces.map(({ model_name: model }) => model)).toEqual(list?.pieces.map(() => expect.stringContaining('Submariner')))
  expect(list?.count).toBeGreaterThan(0)
  expect(facets?.groups.collections?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Submariner (Rolex)', 'Submariner (Tudor)']))
})

test('CAT-03 digits that are no id are read as the name of a collection', async () => {
  const [first] = (await shopCall('GET /api/collections/')).results
  await shop.db.updateTable('collection').set({ name: '1815' }).where('id', '=', Number(first?.id)).execute()
  await shop.catalog.refresh()
  expect(await redirectOf('watches', '/catalog?collection=1815')).toBe(`/catalog?collection=${first?.id}`)
})

describe('the list', () => {
  test('CAT-09 with the seed of a shuffle shows every piece once across its pages', async () => {
    const first = await load('watches', '/catalog')
    const total = Math.ceil((first.list?.count ?? 0) / 24)
    const rest = await Promise.all(
      Array.from({ length: total - 1 }, (_, at) => load('watches', `/catalog?page=${at + 2}&seed=${first.list?.seed}`)),
    )
    const ids = [first, ...rest].flatMap(({ list }) => list?.pieces.map(({ id }) => id) ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(first.list?.count ?? 0)
  })

  test('CAT-09 with a sort order has no seed', async () => {
    expect((await load('watches', '/catalog?ordering=price_usd')).list?.seed).toBeUndefined()
  })

  test('CAT-10 redirects a page number past the end to the last page', async () => {
    expect(await redirectOf('jewelry', '/jewelry?page=99')).toBe('/jewelry?page=2')
  })

  test('CAT-07 a form sent without scripts redirects to the list it names', async () => {
    expect(await redirectOf('watches', '/catalog?category=bags&min_price=&brand_ids=6')).toBe('/bags?brand_ids=6')
    expect(await redirectOf('watches', '/catalog?category=watches&on_sale=true')).toBe('/sale')
    expect(await redirectOf('sale', '/sale?category=watches')).toBe('/catalog')
  })

  test('CAT-03 a search counts its matches in every category', async () => {
    const { categoryCounts } = await load('watches', '/catalog?search=cartier')
    expect(categoryCounts.map(({ category, count }) => [category, count > 0])).toEqual([
      ['all', true],
      ['watches', true],
      ['jewelry', true],
      ['bags', false],
    ])
  })

  test('FIND-02 has category counts and links that follow the filters and the traits recognized in the search', async () => {
    const { categoryCounts } = await load('watches', '/catalog?search=cartier+under+8k&available=true&case_material=1&category=watches')
    for (const { catalogState, count } of categoryCounts) {
      const { mode, view } = catalogState
      expect(view).toMatchObject({ search: 'cartier under 8k', available: true, page: 1 })
      expect(view.case_material).toEqual(mode === 'watches' ? [1] : undefined)
      const path = formatCatalogParams(view).toString()
      const there = await load(mode === 'all' ? 'watches' : mode, `/list?${path}${mode === 'watches' ? '&category=watches' : ''}`)
      expect([mode, count]).toEqual([mode, there.list?.count])
    }
    expect(categoryCounts.map(({ category, count }) => [category, count > 0])).toEqual([
      ['all', true],
      ['watches', true],
      ['jewelry', true],
      ['bags', false],
    ])
  })

  test('FIND-01 has the traits recognized in the search, unless the search is literal', async () => {
    const { list } = await load('watches', '/catalog?search=birkin+black')
    expect(list?.understood).toEqual([{ words: 'black', name: 'Black', without: 'birkin' }])
    expect((await load('watches', '/catalog?search=birkin+black&literal=true')).list?.understood).toBeUndefined()
  })
})

describe('EDN-14 an empty list', () => {
  test('shows the matches of the search in other kinds', async () => {
    const { list, nearby } = await load('jewelry', '/jewelry?search=birkin')
    expect(list?.count).toBe(0)
    expect(nearby?.reason).toBe('elsewhere')
    expect(nearby?.pieces).toEqual(Array(4).fill(expect.objectContaining({ model_name: expect.stringMatching(/^Birkin/), kind: 'bag' })))
  })

  test('EDN-14 shows matches for all filters but one: the price is dropped first, the brand last', async () => {
    const { results } = await shopCall('GET /api/watches/', { query: { search: 'rolex', ordering: 'price_usd' } })
    const brand = results[0]?.brand.id
    const { nearby } = await load('watches', `/catalog?brand_ids=${brand}&max_price=1`)
    expect(nearby?.reason).toBe('near')
    expect(nearby?.pieces.map(({ id }) => id)).toEqual(results.slice(0, 6).map(({ id }) => id))
    const found = (await load('watches', '/catalog?search=rolex&max_price=1')).nearby
    expect(found?.reason).toBe('near')
    expect(new Set(found?.pieces.map((piece) => piece.brand.name))).toEqual(new Set(['Rolex']))
  })

  test('shows other pieces of the brand, else the newest', async () => {
    const brand = (await shopCall('GET /api/pieces/', { query: { search: 'rolex', page_size: 1 } })).results[0]?.brand.id
    expect(
      (await load('watches', `/catalog?brand_ids=${brand}&max_price=1&production_year_min=1950&production_year_max=1951`)).nearby?.reason,
    ).toBe('unfiltered')
    expect((await load('watches', '/catalog?max_price=1')).nearby?.reason).toBe('newest')
    expect((await load('watches', '/catalog')).nearby).toBeNull()
  })
})

describe('a failure', () => {
  const rejected = new ApiError(400, '', { min_price: ['Enter a number.'], page: ['Enter a whole number.'] })

  test.each([
    [rejected, 400],
    [new ApiError(500, 'Something went wrong.'), 503],
    [new ApiError(0, 'No answer'), 503],
  ])('CAT-11 of the list is shown in the page: %s', async (error, status) => {
    const shown = await load('watches', '/catalog', failingAt(/^\/api\/watches\/(?!facets)/, error))
    expect(shown).toMatchObject({ list: null, status, listError: { detail: error.detail, errors: error.errors } })
    expect(shown.facets?.count).toBeGreaterThan(0)
  })

  test('CAT-11 of the counts keeps the list', async () => {
    const shown = await load('watches', '/catalog', failingAt(/facets/, new ApiError(503, 'Away')))
    expect(shown).toMatchObject({ facets: null, listError: null, status: 200 })
    expect(shown.list?.pieces).toHaveLength(24)
  })

  test('CAT-11 that is not an API error is thrown', async () => {
    await expect(load('watches', '/catalog', failingAt(/^\/api\/watches\/(?!facets)/, new TypeError('fault')))).rejects.toThrow('fault')
  })
})

describe('the head', () => {
  const canonicalOf = async (path: string) => (await load('watches', path)).head.find((tag) => 'rel' in tag && tag.rel === 'canonical')

  test('SEO-01 a page of the plain list is canonical, a filtered list points to the plain one', async () => {
    expect(await canonicalOf('/catalog?page=2&seed=5')).toMatchObject({ href: `${origin}/catalog?page=2` })
    expect(await canonicalOf('/catalog?ordering=price_usd')).toMatchObject({ href: `${origin}/catalog` })
    expect(await canonicalOf('/catalog?full_set=true&page=2')).toMatchObject({ href: `${origin}/catalog` })
  })

  test('SEO-01 a search is not indexed', async () => {
    expect((await load('watches', '/catalog?search=rolex')).head).toContainEqual({ name: 'robots', content: 'noindex, follow' })
    expect((await load('watches', '/catalog')).head).not.toContainEqual({ name: 'robots', content: 'noindex, follow' })
  })
})
