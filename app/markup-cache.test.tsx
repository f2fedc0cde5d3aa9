import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { CompanyContext } from '#app/client/company.ts'
import { FilterFields } from '#app/features/catalog-filters/filter-fields.tsx'
import { I18nProvider } from '#app/i18n/i18n-context.tsx'
import { translators } from '#app/i18n/translators.server.ts'
import { createMarkupStore, createPageMarkup } from '#app/markup-cache.server.ts'
import { Footer } from '#app/sections/footer/footer.tsx'
import { Header } from '#app/sections/header/header.tsx'
import type { CardPiece } from '#app/sections/product-card.tsx'
import { ProductGrid } from '#app/sections/product-grid.tsx'
import { MarkupCacheContext } from '#app/ui/cached-markup.tsx'
import type { CatalogQuery } from '#contract/catalog-query.ts'
import { companyDefaults } from '#contract/company.ts'
import type { Language } from '#contract/language.ts'
import { companyOf } from '#contract/rules/company.ts'

let rendered = ''

type Store = ReturnType<typeof createMarkupStore>

function render(part: ReactNode, store?: Store, language: Language = 'ru'): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => part }])
  const markup = store && createPageMarkup(store, language)
  const html = renderToString(
    <MarkupCacheContext value={markup?.placeOf ?? null}>
      <CompanyContext value={companyOf(companyDefaults)}>
        <I18nProvider translator={translators[language]}>
          <Stub />
        </I18nProvider>
      </CompanyContext>
    </MarkupCacheContext>,
  )
  rendered = html
  return markup ? markup.finish(html) : html
}

const pieceOf = (id: number, more: Partial<CardPiece> = {}): CardPiece => ({
  id,
  brand: { name: 'Rolex' },
  model_name: `Datejust ${id} <41> & Co`,
  reference: '126334',
  price_usd: '9000.00',
  price_on_request: false,
  previous_price_usd: null,
  photos: [],
  full_set: true,
  status: 'available',
  condition_name: 'New',
  city_name: 'Moscow',
  size_text: null,
  ...more,
})
const pieces = Array.from({ length: 8 }, (_, at) => pieceOf(at + 1))
const brands = Array.from({ length: 14 }, (_, at) => ({ id: at + 1, name: `Brand ${at}`, count: at + 1 }))
const counts = { fullSetCount: 3, limitedCount: 0, onSaleCount: 1, availableCount: 9, moreCollections: 0 }

type PageProps = { shown?: CardPiece[]; chosen?: number[]; found?: typeof brands; view?: Partial<CatalogQuery> }

function Page({ shown = pieces, chosen = [2], found = brands, view = {} }: PageProps) {
  return (
    <>
      <Header />
      <FilterFields
        catalogState={{ mode: 'watches', view: { page: 1, page_size: 24, brand_ids: chosen, ...view } }}
        facets={{ count: 9, groups: { brands: found, conditions: brands.slice(0, 3), case_materials: brands.slice(0, 2) }, ...counts }}
        typedAfterMs={0}
        onChange={() => {}}
      />
      <ProductGrid kind="watch" pieces={shown} firstCount={3} below={({ id }) => <p>Below {id}</p>} />
      <Footer brands={[{ name: 'Rolex' }]} />
    </>
  )
}

test('a page of cached markup equals the page that React renders byte for byte', () => {
  const store = createMarkupStore(1_000_000)
  for (const language of ['ru', 'en', 'ru', 'en'] as const)
    expect(render(<Page />, store, language)).toBe(render(<Page />, undefined, language))
})

test('the photographs of the first cards, which load eagerly, are cached like others', () => {
  const photo = { image_url: '/1.webp', srcset_avif: '/1.avif 400w', srcset_webp: '/1.webp 400w', width: 4, height: 5, alt: 'Watch' }
  const shown = pieces.map((piece) => ({ ...piece, photos: [{ ...photo, placeholder: 'data:image/webp;base64,AA' }] }))
  const store = createMarkupStore(1_000_000)
  for (const time of ['first', 'second']) expect(render(<Page shown={shown} />, store), time).toBe(render(<Page shown={shown} />))
  expect(rendered).toContain('fetchPriority="high"')
  render(<Page shown={shown} />, store)
  expect(rendered).not.toContain('fetchPriority="high"')
})

test('with cached parts, React renders at most a quarter of the page’s elements', () => {
  const store = createMarkupStore(1_000_000)
  const count = () => rendered.match(/<[a-z]/g)?.length ?? 0
  render(<Page />, store)
  const first = count()
  render(<Page />, store)
  expect(first).toBeGreaterThan(350)
  expect(count()).toBeLessThanOrEqual(first / 4)
})

test('numbers typed into a range field are not cached, so no other page shows them', () => {
  const store = createMarkupStore(1_000_000)
  for (const view of [{}, { min_price: 9000, max_price: 100 }, { production_year: 1999 }, {}])
    expect(render(<Page view={view} />, store)).toBe(render(<Page view={view} />))
})

test('the cache key contains all that a page shows: price, status, choice, count', () => {
  const store = createMarkupStore(1_000_000)
  const changed = [
    <Page key="price" shown={pieces.map((piece) => ({ ...piece, price_usd: '8000.00', previous_price_usd: '9000.00' }))} />,
    <Page key="status" shown={pieces.map((piece) => ({ ...piece, status: 'reserved' }))} />,
    <Page key="choice" chosen={[]} />,
    <Page key="count" found={brands.map((brand) => ({ ...brand, count: brand.count + 1 }))} />,
  ]
  const before = render(<Page />, store)
  for (const page of changed) {
    const html = render(page, store)
    expect(html).toBe(render(page))
    expect(html).not.toBe(before)
  }
  expect(render(<Page />, store)).toBe(before)
})

test('the store evicts entries that were not used lately, and never exceeds its limit by much', () => {
  const store = createMarkupStore(1000)
  store.set('first', 'x')
  for (let at = 0; at < 100; at++) {
    store.set(`key ${at}`, 'y'.repeat(90))
    expect(store.get('first')).toBe('x')
  }
  expect(store.get('key 99')).toBe('y'.repeat(90))
  const held = Array.from({ length: 100 }, (_, at) => store.get(`key ${at}`)).filter((markup) => markup !== undefined)
  expect(held.length).toBeLessThan(20)
})
