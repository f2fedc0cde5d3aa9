/** Orders that a person can choose; without one: relevance when searching, else a shuffle that `seed` fixes. */
export const orderings = ['-published_at', '-production_year', 'brand__name', 'price_usd', '-price_usd'] as const
export type Ordering = (typeof orderings)[number]
