import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoCatalog, type DemoPiece } from '#server/db/seed/demo-catalog.ts'
import { compactReference } from '#server/domain/search/normalize-text.ts'
import { nonsenseQueries, searchQueries } from '#test/search-queries/search-queries.ts'
import type { SearchQuery } from '#test/search-queries/search-query.ts'
import { moreTraitQueries, traitQueries } from '#test/search-queries/trait-queries.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

type Understood = { words: string; name: string; without: string }
type Listed = { id: number; piece: DemoPiece }

let shop: TestShop
let pieces: Map<number, DemoPiece>
let listed: Listed[]
beforeAll(async () => {
  shop = await openTestShop({ ANSWER_CACHE_MB: '0' })
  const rows = await shop.db.selectFrom('piece').select(['id', 'key', 'status']).execute()
  const byKey = new Map(demoCatalog.map((piece) => [piece.key, piece]))
  const known = rows.flatMap(({ id, key, status }) => {
    const piece = byKey.get(key)
    return piece ? [{ id, piece, status }] : []
  })
  pieces = new Map(known.map(({ id, piece }) => [id, piece]))
  listed = known.filter(({ status }) => status !== 'sold')
})
afterAll(() => shop.close())

async function search(typed: string, more: Record<string, string> = {}, list = 'pieces') {
  const response = await shop.get(`/api/${list}/?${new URLSearchParams({ search: typed, ...more })}`)
  expect([typed, response.statusCode]).toEqual([typed, 200])
  const page: { count: number; results: { id: number }[]; understood?: Understood[] } = response.json()
  return { ...page, found: page.results.flatMap(({ id }) => pieces.get(id) ?? []) }
}

test.each([
  ['68 queries', traitQueries],
  ['38 held-out queries', moreTraitQueries],
])('FIND-01 %s describing pieces, in both languages and with typos, find nearly all matches and little else', async (_name, queries) => {
  const wrong: string[] = []
  const incomplete: string[] = []
  let shown = 0
  for (const { typed, fits } of queries) {
    const { count, found } = await search(typed)
    shown += found.length
    wrong.push(...found.filter((piece) => !fits(piece)).map(({ brand, model }) => `${typed}: ${brand} ${model}`))
    const fitting = listed.filter(({ piece }) => fits(piece)).length
    if (count !== fitting || fitting === 0) incomplete.push(`${typed}: ${count} of ${fitting}`)
  }
  console.log(`${queries.length} queries, ${shown} pieces, ${wrong.length} wrong:`, wrong, incomplete)
  expect(wrong.length / shown).toBeLessThanOrEqual(0.05)
  expect(incomplete.length / queries.length).toBeLessThanOrEqual(0.05)
})

test('FIND-01 HDR-06 the 442 known queries for names rank the right piece at least as high as a search by words alone', async () => {
  const later: string[] = []
  for (const query of Object.values(searchQueries).flat()) {
    const [read, literal] = [await search(query.typed), await search(query.typed, { literal: 'true' })]
    if (rankOf(read.found, query) > rankOf(literal.found, query)) later.push(query.typed)
    if (literal.count > 0 && read.count === 0) later.push(`nothing: ${query.typed}`)
  }
  expect(later).toEqual([])
})

test('FIND-01 HDR-06 nonsense finds nothing, with or without traits', async () => {
  for (const typed of nonsenseQueries) expect([typed, (await search(typed)).count]).toEqual([typed, 0])
  expect((await search('холодильник белый')).count).toBe(0)
})

test('FIND-01 the response lists the recognized traits in the language of the request, each with the search without it', async () => {
  const { understood } = await search('gold dress watch under 10k')
  expect(understood).toEqual([
    { words: 'gold', name: 'Gold', without: 'dress watch under 10k' },
    { words: 'dress', name: 'Dress', without: 'gold watch under 10k' },
    { words: 'watch', name: 'Watches', without: 'gold dress under 10k' },
    { words: 'under 10k', name: 'Up to $10,000', without: 'gold dress watch' },
  ])
  const inRussian = await shop.get(`/api/watches/?search=${encodeURIComponent('birkin чорная')}`, { 'accept-language': 'ru' })
  expect(inRussian.json()).toMatchObject({ count: 0, understood: [{ words: 'чорная', name: 'Чёрный', without: 'birkin' }] })
  expect(await search('rolex')).not.toHaveProperty('understood')
})

test('FIND-01 words of a name are no traits: a Black Bay may be white', async () => {
  const { found, understood } = await search('black bay')
  expect(understood).toBeUndefined()
  expect(found.map(({ dial_color }) => dial_color)).toContain('White')
  for (const typed of ['happy diamonds', 'royal oak perpetual calendar', 'lady dior', 'white birch', 'datejust 36', '126610', 'rolex до 5'])
    expect([typed, (await search(typed)).understood]).toEqual([typed, undefined])
})

test('FIND-01 traits that would empty the list are dropped if the words alone find pieces', async () => {
  const birkins = await search('birkin до 1000')
  expect(birkins.understood).toBeUndefined()
  expect(new Set(birkins.found.map(({ collection }) => collection))).toEqual(new Set(['Birkin']))
  const bracelets = await search('мужской браслет')
  expect(bracelets.understood?.map(({ name }) => name)).toEqual(['Bracelet'])
  expect(new Set(bracelets.found.map(({ type }) => type))).toEqual(new Set(['Bracelet']))
  const silver = await search('серебряное кольцо')
  expect([silver.count, silver.understood?.map(({ name }) => name)]).toEqual([0, ['Silver', 'Ring']])
})

test('FIND-01 a literal search recognizes no traits', async () => {
  const read = await search('tudor black', { literal: 'false' })
  const literal = await search('birkin black', { literal: 'true' })
  expect(read.count).toBeGreaterThan(0)
  expect(literal).not.toHaveProperty('understood')
  expect(literal.count).toBeGreaterThan((await search('birkin black')).count)
})

test('FIND-01 facets and every kind of list count the pieces that have the traits', async () => {
  const typed = encodeURIComponent('чёрное до 5000')
  const counts = await Promise.all(
    ['pieces', 'watches', 'jewelry', 'bags'].map(async (list) => {
      const [page, facets] = [await shop.get(`/api/${list}/?search=${typed}`), await shop.get(`/api/${list}/facets/?search=${typed}`)]
      expect(facets.json().count).toBe(page.json().count)
      return page.json().count
    }),
  )
  expect(counts).toEqual([counts[1] + counts[3], counts[1], 0, counts[3]])
  expect(counts[3]).toBeGreaterThan(0)
})

test('FIND-01 OWN-93 a saved search matches the pieces that its list shows', async () => {
  const { headers } = await signIn(shop)
  const query = new URLSearchParams({ search: 'чёрная сумка до 3000' }).toString()
  const payload = { name: 'Black', mode: 'all', query }
  expect((await shop.app.inject({ method: 'POST', url: '/api/saved-searches/', headers, payload })).statusCode).toBe(201)
  const alerts = await shop.get('/api/alerts/', headers)
  const { count } = await search('чёрная сумка до 3000')
  expect(count).toBeGreaterThan(0)
  expect(alerts.json()).toMatchObject({ searches: [{ name: 'Black', count }] })
})

function rankOf(found: readonly DemoPiece[], { brand, kind, model, reference }: SearchQuery): number {
  const at = found.findIndex(
    (piece) =>
      piece.brand === brand &&
      (!kind || piece.kind === kind) &&
      [piece.collection, piece.model].some((name) => compactReference(name).includes(compactReference(model ?? ''))) &&
      compactReference(piece.reference).includes(compactReference(reference ?? '')),
  )
  return at < 0 ? Infinity : at
}
