import { data, redirect, type RouterContextProvider } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import type { CallApi } from '#app/client/call-api.ts'
import { getFacets, listBags, listJewelry, listSale, listWatches } from '#app/client/catalog.ts'
import { packLoaderData } from '#app/client/loader-data.ts'
import { paths } from '#app/client/paths.ts'
import { toCardPiece } from '#app/sections/catalog/card-piece.ts'
import type { CatalogData, CatalogError, CatalogList, CategoryCount } from '#app/sections/catalog/catalog-data.ts'
import { catalogHead } from '#app/sections/catalog/catalog-head.server.ts'
import { redirectNamedCollections } from '#app/sections/catalog/redirect-named-collections.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { filtersOf } from '#contract/rules/catalog-change.ts'
import { groupFilters, modeGroups, type ShownFacets, getShownFacets } from '#contract/rules/catalog-groups.ts'
import { type CatalogState, withCategory, parseCatalogState } from '#contract/rules/catalog-state.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

const lists = { watches: listWatches, jewelry: listJewelry, bags: listBags, sale: listSale } as const

/** Everything a screen of the catalogue shows. A failing list is part of the page (CAT-11); failing counts only leave gaps. */
export async function loadCatalog(mode: CatalogMode, { request, context }: Args) {
  const page = pageContext(context)
  const params = new URL(request.url).searchParams
  const catalogState = parseCatalogState(mode, params)
  await redirectNamedCollections(page.callApi, catalogState, params)
  if (catalogState.mode !== mode) throw redirect(paths.list(catalogState.mode, catalogState.view))
  const [listResult, facetCounts, categoryCounts] = await Promise.all([
    loadList(page.callApi, catalogState).catch(toListError),
    loadFacets(page.callApi, catalogState),
    loadCategoryCounts(page.callApi, catalogState),
  ])
  const { list, listError, status } = 'status' in listResult ? listResult : { list: listResult, listError: null, status: 200 }
  if (facetCounts) redirectUnknownFilters(catalogState, facetCounts)
  if (list) redirectPastLastPage(catalogState, list.count)
  const shown: CatalogData = { list, listError, facets: facetCounts, categoryCounts, head: catalogHead(page, catalogState) }
  return data(packLoaderData(shown), { status })
}

async function loadList(call: CallApi, { mode, view }: CatalogState): Promise<CatalogList> {
  const { count, next, previous, results } = await lists[mode](call, view)
  const seed = seedOf(next ?? previous)
  return { count, pieces: results.map(toCardPiece), ...(seed === undefined ? {} : { seed }) }
}

function seedOf(path: string | null): number | undefined {
  const seed = new URLSearchParams(path?.split('?')[1]).get('seed')
  return seed === null ? undefined : Number(seed)
}

/** Only what the API refused is the list's failure; a fault of our own goes to the error screen. */
function toListError(error: unknown): { list: null; listError: CatalogError; status: number } {
  if (!(error instanceof ApiError)) throw error
  return { list: null, listError: { detail: error.detail, errors: error.errors }, status: error.status === 400 ? 400 : 503 }
}

async function loadFacets(call: CallApi, { mode, view }: CatalogState): Promise<ShownFacets | null> {
  return getFacets(call, mode, filtersOf(view)).then(
    (response) => getShownFacets(response, mode, view),
    () => null,
  )
}

/** Counts of the same search in each category; loaded only where a person looks at more than one. */
async function loadCategoryCounts(call: CallApi, catalogState: CatalogState): Promise<CategoryCount[]> {
  const { search, category } = catalogState.view
  if (!search && category !== 'all') return []
  const listResult = (['watches', 'jewelry', 'bags'] as const).map(async (other): Promise<CategoryCount[]> => {
    const there = withCategory({ mode: catalogState.mode, view: { page: 1, page_size: catalogState.view.page_size, search } }, other)
    return lists[other](call, { search, page_size: 1 }).then(
      ({ count }) => [{ category: other, catalogState: there, count }],
      () => [],
    )
  })
  return (await Promise.all(listResult)).flat()
}

/** A page after the last one, from an old link: redirects to the last one. */
function redirectPastLastPage({ mode, view }: CatalogState, count: number): void {
  const last = Math.max(1, Math.ceil(count / view.page_size))
  if (view.page > last) throw redirect(paths.list(mode, { ...view, page: last }))
}

/** Unknown values, from an old link or made up: redirects to the URL without them. Facets hold every chosen value that exists. */
function redirectUnknownFilters({ mode, view }: CatalogState, { groups }: ShownFacets): void {
  const known = { ...view }
  for (const group of modeGroups[mode]) {
    const filter = groupFilters[group]
    const values = groups[group] ?? []
    // a collection may be called by a number
    const valueOf = (given: number) =>
      values.find(({ id }) => id === given) ?? (group === 'collections' ? values.find(({ name }) => name === String(given)) : undefined)
    known[filter] = view[filter]?.flatMap((id) => valueOf(id)?.id ?? [])
  }
  if (modeGroups[mode].some((group) => known[groupFilters[group]]?.join() !== view[groupFilters[group]]?.join()))
    throw redirect(paths.list(mode, known))
}
