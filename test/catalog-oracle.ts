import { afterAll, beforeAll, expect } from 'vitest'
import { idFilters } from '#contract/rules/filter-definitions.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { addPiece } from '#test/factories.ts'
import { type ListName, type OraclePiece, oracleList, readPieces } from '#test/oracle.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

export const oneEach: Record<string, string> = {
  ...recordOf(idFilters.map((name) => [name, '1,2'] as const)),
  brand: 'Rolex',
  brand_ids: '1,3',
  collection: '1,2,3,4',
  city: 'Дубай',
  city_ids: '1',
  watch_type: '1,3',
  jewelry_type: '1',
  condition: '3',
  min_price: '9500.5',
  max_price: '30000',
  production_year: '2020',
  production_year_min: '2015',
  production_year_max: '2019',
  case_diameter_min: '40.1',
  case_diameter_max: '41',
  full_set: 'true',
  is_limited_edition: 'true',
  on_sale: 'true',
}
export const filters = Object.keys(oneEach)
export const lists: ListName[] = ['watches', 'sale', 'popular', 'jewelry', 'bags']

/** Opens a shop with edge-case pieces, which all tests of a file share, and returns the oracle's expected results. */
export function catalogOracle() {
  let shop: TestShop
  let pieces: OraclePiece[]
  beforeAll(async () => {
    shop = await openTestShop({ ANSWER_CACHE_MB: '0' })
    await addTrickyPieces(shop)
    await shop.catalog.refresh()
    pieces = await readPieces(shop.db)
  })
  afterAll(() => shop.close())

  return {
    idsOf: async (list: ListName, query: Record<string, string>): Promise<number[]> => {
      const ids: number[] = []
      let next: string | null = `/api/${list}/?${new URLSearchParams({ ordering: 'price_usd', page_size: '96', ...query })}`
      while (next) {
        const response = await shop.get(next)
        expect(response.statusCode).toBe(200)
        const page: { next: string | null; results: { id: number }[] } = response.json()
        ids.push(...page.results.map(({ id }) => id))
        next = page.next
      }
      return ids.toSorted((a, b) => a - b)
    },
    expected: (list: ListName, query: Record<string, string>): OraclePiece[] => oracleList(pieces, list, query),
    get shop() {
      return shop
    },
    get pieces() {
      return pieces
    },
  }
}

/** Adds pieces that the demo lacks: drafts, sold pieces, and pieces with a hidden price, an odd size or no year. */
async function addTrickyPieces({ db }: TestShop): Promise<void> {
  const trickyParts = {
    watch: { is_limited_edition: true, case_diameter_mm: 40.1, case_material_id: 1, movement_type_id: 1 },
    functionIds: [1, 2],
  }
  const plain = { production_year: 2020, full_set: true, is_popular: true, previous_price_cents: 1_200_000 }
  for (const brand_id of [1, 2, 3]) {
    await addPiece(db, { ...plain, brand_id }, trickyParts)
    await addPiece(db, { ...plain, brand_id, status: 'sold' }, trickyParts)
    await addPiece(db, { ...plain, brand_id, status: 'draft', published_at: null }, trickyParts)
    await addPiece(db, { ...plain, brand_id, price_on_request: true }, trickyParts)
    await addPiece(db, { ...plain, brand_id, price_cents: null, previous_price_cents: null, price_on_request: true }, trickyParts)
    await addPiece(db, { brand_id, production_year: null, status: 'reserved' })
    await addPiece(db, { brand_id, kind: 'jewelry', status: 'sold' }, { jewelryTypeId: 1 })
    await addPiece(db, { brand_id, kind: 'jewelry', production_year: null, price_on_request: true }, { jewelryTypeId: 2 })
    await addPiece(db, { brand_id, kind: 'bag', status: 'draft', published_at: null })
  }
}
