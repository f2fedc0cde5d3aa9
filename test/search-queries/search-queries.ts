import { errorQueries } from '#test/search-queries/error-queries.ts'
import { moreJewelryAndBagQueries } from '#test/search-queries/more-jewelry-and-bag-queries.ts'
import { moreWatchQueries } from '#test/search-queries/more-watch-queries.ts'
import { nameQueries } from '#test/search-queries/name-queries.ts'
import { referenceQueries } from '#test/search-queries/reference-queries.ts'
import type { SearchQuery } from '#test/search-queries/search-query.ts'

/**
 * The queries by which the search is measured (HDR-06), by class, for the demo catalog. They include queries that the search still answers
 * wrongly.
 */
export const searchQueries: Record<string, readonly SearchQuery[]> = {
  ...nameQueries,
  ...errorQueries,
  ...referenceQueries,
  'more watches': moreWatchQueries,
  'more jewelry and bags': moreJewelryAndBagQueries,
}

export const nonsenseQueries = [
  'asdfqwer',
  'холодильник',
  'qwertyuiop',
  'йцукен',
  'телефон самсунг',
  'стиральная машина',
  'xyzzy',
  'погода завтра',
  'ывапролд',
  '99999999',
  'купить',
  '🙂🙂🙂',
] as const
