import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Banner, Faq, Video } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import { pageOf, ReferencePaging } from '#contract/paging.ts'
import { Brand, Collection, Country, NamedReference, Workshop } from '#contract/reference-lists.ts'
import { brandMatches } from '#contract/rules/brand-name.ts'
import type { Catalog, CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { countByBrand } from '#server/domain/catalog/count-by-brand.ts'
import type { Lists } from '#server/domain/catalog/lists.ts'
import { sortedByName, sortedOnce } from '#server/domain/catalog/names.ts'
import { neighbourPages } from '#server/http/neighbour-pages.ts'
import { readRoute } from '#server/http/read-route.ts'

type Produce = (snapshot: CatalogSnapshot, language: Language, query: Query) => object[]

const CollectionQuery = z.strictObject({ ...ReferencePaging.shape, brand: z.string().max(100).optional() })
type Query = z.output<typeof CollectionQuery>

const named = {
  'watch-types': 'watchTypes',
  'jewelry-types': 'jewelryTypes',
  'case-materials': 'caseMaterials',
  'glass-types': 'glassTypes',
  'movement-types': 'movementTypes',
  functions: 'functions',
  'strap-materials': 'strapMaterials',
  conditions: 'conditions',
  cities: 'cities',
} as const satisfies Record<string, Exclude<keyof Lists, 'brands' | 'collections' | 'countries'>>

/** Reference lists and content: brands, collections, types, materials, places, banners, questions, videos (API-02). */
export function referenceListsRoutes(app: FastifyInstance, catalog: Catalog): void {
  for (const [path, list] of Object.entries(named)) {
    listRoute(app, catalog, path, NamedReference, ReferencePaging, ({ lists }, language) =>
      sortedOnce(lists[list], language).map(({ id, name }) => ({ id, name: name[language] })),
    )
  }
  listRoute(app, catalog, 'workshops', Workshop, ReferencePaging, ({ lists }, language) =>
    sortedByName(lists.workshops, language).map(({ id, name, cityId }) => ({ id, name: name[language], city_id: cityId })),
  )
  listRoute(app, catalog, 'brands', Brand, ReferencePaging, (snapshot, language) => {
    const counts = countByBrand(snapshot)
    return sortedOnce(snapshot.lists.brands, language).map(({ id, name }) => ({ id, name: name[language], count: counts.get(id) ?? 0 }))
  })
  listRoute(app, catalog, 'collections', Collection, CollectionQuery, presentCollections)
  listRoute(app, catalog, 'countries', Country, ReferencePaging, ({ lists }, language) =>
    lists.countries
      .map(({ code, name }) => ({ code, name: name[language] }))
      .toSorted((a, b) => collators[language].compare(a.name, b.name)),
  )
  contentRoutes(app, catalog)
}

function contentRoutes(app: FastifyInstance, catalog: Catalog): void {
  listRoute(app, catalog, 'banners', Banner, ReferencePaging, ({ content }, language) =>
    content.banners.map(({ id, title, text, image, link }) => ({ id, title: title[language], text: text[language], image, link })),
  )
  listRoute(app, catalog, 'faqs', Faq, ReferencePaging, ({ content }, language) =>
    content.faqs.map(({ id, section, question, answer, order }) => ({
      id,
      section,
      question: question[language],
      answer: answer[language],
      is_active: true,
      order,
    })),
  )
  listRoute(app, catalog, 'videos', Video, ReferencePaging, ({ content }, language) =>
    content.videos.map(({ id, title, description, videoUrl, format }) => ({
      id,
      title: title[language],
      description: description[language],
      video_url: videoUrl,
      format,
    })),
  )
}

const collators = { ru: new Intl.Collator('ru'), en: new Intl.Collator('en') }

function presentCollections({ lists }: CatalogSnapshot, language: Language, { brand: wanted }: Query): object[] {
  const brands = lists.brands.filter(({ id, name }) => wanted === undefined || String(id) === wanted || brandMatches(name.en, wanted))
  const byId = new Map(brands.map(({ id, name }) => [id, { id, name: name[language] }]))
  return sortedByName(lists.collections, language).flatMap(({ id, name, brandId }) => {
    const brand = byId.get(brandId)
    return brand ? [{ id, name: name[language], brand }] : []
  })
}

function listRoute(
  app: FastifyInstance,
  catalog: Catalog,
  path: string,
  item: z.ZodType,
  querystring: z.ZodType<Query>,
  produce: Produce,
): void {
  readRoute(app, {
    path: `/api/${path}/`,
    cache: 'reference',
    operationId: `list-${path}`,
    tag: 'Lists',
    querystring,
    answer: pageOf(item),
    produce: ({ query, url, language }) => {
      const items = produce(catalog.current(), language, query)
      const first = (query.page - 1) * query.page_size
      return { count: items.length, ...neighbourPages(url, query, items.length), results: items.slice(first, first + query.page_size) }
    },
  })
}
