import type { CallApi } from '#app/client/call-api.ts'
import type { SoldQuery } from '#contract/sold.ts'

export const listSold = (call: CallApi, query: Partial<SoldQuery>) => call('GET /api/sold/', { query })

export const listSimilarSold = (call: CallApi, pieceId: number) => call('GET /api/sold/similar/', { query: { piece_id: pieceId } })
