import type { CallApi } from '#app/client/call-api.ts'
import type { CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'

type View = Partial<CatalogQuery>

export const listWatches = (call: CallApi, query: View = {}, signal?: AbortSignal) => call('GET /api/watches/', { query, signal })
export const listJewelry = (call: CallApi, query: View = {}, signal?: AbortSignal) => call('GET /api/jewelry/', { query, signal })
export const listBags = (call: CallApi, query: View = {}, signal?: AbortSignal) => call('GET /api/bags/', { query, signal })
export const listSale = (call: CallApi, query: View = {}, signal?: AbortSignal) => call('GET /api/sale/', { query, signal })
export const listAllKinds = (call: CallApi, query: View = {}, signal?: AbortSignal) => call('GET /api/pieces/', { query, signal })
export const listPopular = (call: CallApi, pageSize: number) => call('GET /api/popular/', { query: { page_size: pageSize } })

export const getFacets = (call: CallApi, mode: CatalogMode, query: View = {}, signal?: AbortSignal) =>
  call(`GET /api/${mode === 'all' || mode === 'brand' ? 'pieces' : mode}/facets/`, { query, signal })

export const getWatch = (call: CallApi, id: number) => call('GET /api/watches/:id/', { params: { id } })
export const getJewelry = (call: CallApi, id: number) => call('GET /api/jewelry/:id/', { params: { id } })
export const getBag = (call: CallApi, id: number) => call('GET /api/bags/:id/', { params: { id } })

export const listBrands = (call: CallApi) => call('GET /api/brands/')

export const getBrand = (call: CallApi, slug: string) => call('GET /api/brand/', { query: { slug } })

export const listCollections = (call: CallApi) => call('GET /api/collections/')
