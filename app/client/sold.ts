import type { CallApi } from '#app/client/call-api.ts'
import type { SoldQuery } from '#contract/sold.ts'

/** One page of the archive of sold pieces. */
export const listSold = (call: CallApi, query: Partial<SoldQuery>) => call('GET /api/sold/', { query })

/** Sold pieces similar to a piece. */
export const listSimilarSold = (call: CallApi, pieceId: number) => call('GET /api/sold/similar/', { query: { piece_id: pieceId } })
