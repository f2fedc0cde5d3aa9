import type { CallApi } from '#app/client/call-api.ts'
import type { Bag, BagCard } from '#contract/bag.ts'
import type { CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'
import type { Facets } from '#contract/facets.ts'
import type { Jewelry, JewelryCard } from '#contract/jewelry.ts'
import type { Page } from '#contract/paging.ts'
import type { Brand } from '#contract/reference-lists.ts'
import { writeCatalogAddress } from '#contract/rules/catalog-address.ts'
import type { Watch, WatchCard } from '#contract/watch.ts'

type View = Partial<CatalogQuery>

function listPath(mode: CatalogMode | 'popular', view: View, part = ''): string {
  const address = writeCatalogAddress(view)
  // The page size of an address is one of three; a call may ask for any.
  if (view.page_size) address.set('page_size', String(view.page_size))
  const query = address.toString()
  return `/api/${mode}/${part}${query ? `?${query}` : ''}`
}

export const listWatches = (call: CallApi, view: View = {}, signal?: AbortSignal) =>
  call<Page<WatchCard>>(listPath('watches', view), { signal })
export const listJewelry = (call: CallApi, view: View = {}, signal?: AbortSignal) =>
  call<Page<JewelryCard>>(listPath('jewelry', view), { signal })
export const listBags = (call: CallApi, view: View = {}, signal?: AbortSignal) => call<Page<BagCard>>(listPath('bags', view), { signal })
export const listSale = (call: CallApi, view: View = {}, signal?: AbortSignal) => call<Page<WatchCard>>(listPath('sale', view), { signal })
export const listPopular = (call: CallApi, pageSize: number) => call<Page<WatchCard>>(listPath('popular', { page_size: pageSize }))

export const facets = (call: CallApi, mode: CatalogMode, view: View = {}, signal?: AbortSignal) =>
  call<Facets>(listPath(mode, view, 'facets/'), { signal })

export const getWatch = (call: CallApi, id: number) => call<Watch>(`/api/watches/${id}/`)
export const getJewelry = (call: CallApi, id: number) => call<Jewelry>(`/api/jewelry/${id}/`)
export const getBag = (call: CallApi, id: number) => call<Bag>(`/api/bags/${id}/`)

/** All brands with what is for sale of each. */
export const listBrands = (call: CallApi) => call<Page<Brand>>('/api/brands/')
