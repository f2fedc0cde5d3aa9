import type { MetaDescriptor } from 'react-router'
import type { FieldErrors } from '#app/client/api-error.ts'
import type { CardPiece } from '#app/sections/product-card.tsx'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogState, Category } from '#contract/rules/catalog-state.ts'

/** `seed` keeps a shuffled order across pages; absent if the list is sorted or has a single page. */
export type CatalogList = { count: number; pieces: CardPiece[]; seed?: number }

/** Why the list is missing: the server's message, or `isNetwork` if there was no response. */
export type CatalogError = { detail?: string; message?: string; errors?: FieldErrors; isNetwork?: boolean }

/** Number of matching pieces in one category, or in all of them, and the state of the catalog that lists them. */
export type CategoryCount = { category: Category; catalogState: CatalogState; count: number }

/**
 * Pieces shown for an empty list: matches of all filters but one (`near`), of the same search in all kinds
 * (`elsewhere`), of the list without filters (`unfiltered`), or the newest.
 */
export type NearbyPieces = { reason: 'near' | 'elsewhere' | 'unfiltered' | 'newest'; pieces: CardPiece[] }

/** Reduced pieces of another kind on the page of the sale: the first ones (none on later pages), and the list that holds all of them. */
export type SaleSection = CategoryCount & { category: 'jewelry' | 'bags'; pieces: CardPiece[] }

/** Data of a catalog screen; its filters, order and page are in the URL. `brandName` is set on a brand's page. */
export type CatalogData = {
  list: CatalogList | null
  listError: CatalogError | null
  facets: ShownFacets | null
  categoryCounts: CategoryCount[]
  nearby: NearbyPieces | null
  /** Only on the page of the sale. */
  sections?: SaleSection[]
  brandName?: string
  brandText?: string
  head: MetaDescriptor[]
}
