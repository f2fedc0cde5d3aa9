import { data, redirect, type RouterContextProvider } from 'react-router'
import { ApiError } from '#app/client/api-error.ts'
import type { CallApi } from '#app/client/call-api.ts'
import { facets, listBags, listJewelry, listSale, listWatches } from '#app/client/catalog.ts'
import { handOver } from '#app/client/handed.ts'
import { paths } from '#app/client/paths.ts'
import { toCardPiece } from '#app/sections/catalog/card-piece.ts'
import type { CatalogData, CatalogFailure, CatalogList, Elsewhere } from '#app/sections/catalog/catalog-data.ts'
import { catalogHead } from '#app/sections/catalog/catalog-head.server.ts'
import { pageContext } from '#app/sections/seo/page-context.server.ts'
import type { CatalogMode } from '#contract/catalog-query.ts'
import { filtersOf } from '#contract/rules/catalog-change.ts'
import { type ShownFacets, shownFacets } from '#contract/rules/catalog-groups.ts'
import { type CatalogPlace, inCategory, placeOfAddress } from '#contract/rules/catalog-place.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

const lists = { watches: listWatches, jewelry: listJewelry, bags: listBags, sale: listSale } as const

/** Everything a screen of the catalogue shows. A failing list is part of the page (CAT-11); failing counts only leave gaps. */
export async function loadCatalog(mode: CatalogMode, { request, context }: Args) {
  const page = pageContext(context)
  const place = placeOfAddress(mode, new URL(request.url).searchParams)
  if (place.mode !== mode) throw redirect(paths.list(place.mode, place.view))
  const [found, counted, elsewhere] = await Promise.all([
    loadList(page.callApi, place).catch(toFailure),
    loadFacets(page.callApi, place),
    loadElsewhere(page.callApi, place),
  ])
  const { list, failure, status } = 'status' in found ? found : { list: found, failure: null, status: 200 }
  if (list) refuseBeyondLast(place, list.count)
  const shown: CatalogData = { list, failure, facets: counted, elsewhere, head: catalogHead(page, place) }
  return data(handOver(shown), { status })
}

async function loadList(call: CallApi, { mode, view }: CatalogPlace): Promise<CatalogList> {
  const { count, next, previous, results } = await lists[mode](call, view)
  const seed = seedOf(next ?? previous)
  return { count, pieces: results.map(toCardPiece), ...(seed === undefined ? {} : { seed }) }
}

function seedOf(path: string | null): number | undefined {
  const seed = new URLSearchParams(path?.split('?')[1]).get('seed')
  return seed === null ? undefined : Number(seed)
}

/** Only what the API refused is the list's failure; a fault of our own goes to the error screen. */
function toFailure(error: unknown): { list: null; failure: CatalogFailure; status: number } {
  if (!(error instanceof ApiError)) throw error
  return { list: null, failure: { detail: error.detail, errors: error.errors }, status: error.status === 400 ? 400 : 503 }
}

async function loadFacets(call: CallApi, { mode, view }: CatalogPlace): Promise<ShownFacets | null> {
  return facets(call, mode, filtersOf(view)).then(
    (answer) => shownFacets(answer, mode, view),
    () => null,
  )
}

/** What the same words find in each category; asked only where a person looks at more than one. */
async function loadElsewhere(call: CallApi, place: CatalogPlace): Promise<Elsewhere[]> {
  const { search, category } = place.view
  if (!search && category !== 'all') return []
  const found = (['watches', 'jewelry', 'bags'] as const).map(async (other): Promise<Elsewhere[]> => {
    const there = inCategory({ mode: place.mode, view: { page: 1, page_size: place.view.page_size, search } }, other)
    return lists[other](call, { search, page_size: 1 }).then(
      ({ count }) => [{ category: other, place: there, count }],
      () => [],
    )
  })
  return (await Promise.all(found)).flat()
}

/** A page after the last one, from an old link: the last one is what there is. */
function refuseBeyondLast({ mode, view }: CatalogPlace, count: number): void {
  const last = Math.max(1, Math.ceil(count / view.page_size))
  if (view.page > last) throw redirect(paths.list(mode, { ...view, page: last }))
}
