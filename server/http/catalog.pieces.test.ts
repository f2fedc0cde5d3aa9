import { afterAll, describe, expect, test } from 'vitest'
import { Bag } from '#contract/bag.ts'
import { ErrorBody } from '#contract/errors.ts'
import { Jewelry } from '#contract/jewelry.ts'
import { Watch } from '#contract/watch.ts'
import { catalogLists, catalogSerial, openCatalogShop, strictSchema } from '#test/catalog-shop.ts'
import { addPiece } from '#test/factories.ts'

const { shop, ids } = await openCatalogShop()
afterAll(() => shop.close())

describe('a piece by its id', () => {
  const kinds = [
    { kind: 'watch', path: '/api/watches/', schema: Watch },
    { kind: 'jewelry', path: '/api/jewelry/', schema: Jewelry },
    { kind: 'bag', path: '/api/bags/', schema: Bag },
  ] as const

  test.each(kinds)('API-08 a $kind has exactly the fields of the specification', async ({ kind, path, schema }) => {
    const response = await shop.get(`${path}${ids[kind]}/`)
    expect(response.statusCode).toBe(200)
    expect(strictSchema(schema).safeParse(response.json()).error).toBeUndefined()
  })

  test.each(kinds)('API-08 a price of a $kind is a string with two decimals', async ({ kind, path }) => {
    expect((await shop.get(`${path}${ids[kind]}/`)).json()).toMatchObject({
      price_usd: '10000.00',
      previous_price_usd: '15000.00',
      price_on_request: false,
    })
  })

  test('CAT-12 the original price is the former one, and 1.2 times the price of a limited edition without one', async () => {
    const limited = await addPiece(shop.db, { price_cents: 1_000_000 }, { watch: { is_limited_edition: true } })
    const ordinary = await addPiece(shop.db, {})
    const onRequest = await addPiece(shop.db, { price_on_request: true }, { watch: { is_limited_edition: true } })
    await shop.catalog.refresh()
    const pricesOf = async (id: number) => {
      const { previous_price_usd: former, original_price_usd: original } = (await shop.get(`/api/watches/${id}/`)).json()
      return { former, original }
    }
    expect(await pricesOf(ids.watch)).toEqual({ former: '15000.00', original: '15000.00' })
    expect(await pricesOf(limited)).toEqual({ former: null, original: '12000.00' })
    expect(await pricesOf(ordinary)).toEqual({ former: null, original: null })
    expect(await pricesOf(onRequest)).toEqual({ former: null, original: null })
  })

  test.each(kinds)('API-08 a $kind has the same fields in the list and on its own page', async ({ kind, path }) => {
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

  test('PDP-07 a reserved piece shows its status, also in the list', async () => {
    expect((await shop.get(`/api/watches/${ids.reserved}/`)).json().status).toBe('reserved')
    const statuses = await walk('/api/watches/?ordering=price_usd&page_size=96')
    expect(statuses.get(ids.reserved)).toBe('reserved')
    expect(statuses.has(ids.sold)).toBe(false)
  })

  test('SEC-C12 a published piece that becomes a draft again is not found', async () => {
    expect((await shop.get(`/api/watches/${ids.withdrawn}/`)).statusCode).toBe(404)
    expect((await walk('/api/watches/?ordering=price_usd&page_size=96')).has(ids.withdrawn)).toBe(false)
  })

  test('OWN-51 a piece on its way is in lists and on its page; the page of a withdrawn one names only its brand', async () => {
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

  test('SEC-C12 a draft is not found by its id, in lists or in searches', async () => {
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
      ...catalogLists.map(({ path }) => `${path}?page_size=96`),
      `/api/watches/?search=${catalogSerial}`,
    ]
    for (const path of paths) expect((await shop.get(path)).body).not.toMatch(/SERIAL-7Q4X|"serial"/)
    const { Watch, Jewelry, Bag } = (await shop.get('/api/openapi.json')).json().components.schemas
    expect([Watch, Jewelry, Bag].flatMap(({ properties }) => Object.keys(properties))).not.toContain('serial')
    expect((await shop.get(`/api/watches/?search=${catalogSerial}`)).json().count).toBe(0)
  })
})

async function walk(first: string): Promise<Map<number, string>> {
  const page = (await shop.get(first)).json()
  const shown = new Map<number, string>(page.results.map(({ id, status }: { id: number; status: string }) => [id, status]))
  return page.next ? new Map([...shown, ...(await walk(page.next))]) : shown
}
