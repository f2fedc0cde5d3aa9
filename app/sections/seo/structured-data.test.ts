import { expect, test } from 'vitest'
import { pageHead } from '#app/sections/seo/page-head.server.ts'
import { product } from '#app/sections/seo/structured-data.server.ts'
import { structuredGraph } from '#app/sections/seo/structured-graph.server.ts'
import { companyDefaults } from '#contract/company.ts'
import { companyOf } from '#contract/rules/company.ts'

type Piece = Parameters<typeof product>[2]
const oneHost = { canonicalOrigin: 'https://shop.example', origins: { ru: 'https://shop.example', en: 'https://shop.example' } }
const twoHosts = { canonicalOrigin: 'https://shop.ru', origins: { ru: 'https://shop.ru', en: 'https://shop.com' } }

// only the fields that the structured data read
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const piece = {
  id: 7,
  brand: { id: 1, name: 'Rolex' },
  model_name: 'Submariner',
  reference: null,
  description: '',
  photos: [],
  status: 'available',
  price_usd: '9000.00',
  price_on_request: false,
  isNew: true,
} as unknown as Piece

test.each([
  [true, 'https://schema.org/NewCondition'],
  [false, 'https://schema.org/UsedCondition'],
])('SEO-03 a piece that is new (%s) is %s', (isNew, itemCondition) => {
  expect(product(oneHost, 'watch', { ...piece, isNew }).offers).toMatchObject({ itemCondition, price: '9000.00' })
})

test('SEO-03 a price on request has no offer', () => {
  for (const priceless of [{ price_on_request: true }, { price_usd: null }, { price_usd: '0.00' }])
    expect(product(oneHost, 'watch', { ...piece, ...priceless })).not.toHaveProperty('offers')
})

test('REAL-13 SEO-03 the structured data of a page have no empty value, and a product only with an offer', () => {
  const shop = { site: oneHost, language: 'ru' } as const
  const [shown] = [structuredGraph(shop, [product(oneHost, 'watch', piece)])].flat()
  expect(JSON.stringify(shown)).not.toMatch(/null|""|\[\]|\{\}/)
  expect(shown).not.toHaveProperty('image')
  expect(shown).not.toHaveProperty('description')
  expect(structuredGraph(shop, [product(oneHost, 'watch', { ...piece, price_on_request: true })])).toEqual([])
})

test('REAL-13 SEO-03 URLs in the structured data are canonical for their language; ids stay unchanged', () => {
  const [english] = [structuredGraph({ site: oneHost, language: 'en' }, [product(oneHost, 'watch', piece)])].flat()
  expect(english).toMatchObject({
    '@id': 'https://shop.example/product/7#product',
    url: 'https://shop.example/product/7?lang=en',
    offers: { url: 'https://shop.example/product/7?lang=en', seller: { '@id': 'https://shop.example/#organization' } },
  })
  const [russian] = [structuredGraph({ site: twoHosts, language: 'en' }, [product(twoHosts, 'watch', piece)])].flat()
  expect(russian).toMatchObject({ url: 'https://shop.ru/product/7' })
})

// only the services that a head reads
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const servicesOf = (site: typeof oneHost, language: 'ru' | 'en') =>
  ({ site, language, company: companyOf(companyDefaults) }) as unknown as Parameters<typeof pageHead>[0]
const page = { path: '/catalog', query: 'page=2', title: 'x', description: 'y' }

test.each([
  ['Russian on one host', oneHost, 'ru', 'https://shop.example/catalog?page=2'],
  ['English on one host', oneHost, 'en', 'https://shop.example/catalog?page=2&lang=en'],
  ['English on the Russian host of two', twoHosts, 'en', 'https://shop.ru/catalog?page=2'],
] as const)('SEO-01 the canonical URL of a page in %s is also its og:url', (_what, site, language, canonical) => {
  const head = pageHead(servicesOf(site, language), page)
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: canonical })
  expect(head).toContainEqual({ property: 'og:url', content: canonical })
})
