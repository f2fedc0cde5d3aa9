import { limits } from '#contract/limits.ts'
import type { CartReason } from '#server/context/reasons.ts'

/** The two lists of pieces that a customer marks; they behave alike. */
export type OwnList = 'favorite' | 'comparison_entry'

export const ownListLimits = {
  favorite: { max: limits.favoritesMax, reason: 'favorites-full' },
  comparison_entry: { max: limits.comparisonMax, reason: 'comparison-full' },
} as const satisfies Record<OwnList, { max: number; reason: CartReason }>
