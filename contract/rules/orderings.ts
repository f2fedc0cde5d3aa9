/** Sort orders that a person can choose. The default is relevance with a search, else a shuffle fixed by `seed`. */
export const orderings = ['-published_at', '-production_year', 'brand__name', 'price_usd', '-price_usd'] as const
export type Ordering = (typeof orderings)[number]
