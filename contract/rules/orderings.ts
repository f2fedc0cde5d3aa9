/** Sort orders that can be chosen. Without a choice, a list is sorted by relevance if there is a search, else shuffled by `seed`. */
export const orderings = ['-published_at', '-production_year', 'brand__name', 'price_usd', '-price_usd'] as const
export type Ordering = (typeof orderings)[number]
