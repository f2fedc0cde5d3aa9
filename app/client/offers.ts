import { callApi } from '#app/client/call-api.ts'
import { queryClient } from '#app/client/query-client.ts'
import { queryKeys } from '#app/client/query-keys.ts'
import type { OwnOffer } from '#contract/offer.ts'
import type { OfferDecision } from '#contract/rules/offer-rules.ts'
import type { PieceRef } from '#contract/rules/piece-ref.ts'

export const offerTermsQuery = ({ kind, id }: PieceRef) => ({
  queryKey: [...queryKeys.offers, kind, id],
  queryFn: () => callApi('GET /api/offers/', { query: { kind, piece_id: id } }),
  retry: false,
})

type Offered = { price: string; note: string; hasTradeIn: boolean; key: string }

/** Makes an offer on a piece. `key` is the idempotency key; all attempts of one offer share it. */
export async function makeOffer({ kind, id }: PieceRef, { price, note, hasTradeIn, key }: Offered): Promise<OwnOffer> {
  const body = { kind, piece_id: id, price_usd: price, note, trade_in: hasTradeIn, key }
  const offer = await callApi('POST /api/offers/', { body })
  await readAgain()
  return offer
}

export async function decideOnOffer({ number, version }: OwnOffer, decision: OfferDecision, price?: string): Promise<OwnOffer> {
  const body = { decision, version, ...(price === undefined ? {} : { price_usd: price }) }
  try {
    return await callApi('POST /api/offers/:id/decisions/', { params: { id: number }, body })
  } finally {
    await readAgain()
  }
}

async function readAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.offers }),
    queryClient.invalidateQueries({ queryKey: queryKeys.messages }),
  ])
}
