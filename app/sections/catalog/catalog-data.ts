import type { MetaDescriptor } from 'react-router'
import type { FieldErrors } from '#app/client/api-error.ts'
import type { CardPiece } from '#app/sections/product-card.tsx'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogState, Category } from '#contract/rules/catalog-state.ts'

/** `seed` keeps a shuffled order from page to page; absent where the list has an order or a single page. */
export type CatalogList = { count: number; pieces: CardPiece[]; seed?: number }

/** Why there is no list: the server's message, or a missing response. */
export type CatalogError = { detail?: string; message?: string; errors?: FieldErrors; isNetwork?: boolean }

/** How much there is in another category. */
export type CategoryCount = { category: Category; catalogState: CatalogState; count: number }

/** What is shown where nothing fits: what all filters but one let through, the same search in all kinds, the list without its filters, or what came last. */
export type NearbyPieces = { reason: 'near' | 'elsewhere' | 'unfiltered' | 'newest'; pieces: CardPiece[] }

/** What a screen of the catalog shows; the URL holds the rest. `brandName` is of a brand's page. */
export type CatalogData = {
  list: CatalogList | null
  listError: CatalogError | null
  facets: ShownFacets | null
  categoryCounts: CategoryCount[]
  nearby: NearbyPieces | null
  brandName?: string
  brandText?: string
  head: MetaDescriptor[]
}
