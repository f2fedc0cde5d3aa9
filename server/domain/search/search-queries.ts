import { errorQueries } from '#server/domain/search/queries/error-queries.ts'
import { moreJewelryAndBagQueries } from '#server/domain/search/queries/more-jewelry-and-bag-queries.ts'
import { moreWatchQueries } from '#server/domain/search/queries/more-watch-queries.ts'
import { nameQueries } from '#server/domain/search/queries/name-queries.ts'
import { referenceQueries } from '#server/domain/search/queries/reference-queries.ts'
import type { SearchQuery } from '#server/domain/search/search-query.ts'

/** The measure of the search (HDR-06): queries by class, over the demo catalogue. None was dropped for failing. */
export const searchQueries: Record<string, readonly SearchQuery[]> = {
  ...nameQueries,
  ...errorQueries,
  ...referenceQueries,
  'more watches': moreWatchQueries,
  'more jewelry and bags': moreJewelryAndBagQueries,
}

/** What no piece of the shop answers to. */
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
