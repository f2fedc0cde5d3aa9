import { data, redirect, type RouterContextProvider } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import type { CallApi } from '#app/client/call-api.ts'
import { getFacets, listAllKinds, listBags, listJewelry, listSale, listWatches } from '#app/client/catalog.ts'
import { packLoaderData } from '#app/client/loader-data.ts'
import { paths } from '#app/client/paths.ts'
import { toCardPiece } from '#app/sections/catalog/card-piece.ts'
import type { CatalogData, CatalogError, CatalogList, CategoryCount, SaleSection } from '#app/sections/catalog/catalog-data.ts'
import { catalogHead } from '#app/sections/catalog/catalog-head.server.ts'
import { loadNearby } from '#app/sections/catalog/load-nearby.server.ts'
import { loadSaleSections } from '#app/sections/catalog/load-sale-sections.server.ts'
import { redirectNamedCollections } from '#app/sections/catalog/redirect-named-collections.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { filtersOf } from '#contract/rules/catalog-change.ts'
import { groupFilters, modeGroups, type ShownFacets, getShownFacets, withoutRareCollections } from '#contract/rules/catalog-groups.ts'
import { type CatalogState, categoryOf, type Category, withCategory, parseCatalogState } from '#contract/rules/catalog-state.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

const lists = {
  watches: listWatches,
  jewelry: listJewelry,
  bags: listBags,
  sale: listSale,
  all: listAllKinds,
  brand: listAllKinds,
} as const

/** `text` is the owner's text about the brand. A hidden brand is not indexed. */
type ShownBrand = { id: number; name: string; slug: string; text: string; is_hidden: boolean }

/** Returns the mode that determines the list's path. The mode `all` has no path of its own and uses the path of watches. */
const pathOf = (mode: CatalogMode) => (mode === 'all' ? 'watches' : mode)

/** Loads everything that a catalog screen shows. A failed list becomes an error in the page; failed counts are left out. */
export async function loadCatalog(path: CatalogMode, { request, context }: Args, brand?: ShownBrand) {
  const page = pageContext(context)
  const params = new URL(request.url).searchParams
  const catalogState = parseCatalogState(path, params, brand?.slug)
  await redirectNamedCollections(page.callApi, catalogState, params)
  if (pathOf(catalogState.mode) !== path) throw redirect(paths.list(catalogState.mode, catalogState.view))
  const [listResult, facetCounts, categoryCounts, sections] = await Promise.all([
    loadList(page.callApi, catalogState).catch(toListError),
    loadFacets(page.callApi, catalogState),
    loadCategoryCounts(page.callApi, catalogState, brand),
    loadSaleSections(page.callApi, catalogState),
  ])
  const { list, listError, status } = 'status' in listResult ? listResult : { list: listResult, listError: null, status: 200 }
  if (facetCounts) redirectUnknownFilters(catalogState, facetCounts)
  if (list) redirectPastLastPage(catalogState, list.count)
  const nearby = list?.count === 0 && !sections.length ? await loadNearby(page.callApi, catalogState, lists[catalogState.mode]) : null
  const head = catalogHead(page, catalogState, brand)
  const shown: CatalogData = {
    list,
    listError,
    facets: facetCounts && shortened(facetCounts, catalogState),
    categoryCounts: sections.length ? saleCounts(catalogState, list, sections) : categoryCounts,
    nearby,
    ...(sections.length && { sections }),
    head,
    ...(brand && { brandName: brand.name, brandText: brand.text }),
  }
  return data(packLoaderData(shown, page.isDocument ? 'catalog' : undefined), { status })
}

async function loadList(call: CallApi, { mode, view }: CatalogState): Promise<CatalogList> {
  const { count, next, previous, results, understood } = await lists[mode](call, view)
  const seed = seedOf(next ?? previous)
  return { count, pieces: results.map(toCardPiece), ...(seed === undefined ? {} : { seed }), ...(understood && { understood }) }
}

function seedOf(path: string | null): number | undefined {
  const seed = new URLSearchParams(path?.split('?')[1]).get('seed')
  return seed === null ? undefined : Number(seed)
}

/** Removes rare collections from the facets. Keeps all collections if the list is filtered by brand, because a brand has few. */
function shortened(facets: ShownFacets, { view }: CatalogState): ShownFacets {
  return view.brand_ids || view.brand ? facets : withoutRareCollections(facets, view.collection)
}

/** Converts an `ApiError` into a failed list: status 400 if the server rejected the query, else 503. Rethrows other errors. */
function toListError(error: unknown): { list: null; listError: CatalogError; status: number } {
  if (!(error instanceof ApiError)) throw error
  return { list: null, listError: { detail: error.detail, errors: error.errors }, status: error.status === 400 ? 400 : 503 }
}

async function loadFacets(call: CallApi, { mode, view }: CatalogState): Promise<ShownFacets | null> {
  return getFacets(call, mode, filtersOf(view)).then(
    (response) => getShownFacets(response, mode),
    () => null,
  )
}

/**
 * Counts the matches of the current search, brand and filters in each category. Without a search, counts only in the mode `all` and on a
 * brand's page.
 */
async function loadCategoryCounts(call: CallApi, catalogState: CatalogState, brand?: ShownBrand): Promise<CategoryCount[]> {
  if (!catalogState.view.search && catalogState.mode !== 'all' && !brand) return []
  const countIn = async (category: Category): Promise<CategoryCount[]> => {
    const there = inCategory(catalogState, category, brand)
    return lists[there.mode](call, { ...there.view, page_size: 1 }).then(
      ({ count }) => [{ category, catalogState: there, count }],
      () => [],
    )
  }
  const counts = await Promise.all((['all', 'watches', 'jewelry', 'bags'] as const).map(countIn))
  const shown = counts.flat().filter(({ count }) => !brand || count > 0)
  // fewer than three counts cover only `all` and a single kind, so there is no category to choose
  return brand && shown.length < 3 ? [] : shown
}

/** Returns the first page of the list of a category, with the filters that it shares with the current list. */
function inCategory({ mode, view }: CatalogState, category: Category, brand?: ShownBrand): CatalogState {
  const first = { ...view, page: 1, seed: undefined }
  if (category === categoryOf({ mode })) return { mode, view: first }
  return withCategory(
    brand ? { mode: 'all', view: { ...first, brand: undefined, brand_ids: [brand.id] } } : { mode, view: first },
    category,
  )
}

function saleCounts(catalogState: CatalogState, list: CatalogList | null, sections: readonly SaleSection[]): CategoryCount[] {
  const watches = { category: 'watches', catalogState, count: list?.count ?? 0 } as const
  const others = sections.map(({ category, catalogState: there, count }) => ({ category, catalogState: there, count }))
  return [...(watches.count ? [watches] : []), ...others]
}

function redirectPastLastPage({ mode, view }: CatalogState, count: number): void {
  const last = Math.max(1, Math.ceil(count / view.page_size))
  if (view.page > last) throw redirect(paths.list(mode, { ...view, page: last }))
}

/** Redirects to the URL without unknown filter values. A chosen value is unknown if the facets do not contain it. */
function redirectUnknownFilters({ mode, view }: CatalogState, { groups }: ShownFacets): void {
  const known = { ...view }
  for (const group of modeGroups[mode]) {
    const filter = groupFilters[group]
    const values = groups[group] ?? []
    // a number may also be the name of a collection
    const valueOf = (given: number) =>
      values.find(({ id }) => id === given) ?? (group === 'collections' ? values.find(({ name }) => name === String(given)) : undefined)
    known[filter] = view[filter]?.flatMap((id) => valueOf(id)?.id ?? [])
  }
  if (modeGroups[mode].some((group) => known[groupFilters[group]]?.join() !== view[groupFilters[group]]?.join()))
    throw redirect(paths.list(mode, known))
}
