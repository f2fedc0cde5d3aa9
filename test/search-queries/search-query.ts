import type { Kind } from '#contract/piece.ts'

/**
 * A query as people type it, and the expected first result. With `brand` alone, any piece of the brand may be first. The collection or
 * model must contain `model`, and the reference must contain `reference`. Case, accents and separators are ignored.
 */
export type SearchQuery = { typed: string; brand: string; model?: string; reference?: string; kind?: Kind }
