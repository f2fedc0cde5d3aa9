import type { FastifyInstance } from 'fastify'
import { nameOfGroup, namedGroups } from '#contract/endpoints/reference-lists.ts'
import type { Language } from '#contract/language.ts'
import type { Page } from '#contract/paging.ts'
import type { Collection, NamedReference } from '#contract/reference-lists.ts'
import { brandMatches } from '#contract/rules/brand-name.ts'
import { coinPaymentText } from '#contract/rules/coin-payment-text.ts'
import { openingHours } from '#contract/rules/company.ts'
import { abroadCents } from '#contract/rules/delivery-fee.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { formatCents } from '#contract/rules/format-cents.ts'
import { hoursText } from '#contract/rules/hours-text.ts'
import type { faqFacts } from '#contract/rules/staff/faq-facts.ts'
import { addressFormat } from '#server/domain/addresses/address-formats.ts'
import { findBrandBySlug, selectShownBrands } from '#server/domain/brands/find-brands.ts'
import type { Catalog, CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { countByBrand } from '#server/domain/catalog/count-by-brand.ts'
import { sortByName, sortByNameCached } from '#server/domain/catalog/reference-names.ts'
import { replaceMergedIds } from '#server/domain/catalog/replace-merged-ids.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentHome, presentShownBanners } from '#server/http/present/home.ts'
import { presentSpecialist } from '#server/http/present/specialist.ts'
import { addReadRoute, type CheckedQuery, type Produce, type ReadName, type ReadRequest } from '#server/http/read-route.ts'

type Paging = CheckedQuery<'GET /api/brands/'>
type CollectionsQuery = CheckedQuery<'GET /api/collections/'>

export function referenceListsRoutes(app: FastifyInstance, ctx: Context, photoBase: string): void {
  const { catalog } = ctx
  const page = pageProducer(catalog)
  for (const group of namedGroups) {
    const items: Items<NamedReference> = ({ lists }, language) =>
      sortByNameCached(lists[group], language).map(({ id, name: names }) => ({ id, name: names[language] }))
    listRoute(app, nameOfGroup(group), page(items))
  }
  listRoute(
    app,
    'GET /api/workshops/',
    page(({ lists }, language) =>
      sortByName(lists.workshops, language).map(({ id, name, cityId }) => ({ id, name: name[language], city_id: cityId })),
    ),
  )
  listRoute(
    app,
    'GET /api/brands/',
    page((snapshot, language) => {
      const counts = countByBrand(snapshot)
      return selectShownBrands(snapshot.lists).brands.map(({ id, name, place }) => ({
        id,
        name: name[language],
        count: counts.get(id) ?? 0,
        ...(place === null ? {} : { place }),
      }))
    }),
  )
  listRoute(app, 'GET /api/brand/', ({ query, language }) => {
    const snapshot = catalog.current()
    const { id, name, text, isHidden } = findBrandBySlug(snapshot.lists, query.slug)
    return { id, name: name[language], count: countByBrand(snapshot).get(id) ?? 0, text: text[language], is_hidden: isHidden }
  })
  listRoute(app, 'GET /api/collections/', page(presentCollections))
  listRoute(
    app,
    'GET /api/countries/',
    page(({ lists }, language) =>
      lists.countries
        .map(({ code, name }) => ({ code, name: name[language], address: addressFormat(code).rule }))
        .toSorted((a, b) => collators[language].compare(a.name, b.name)),
    ),
  )
  contentRoutes(app, ctx, photoBase)
}

type Settings = Pick<ShopContext, 'company' | 'ownerSettings' | 'cryptoWallets'>
type Context = Settings & Pick<ShopContext, 'catalog' | 'now'>

function contentRoutes(app: FastifyInstance, { catalog, now, ...settings }: Context, photoBase: string): void {
  const page = pageProducer(catalog)
  listRoute(
    app,
    'GET /api/banners/',
    page(
      ({ content }, language) =>
        presentShownBanners(content.home, { place: 'popular', language, photoBase, now: now() }) ??
        content.banners.map(({ id, title, text, image, link }) => ({ id, title: title[language], text: text[language], image, link })),
    ),
  )
  listRoute(app, 'GET /api/home/', ({ language }) =>
    presentHome(catalog.current(), catalog.current().content.home, { language, photoBase, now: now() }),
  )
  listRoute(
    app,
    'GET /api/faqs/',
    page(({ content }, language) =>
      content.faqs.map(({ id, section, question, answer, order }) => ({
        id,
        section,
        question: question[language],
        answer: fillTemplate(answer[language], factsOf(language, settings)),
        is_active: true,
        order,
      })),
    ),
  )
  listRoute(
    app,
    'GET /api/videos/',
    page(({ content }, language) =>
      content.videos.map(({ id, title, description, videoUrl, format }) => ({
        id,
        title: title[language],
        description: description[language],
        video_url: videoUrl,
        format,
      })),
    ),
  )
  listRoute(
    app,
    'GET /api/reviews/',
    page(({ content }) =>
      content.reviews.map(({ id, author, text, language, sourceName, sourceUrl, writtenOn }) => ({
        id,
        author,
        text,
        language,
        source_name: sourceName,
        source_url: sourceUrl,
        written_on: writtenOn,
      })),
    ),
  )
  listRoute(
    app,
    'GET /api/specialists/',
    page(({ content }, language) =>
      content.specialists.map((specialist) =>
        presentSpecialist({ ...settings, catalog }, specialist, { language, photoBase, office: null }),
      ),
    ),
  )
}

function factsOf(language: Language, { company, ownerSettings, cryptoWallets }: Settings): Record<(typeof faqFacts)[number], string> {
  const current = company()
  const { appointments, transferDays } = current
  const { reservation_hours: reservation, reply_live_photo_request_hours: livePhotos } = ownerSettings()
  return {
    reservation: hoursText(language, reservation),
    coins: coinPaymentText(language, cryptoWallets()),
    transferDays: `${transferDays.min}–${transferDays.max}`,
    deliveryFee: formatCents(language, abroadCents),
    livePhotoHours: hoursText(language, livePhotos),
    hours: openingHours(current, language).join(', '),
    appointmentHours: `${appointments.opens}–${appointments.closes}`,
  }
}

const collators = { ru: new Intl.Collator('ru'), en: new Intl.Collator('en') }

function presentCollections({ lists }: CatalogSnapshot, language: Language, { brand: wanted }: CollectionsQuery): Collection[] {
  const [wantedId] = replaceMergedIds(lists, 'brands', [Number(wanted)])
  const brands = lists.brands.filter(({ id, name }) => wanted === undefined || id === wantedId || brandMatches(name.en, wanted))
  const byId = new Map(brands.map(({ id, name }) => [id, { id, name: name[language] }]))
  return sortByName(lists.collections, language).flatMap(({ id, name, brandId }) => {
    const brand = byId.get(brandId)
    return brand ? [{ id, name: name[language], brand }] : []
  })
}

function listRoute<Name extends ReadName>(app: FastifyInstance, name: Name, produce: Produce<Name>): void {
  const operationId = `list-${name.slice('GET /api/'.length, -1)}`
  addReadRoute(app, { name, cache: 'reference', operationId, tag: 'Lists', produce })
}

type Items<Item, Query = Paging> = (snapshot: CatalogSnapshot, language: Language, query: Query) => Item[]

function pageProducer(catalog: Catalog) {
  return <Item, Query extends Paging>(itemsOf: Items<Item, Query>) =>
    ({ query, url, language }: ReadRequest<Query>): Page<Item> => {
      const items = itemsOf(catalog.current(), language, query)
      const first = (query.page - 1) * query.page_size
      return { count: items.length, ...paginationLinks(url, query, items.length), results: items.slice(first, first + query.page_size) }
    }
}
