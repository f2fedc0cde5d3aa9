import type { MetaDescriptor } from 'react-router'
import type { FieldErrors } from '#app/client/api-error.ts'
import type { CardPiece } from '#app/sections/product-card.tsx'
import type { ShownFacets } from '#contract/rules/catalog-groups.ts'
import type { CatalogState, Category } from '#contract/rules/catalog-state.ts'
import type { Understood } from '#contract/understood.ts'

/**
 * `seed` keeps a shuffled order across pages; absent if the list is sorted or has a single page. `understood` contains the properties that
 * the server recognized in the search text and that narrow the list.
 */
export type CatalogList = { count: number; pieces: CardPiece[]; seed?: number; understood?: readonly Understood[] }

/** Error of a list: the message of the server or of a timeout, or `isNetwork` if there was no connection. */
export type CatalogError = { detail?: string; message?: string; errors?: FieldErrors; isNetwork?: boolean }

/** Number of matching pieces in a category or in all categories, with the catalog state that lists them. */
export type CategoryCount = { category: Category; catalogState: CatalogState; count: number }

/**
 * Pieces suggested for an empty list: matches of all filters but one (`near`), matches of the same search in all kinds (`elsewhere`), all
 * pieces of the chosen brand (`unfiltered`), or the newest pieces.
 */
export type NearbyPieces = { reason: 'near' | 'elsewhere' | 'unfiltered' | 'newest'; pieces: CardPiece[] }

/**
 * Jewelry or bags at a reduced price on the sale page, whose own list contains only watches. `pieces` are the first pieces, or none on
 * later pages; `catalogState` lists all pieces of the section.
 */
export type SaleSection = CategoryCount & { category: 'jewelry' | 'bags'; pieces: CardPiece[] }

/** Data of a catalog screen. Filters, order and page number are in the URL. `brandName` is set on a brand's page. */
export type CatalogData = {
  list: CatalogList | null
  listError: CatalogError | null
  facets: ShownFacets | null
  categoryCounts: CategoryCount[]
  nearby: NearbyPieces | null
  sections?: SaleSection[]
  brandName?: string
  brandText?: string
  head: MetaDescriptor[]
}
