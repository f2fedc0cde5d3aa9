import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Bag, BagCard } from '#contract/bag.ts'
import { ErrorBody } from '#contract/errors.ts'
import { Facets } from '#contract/facets.ts'
import { Jewelry, JewelryCard } from '#contract/jewelry.ts'
import { pageOf } from '#contract/paging.ts'
import { Photo } from '#contract/photo.ts'
import { Watch, WatchCard } from '#contract/watch.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

const serial = 'SERIAL-7Q4X-NEVER-TOLD'

let shop: TestShop
const ids = { watch: 0, jewelry: 0, bag: 0, sold: 0, reserved: 0, draft: 0, withdrawn: 0, incoming: 0, gone: 0 }
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop
  const full = { previous_price_cents: 1_500_000, reference: 'REF-1', collection_id: 1, production_year: 2020, is_popular: true }
  const secret = { private: { serial } }
  ids.watch = await addPiece(db, full, {
    ...secret,
    functionIds: [1, 2],
    photos: 2,
    watch: { case_diameter_mm: 40.1, limited_edition_pieces: 50 },
  })
  ids.jewelry = await addPiece(db, { ...full, kind: 'jewelry', is_popular: false }, { jewelryTypeId: 1, photos: 1 })
  ids.bag = await addPiece(db, { ...full, kind: 'bag', is_popular: false }, { photos: 1 })
  ids.sold = await addPiece(db, { status: 'sold' }, secret)
  ids.reserved = await addPiece(db, { status: 'reserved' }, secret)
  ids.draft = await addPiece(db, { status: 'draft', published_at: null }, secret)
  ids.withdrawn = await addPiece(db, { status: 'draft' }, secret)
  ids.incoming = await addPiece(db, { status: 'incoming' }, secret)
  ids.gone = await addPiece(db, { status: 'withdrawn' }, secret)
  await shop.catalog.refresh()
})
afterAll(() => shop.close())

/** The schema, refusing every field that it does not name, photos and brand included. */
function strict(card: z.ZodObject): z.ZodType {
  return z.strictObject({
    ...card.shape,
    brand: z.strictObject({ id: z.int(), name: z.string().min(1) }),
    collection: z.strictObject({ name: z.string().min(1) }).nullable(),
    photos: z.array(z.strictObject(Photo.shape)),
  })
}

const lists = [
  { path: '/api/watches/', card: WatchCard },
  { path: '/api/sale/', card: WatchCard },
  { path: '/api/popular/', card: WatchCard },
  { path: '/api/jewelry/', card: JewelryCard },
  { path: '/api/bags/', card: BagCard },
]

describe.each(lists)('the list $path', ({ path, card }) => {
  test('API-02 responses have count, next, previous and results', async () => {
    const response = await shop.get(path)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(Object.keys(response.json()).toSorted()).toEqual(['count', 'next', 'previous', 'results'])
    expect(response.json().previous).toBeNull()
  })

  test('API-02 has the same response with and without the slash at the end', async () => {
    const query = '?ordering=price_usd&page_size=5'
    const [withSlash, without] = [await shop.get(path + query), await shop.get(path.slice(0, -1) + query)]
    expect(without.statusCode).toBe(200)
    expect(without.json().results).toEqual(withSlash.json().results)
  })

  test('API-08 every card has exactly the fields of its kind', async () => {
    const { count, results } = (await shop.get(`${path}?page_size=96`)).json()
    expect(count).toBeGreaterThan(0)
    expect(z.array(strict(card)).safeParse(results).error).toBeUndefined()
  })

  test('API-02 the walk along next shows each piece once, and previous leads back', async () => {
    const { count } = (await shop.get(path)).json()
    const seen: number[] = []
    let at: string | null = `${path}?page_size=7&ordering=-price_usd`
    let before: string | null = null
    while (at) {
      const page: z.infer<ReturnType<typeof pageOf<typeof WatchCard>>> = (await shop.get(at)).json()
      seen.push(...page.results.map(({ id }) => id))
      if (before) expect(new URL(String(page.previous), 'http://x').searchParams.get('page')).toBe(before)
      before = new URL(at, 'http://x').searchParams.get('page') ?? '1'
      at = page.next
    }
    expect(seen).toHaveLength(count)
    expect(new Set(seen).size).toBe(count)
  })

  test('API-02 a page size above 96 is brought down to it', async () => {
    for (const size of ['97', '1000', '1000000000']) {
      const { count, results } = (await shop.get(`${path}?page_size=${size}`)).json()
      expect(results).toHaveLength(Math.min(count, 96))
    }
  })

  test('API-02 has facets, in exactly their fields', async () => {
    const response = await shop.get(`${path}facets/`)
    expect(response.statusCode).toBe(200)
    expect(z.strictObject(Facets.shape).safeParse(response.json()).error).toBeUndefined()
  })
})

test('API-02 next and previous are paths with the requested query, whatever the host', async () => {
  const { next } = (await shop.get('/api/watches/?page_size=5&full_set=true&ordering=price_usd', { host: 'evil.example' })).json()
  expect(next).toBe('/api/watches/?page_size=5&full_set=true&ordering=price_usd&page=2')
})

test('API-02 a page behind the last is empty, and leads back to the last', async () => {
  const { count, results, next, previous } = (await shop.get('/api/bags/?page=90000&ordering=price_usd')).json()
  expect(results).toEqual([])
  expect(count).toBeGreaterThan(0)
  expect(next).toBeNull()
  const last = (await shop.get(previous)).json()
  expect(last.results.length).toBeGreaterThan(0)
  expect(last.next).toBeNull()
})

test('API-02 sale lists only watches that cost less than before, popular only popular ones', async () => {
  const { results: sale } = (await shop.get('/api/sale/?page_size=96')).json()
  for (const { price_usd, previous_price_usd } of sale) expect(Number(previous_price_usd)).toBeGreaterThan(Number(price_usd))
  const { results: popular } = (await shop.get('/api/popular/?page_size=96')).json()
  const popularRows = await shop.db.selectFrom('piece').select('id').where('is_popular', '=', true).where('kind', '=', 'watch').execute()
  const popularIds = new Set(popularRows.map(({ id }) => id))
  for (const { id } of popular) expect(popularIds).toContain(id)
})

describe('a piece by its id', () => {
  const kinds = [
    { kind: 'watch', path: '/api/watches/', schema: Watch },
    { kind: 'jewelry', path: '/api/jewelry/', schema: Jewelry },
    { kind: 'bag', path: '/api/bags/', schema: Bag },
  ] as const

  test.each(kinds)('API-08 a $kind has exactly the fields of the specification', async ({ kind, path, schema }) => {
    const response = await shop.get(`${path}${ids[kind]}/`)
    expect(response.statusCode).toBe(200)
    expect(strict(schema).safeParse(response.json()).error).toBeUndefined()
  })

  test.each(kinds)('API-08 a price of a $kind is a string with two decimals', async ({ kind, path }) => {
    expect((await shop.get(`${path}${ids[kind]}/`)).json()).toMatchObject({
      price_usd: '10000.00',
      previous_price_usd: '15000.00',
      price_on_request: false,
    })
  })

  test.each(kinds)('API-08 the $kind of the list and of its own page are the same', async ({ kind, path }) => {
    const { results } = (await shop.get(`${path}?page_size=96`)).json()
    const detail = (await shop.get(`${path}${ids[kind]}/`)).json()
    const card = results.find(({ id }: { id: number }) => id === ids[kind])
    expect(detail).toMatchObject(card ?? { photos: detail.photos })
  })

  test('API-08 the first photo is the primary one, and has a thumbnail', async () => {
    const { photos } = (await shop.get(`/api/watches/${ids.watch}/`)).json()
    expect(photos).toMatchObject([{ is_primary: true }, { is_primary: false }])
    expect(photos[0].thumbnail_url).toBe(`/photos/photo-${ids.watch}-0/400.webp`)
    expect(photos[0].srcset_avif).toContain(`/photos/photo-${ids.watch}-0/800.avif 800w`)
  })

  test.each(kinds)('PDP-06 a $kind that does not exist is not found', async ({ path }) => {
    const response = await shop.get(`${path}2000000/`)
    expect(response.statusCode).toBe(404)
    expect(ErrorBody.strict().parse(response.json())).toEqual({ detail: 'Not found.' })
  })

  test('PDP-06 a piece is not found under another kind', async () => {
    expect((await shop.get(`/api/bags/${ids.watch}/`)).statusCode).toBe(404)
    expect((await shop.get(`/api/watches/${ids.jewelry}/`)).statusCode).toBe(404)
  })

  test('PDP-07 a sold piece is still shown on its own page, with its status', async () => {
    const response = await shop.get(`/api/watches/${ids.sold}/`)
    expect(response.json()).toMatchObject({ id: ids.sold, status: 'sold' })
  })

  test('PDP-07 a reserved piece shows its status, in the list too', async () => {
    expect((await shop.get(`/api/watches/${ids.reserved}/`)).json().status).toBe('reserved')
    const statuses = await walk('/api/watches/?ordering=price_usd&page_size=96')
    expect(statuses.get(ids.reserved)).toBe('reserved')
    expect(statuses.has(ids.sold)).toBe(false)
  })

  test('SEC-C12 a piece that was shown and is a draft again is not found', async () => {
    expect((await shop.get(`/api/watches/${ids.withdrawn}/`)).statusCode).toBe(404)
    expect((await walk('/api/watches/?ordering=price_usd&page_size=96')).has(ids.withdrawn)).toBe(false)
  })

  test('OWN-51 a piece that comes in is in lists and on its page, a withdrawn one is gone and names its brand', async () => {
    expect((await shop.get(`/api/watches/${ids.incoming}/`)).json().status).toBe('incoming')
    const response = await shop.get(`/api/watches/${ids.gone}/`)
    expect(response.statusCode).toBe(410)
    expect(response.json()).toEqual({
      detail: expect.stringContaining('no longer'),
      piece: { id: ids.gone, brand: { id: 1, name: expect.any(String) } },
    })
    const statuses = await walk('/api/watches/?ordering=price_usd&page_size=96')
    expect([statuses.get(ids.incoming), statuses.has(ids.gone)]).toEqual(['incoming', false])
  })

  test('SEC-C12 a draft is not found by its id, and in no list or search', async () => {
    expect((await shop.get(`/api/watches/${ids.draft}/`)).statusCode).toBe(404)
    expect((await walk('/api/watches/?ordering=price_usd&page_size=96')).has(ids.draft)).toBe(false)
    const found = await walk('/api/watches/?search=test%20model&page_size=96')
    expect([ids.draft, ids.sold].filter((id) => found.has(id))).toEqual([])
    expect(found.has(ids.reserved)).toBe(true)
  })

  test.each(['jewelry', 'bags'])('CAT-13 %s are shown in Dubai', async (list) => {
    const { results } = (await shop.get(`/api/${list}/?page_size=3&ordering=price_usd`)).json()
    const detail = (await shop.get(`/api/${list}/${results[0].id}/`)).json()
    expect(detail.availability_city_name).toBe('Dubai')
    const { cities } = (await shop.get(`/api/${list}/facets/`)).json()
    expect(cities).toMatchObject([{ name: 'Dubai' }])
  })

  test('SEC-C12 OWN-56 the serial number of a piece is in no response', async () => {
    const paths = [
      `/api/watches/${ids.watch}/`,
      `/api/jewelry/${ids.jewelry}/`,
      `/api/bags/${ids.bag}/`,
      `/api/watches/${ids.sold}/`,
      `/api/watches/${ids.incoming}/`,
      `/api/watches/${ids.gone}/`,
      ...lists.map(({ path }) => `${path}?page_size=96`),
      `/api/watches/?search=${serial}`,
    ]
    for (const path of paths) expect((await shop.get(path)).body).not.toMatch(/SERIAL-7Q4X|"serial"/)
    const { Watch, Jewelry, Bag } = (await shop.get('/api/openapi.json')).json().components.schemas
    expect([Watch, Jewelry, Bag].flatMap(({ properties }) => Object.keys(properties))).not.toContain('serial')
    expect((await shop.get(`/api/watches/?search=${serial}`)).json().count).toBe(0)
  })
})

async function walk(first: string): Promise<Map<number, string>> {
  const page = (await shop.get(first)).json()
  const shown = new Map<number, string>(page.results.map(({ id, status }: { id: number; status: string }) => [id, status]))
  return page.next ? new Map([...shown, ...(await walk(page.next))]) : shown
}
