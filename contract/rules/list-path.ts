import type { CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'

export type ListView = Partial<CatalogQuery>

export const listPaths = { watches: '/catalog', jewelry: '/jewelry', bags: '/bags', sale: '/sale', all: '/catalog' } as const

/**
 * A list with its view. Watches and all kinds share a path: a search there is for all kinds, a plain list of watches, so the
 * others name their category. The brand of a brand's page is part of its path.
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
  // A comma separates ids in URLs that people read and share; it needs no escape.
  return query ? `${path}?${query.replaceAll('%2C', ',')}` : path
}
