import type { MetaDescriptor } from 'react-router'
import type { FieldErrors } from '#app/client/api-error.ts'
import type { CardPiece } from '#app/sections/product-card.tsx'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogPlace, Category } from '#contract/rules/catalog-place.ts'

/** `seed` keeps a shuffled order from page to page; absent where the list has an order or a single page. */
export type CatalogList = { count: number; pieces: CardPiece[]; seed?: number }

/** Why there is no list: what the server said, or that no answer came. */
export type CatalogFailure = { detail?: string; message?: string; errors?: FieldErrors; isNetwork?: boolean }

/** How much a search finds in another category. */
export type Elsewhere = { category: Exclude<Category, 'all'>; place: CatalogPlace; count: number }

/** What a screen of the catalogue shows; the address says the rest. */
export type CatalogData = {
  list: CatalogList | null
  failure: CatalogFailure | null
  facets: ShownFacets | null
  elsewhere: Elsewhere[]
  head: MetaDescriptor[]
}
