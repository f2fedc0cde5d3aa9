import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Banner, Faq, Video } from '#contract/content.ts'
import { facetGroups } from '#contract/facets.ts'
import { Brand, Collection, Country, NamedReference, Workshop } from '#contract/reference-lists.ts'
import { videoId } from '#contract/rules/video-id.ts'
import { oracleList, readPieces } from '#test/oracle.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const lists = {
  ...Object.fromEntries(facetGroups.map((group) => [group.replaceAll('_', '-'), NamedReference])),
  brands: Brand,
  collections: Collection,
  workshops: Workshop,
  countries: Country,
  banners: Banner,
  faqs: Faq,
  videos: Video,
}

type Item = { id: number; name: string; count: number; code: string; question: string; order: number; is_active: boolean; link: string }

const itemsOf = async (path: string, language = 'en'): Promise<Item[]> =>
  (await shop.get(path, { 'accept-language': language })).json().results

describe.each(Object.entries(lists))('the list of %s', (path, item) => {
  test('API-02 is returned whole on one page, with exactly the specified fields', async () => {
    const response = await shop.get(`/api/${path}/?page_size=1000`)
    expect(response.statusCode).toBe(200)
    const { count, next, previous, results } = response.json()
    expect(count).toBeGreaterThan(0)
    expect(results).toHaveLength(count)
    expect([next, previous]).toEqual([null, null])
    expect(z.array(z.strictObject(item.shape)).safeParse(results).error).toBeUndefined()
  })

  test('API-02 is paged by at most 1000, with or without a trailing slash', async () => {
    const whole = await itemsOf(`/api/${path}`)
    const [first, second] = [await shop.get(`/api/${path}/?page_size=1`), await shop.get(`/api/${path}/?page_size=1&page=2`)]
    expect([...first.json().results, ...second.json().results]).toEqual(whole.slice(0, 2))
    if (whole.length > 1) expect(first.json().next).toBe(`/api/${path}/?page_size=1&page=2`)
    expect((await shop.get(`/api/${path}/?page_size=1001`)).statusCode).toBe(400)
    expect((await shop.get(`/api/${path}/?tint=red`)).statusCode).toBe(400)
  })

  test('I18N-05 is in the requested language', async () => {
    const [russian, english] = [await itemsOf(`/api/${path}/`, 'ru'), await itemsOf(`/api/${path}/`, 'en')]
    expect(russian).toHaveLength(english.length)
    const isOfNames = ['brands', 'collections'].includes(path)
    if (!isOfNames) expect(JSON.stringify(russian)).toMatch(/[а-яё]/i)
    expect(JSON.stringify(english)).not.toMatch(/[а-яё]/i)
  })
})

test('API-02 brands are counted over all kinds, and sorted by name', async () => {
  const pieces = await readPieces(shop.db)
  const listed = (['watches', 'jewelry', 'bags'] as const).flatMap((list) => oracleList(pieces, list, {}))
  const brands = await itemsOf('/api/brands/')
  for (const { id, count } of brands) expect(count).toBe(listed.filter(({ brandId }) => brandId === id).length)
  const names = brands.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('ru').compare))
})

test('API-02 collections may be narrowed to a brand, by its id or its name', async () => {
  const [rolex] = (await itemsOf('/api/brands/')).filter(({ name }) => name === 'Rolex')
  const byName = (await shop.get('/api/collections/?brand=rolex')).json().results
  expect(byName.length).toBeGreaterThan(0)
  expect(new Set(byName.map(({ brand }: { brand: { name: string } }) => brand.name))).toEqual(new Set(['Rolex']))
  expect((await shop.get(`/api/collections/?brand=${rolex?.id}`)).json().results).toEqual(byName)
  expect((await shop.get('/api/collections/?brand=Nobody')).json().count).toBe(0)
})

test('API-02 countries are complete, with two-letter codes, sorted by name in each language', async () => {
  for (const language of ['ru', 'en'] as const) {
    const countries = await itemsOf('/api/countries/', language)
    expect(countries.length).toBeGreaterThan(190)
    expect(countries.map(({ code }) => code)).toEqual(expect.arrayContaining(['RU', 'AE', 'DE']))
    const names = countries.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const homes = language === 'ru' ? ['Россия', 'ОАЭ'] : ['Russia', 'United Arab Emirates']
    expect(names).toEqual(expect.arrayContaining(homes))
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
  }
})

test('API-02 inactive questions and banners are hidden; the others are in order', async () => {
  await shop.db.updateTable('faq').set({ is_active: false }).where('id', '=', 1).execute()
  await shop.db.updateTable('banner').set({ is_active: false }).where('id', '=', 1).execute()
  await shop.db.updateTable('faq').set({ position: 0 }).where('id', '=', 5).execute()
  await shop.catalog.refresh()
  const faqs = await itemsOf('/api/faqs/')
  expect(faqs.map(({ id }) => id)).not.toContain(1)
  expect(faqs.every(({ is_active }) => is_active)).toBe(true)
  expect(faqs[0]?.id).toBe(5)
  expect(faqs.map(({ order }) => order)).toEqual(faqs.map(({ order }) => order).toSorted((a, b) => a - b))
  expect((await itemsOf('/api/banners/')).map(({ id }) => id)).not.toContain(1)
})

test('ORD-02 the FAQ names the configured duration of a reservation', async () => {
  const other = await openTestShop({ RESERVATION_HOURS: '24' })
  for (const { language, duration } of [
    { language: 'ru', duration: '24\u00A0часа' },
    { language: 'en', duration: '24\u00A0hours' },
  ]) {
    const { results } = (await other.get('/api/faqs/', { 'accept-language': language })).json()
    const responses = results.map(({ answer }: { answer: string }) => answer).join('\n')
    expect(responses).toContain(duration)
    expect(responses).not.toMatch(/48\s|\{\{/)
  }
  await other.close()
})

test('API-02 a banner links to a path of the shop or to an https URL', async () => {
  for (const { link } of await itemsOf('/api/banners/')) expect(link).toMatch(/^(\/[^/\\]|https:\/\/)/)
})

test('INFO-09 every video of the demo shop has an id that can be played', async () => {
  const { results } = (await shop.get('/api/videos/')).json()
  for (const { video_url } of results) expect(videoId(video_url)).toHaveLength(11)
})
