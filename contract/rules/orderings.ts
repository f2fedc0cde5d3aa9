/** Sort orders that a person can choose. Without a choice, lists are sorted by relevance to a search, else shuffled by `seed`. */
export const orderings = ['-published_at', '-production_year', 'brand__name', 'price_usd', '-price_usd'] as const
export type Ordering = (typeof orderings)[number]
