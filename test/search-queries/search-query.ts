import type { Kind } from '#contract/piece.ts'

/**
 * A query as people type it, and the expected first result. `brand` alone: any piece of the brand may be first; `model`
 * is a part of the collection or the model, `reference` a part of the reference, each without regard to case, accents
 * and separators.
 */
export type SearchQuery = { typed: string; brand: string; model?: string; reference?: string; kind?: Kind }
