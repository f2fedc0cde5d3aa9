import type { CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'

export type ListView = Partial<CatalogQuery>

export const listPaths = { watches: '/catalog', jewelry: '/jewelry', bags: '/bags', sale: '/sale', all: '/catalog' } as const

/**
 * Returns the path of a list with its view. The lists `watches` and `all` share the path `/catalog`. By default, this path shows `all` for
 * a search, else `watches`. The parameter `category` overrides the default. `brand` is part of the path of a brand page.
 */
export function listPath(mode: CatalogMode, { brand, ...view }: ListView = {}): string {
  if (mode === 'brand') return withView(`/brands/${brand}`, view)
  const category = categoryParam(mode, view)
  return withView(listPaths[mode], { ...view, ...(brand === undefined ? {} : { brand }), ...(category && { category }) })
}

function categoryParam(mode: CatalogMode, { search }: ListView): 'watches' | 'all' | undefined {
  if (mode === 'watches' && search) return 'watches'
  return mode === 'all' && !search ? 'all' : undefined
}

export function withView(path: string, view: ListView = {}): string {
  const query = formatCatalogParams(view).toString()
  // keeps the commas between ids readable, because commas need no escaping in a query
  return query ? `${path}?${query.replaceAll('%2C', ',')}` : path
}
